import Foundation

/// Stands for Xcode: passes targets to the code of the plugins, and prints their command lines, one argument in a line.
///
///     driver build PROJECT WORK-FOLDER TARGET TARGETS…      the options of the build command, its inputs and outputs
///     driver command PROJECT STANDARD ARGUMENTS… -- TARGETS…
///
/// A target is 'NAME:app:FOLDER-OR-FILE,…' or 'NAME:library:FOLDER-OR-FILE,…', with paths in the folder of the project.
@main
enum Driver {
    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            print("error: \(error)")
            exit(1)
        }
    }

    private static func run(_ arguments: [String]) throws {
        let project = URL(fileURLWithPath: arguments[1])
        switch arguments[0] {
        case "build":
            let targets = try arguments.dropFirst(4).map { try target($0, in: project) }
            guard let target = targets.first(where: { $0.name == arguments[3] }) else {
                throw Mistake("no such target")
            }
            guard let wiring = try XcodeWiring(project: project, target: target.name) else {
                throw Mistake("no .dpend.yml")
            }
            let command = try wiring.command(for: target, workFolder: URL(fileURLWithPath: arguments[2]))
            print("name \(command.displayName)")
            for argument in command.arguments { print("argument \(argument)") }
            for input in command.inputs { print("input \(input.path)") }
            for output in command.outputs { print("output \(output.path)") }
        default:
            guard let separator = arguments.firstIndex(of: "--") else { throw Mistake("'--' is missing") }
            let targets = try arguments[(separator + 1)...].map { try target($0, in: project) }
            let lines = XcodeCommandLines(project: project, targets: targets)
            for line in try lines.all(Array(arguments[3..<separator]), standard: arguments[2]) {
                print(line.joined(separator: "\t"))
            }
        }
    }

    private static func target(_ text: String, in project: URL) throws -> XcodeTargetFiles {
        let parts = text.components(separatedBy: ":")
        guard parts.count == 3 else { throw Mistake("'\(text)' is not 'NAME:KIND:PATHS'") }
        let paths = parts[2].split(separator: ",").map { project.appending(path: $0) }
        let files = paths.flatMap { path -> [URL] in
            if path.pathExtension == "swift" { return [path] }
            let found = FileManager.default.enumerator(at: path, includingPropertiesForKeys: nil)
            return found?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
        }
        return XcodeTargetFiles(name: parts[0], isLibrary: parts[1] == "library", sources: files)
    }
}
