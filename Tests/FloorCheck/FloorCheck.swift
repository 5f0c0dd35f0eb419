import Foundation

/// Finds from the sources of DpendKit which floor uses which, prints the drawing, and fails on an arrow that points up:
/// `FloorCheck FOLDER [PAGE]`. A page must show the same drawing. It also finds words of libraries outside of their
/// folders.
@main
enum FloorCheck {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let folder = arguments.first else { throw UsageError() }
        let root = URL(fileURLWithPath: folder)
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        var files: [FloorFile] = []
        var strays: [String] = []
        for path in paths.sorted() where path.hasSuffix(".swift") {
            if let file = try FloorFile(path, in: root) { files.append(file) } else { strays.append(path) }
        }
        let arrows = Arrows(files)
        print(arrows.drawing, terminator: "")

        var errors = strays.map { "\($0) lies on no floor" }
        for (user, used, uses) in arrows.upward {
            errors.append("\(Floors.name(user)) uses \(Floors.name(used)), which is above it")
            for use in uses { errors.append("  \(use.place): \(use.name)") }
        }
        for path in files.filter({ Floors.name($0.floor) != "Reading" && $0.importsSwiftSyntax }).map(\.path) {
            errors.append("\(path) imports swift-syntax, which only Reading may")
        }
        if let page = arguments.dropFirst().first,
            try !String(contentsOfFile: page, encoding: .utf8).contains(arrows.drawing)
        {
            errors.append("\(page) shows another drawing: put this one in")
        }
        errors += arrows.strayOperators
        errors += LibraryWords(files).errors(files)
        errors += try Door(root).errors(files)
        for error in errors {
            FileHandle.standardError.write(Data((error.hasPrefix(" ") ? "\(error)\n" : "error: \(error)\n").utf8))
        }
        exit(errors.isEmpty ? 0 : 1)
    }
}

struct UsageError: Error, CustomStringConvertible {
    var description: String { "usage: FloorCheck FOLDER [PAGE]" }
}
