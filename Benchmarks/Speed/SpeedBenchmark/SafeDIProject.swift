import Foundation

/// The files of a workload with SafeDI's macros instead of dpend's discovery.
///
/// In SafeDI one instance makes another one, and the instances below it receive it. So one root makes everything that
/// the others receive: `@Received` for each dependency.
struct SafeDIProject {
    private let folder: URL
    private let list: URL

    init(_ workload: Workload, in scratch: URL) throws {
        let folder = scratch.appendingPathComponent("safedi-\(workload.count)")
        self.folder = folder
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var paths: [String] = []
        var root = "@Instantiable(isRoot: true)\npublic final class RootImpl: Instantiable {\n"
        try workload.forEachText { type, text in
            let file = folder.appendingPathComponent("\(Workload.name(of: type)).swift")
            try Data(Self.decorated(text, Workload.name(of: type)).utf8).write(to: file)
            paths.append(file.path)
            let name = Workload.name(of: type)
            root += "    @Instantiated private let \(name.prefix(1).lowercased() + name.dropFirst()): any \(name)\n"
        }
        let file = folder.appendingPathComponent("Root.swift")
        try Data("import SafeDI\n\n\(root)}\n".utf8).write(to: file)
        list = folder.appendingPathComponent("inputs.csv")
        try Data((paths + [file.path]).joined(separator: ",").utf8).write(to: list)
    }

    /// The tool on all files, as its build plugin runs it.
    func command(_ tool: String) -> ProcessRun {
        ProcessRun(program: tool, arguments: [list.path])
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    private static func decorated(_ text: String, _ name: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if line.hasPrefix("public final class ") {
                return "@Instantiable(fulfillingAdditionalTypes: [\(name).self])\n\(line.dropLast(2)), Instantiable {"
            }
            if line.hasPrefix("    private let ") { return "    @Received \(line.drop { $0 == " " })" }
            return line == "import Foundation" ? "import Foundation\nimport SafeDI" : String(line)
        }.joined(separator: "\n")
    }
}
