import Foundation
import SeededRandom

/// A workload on disk.
struct GeneratedProject {
    let workload: Workload
    private let folder: URL

    /// Writes the files over existing ones, and prints the workload's hash.
    init(_ workload: Workload, in scratch: URL) throws {
        self.workload = workload
        let shape = [workload.count, workload.modules, workload.layers ?? 0, workload.missing, workload.cycles].map(
            String.init)
        folder = scratch.appendingPathComponent("project-\(shape.joined(separator: "-"))")
        try? FileManager.default.removeItem(at: folder)
        // This ends the search for a package. The sources belong to none, whatever is around them.
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent(".git"), withIntermediateDirectories: true)
        let hash = try workload.write(to: folder)
        print(
            "project: \(workload.count) types in \(workload.modules) modules, \(workload.missing) missing, \(workload.cycles) cycles, "
                + "seed \(workload.seed), hash \(hash.hexadecimal)")
    }

    var path: String { folder.path }

    func path(ofModule module: Int) -> String { folder.appendingPathComponent(Workload.moduleName(module)).path }

    /// Writes a source that makes all objects by hand.
    func writeComposition() throws {
        let file = folder.appendingPathComponent("\(Workload.moduleName(workload.modules - 1))/Composition.swift")
        try Data(workload.composition.utf8).write(to: file)
    }

    /// Writes a manifest with a target for each module.
    func writeManifest() throws { try workload.writeManifest(to: folder) }

    /// Writes a configuration file with a target for each module, or with one target for all of them.
    func writeConfiguration(targets: Bool) throws -> URL {
        try workload.writeConfiguration(targets: targets, to: folder)
    }

    /// Gives a part of the classes another class in builds with one of the conditions. Each condition concerns its own
    /// classes.
    func writeDoubles(_ conditions: [String], ofEach step: Int) throws {
        for type in stride(from: 0, to: workload.count, by: step) {
            let file = folder.appendingPathComponent(workload.path(of: type))
            let text = try String(contentsOf: file, encoding: .utf8)
            let name = Workload.name(of: type)
            guard let start = text.range(of: "public final class ") else {
                preconditionFailure("a source has no class")
            }
            let double = """
                #if \(conditions[type / step % conditions.count])
                public final class \(name)StubImpl: \(name) {
                    public init() {}
                    public var summary: String { "" }
                    public func load(limit: Int) throws -> [String] { [] }
                }
                #else

                """
            try Data((text[..<start.lowerBound] + double + text[start.lowerBound...] + "#endif\n").utf8).write(to: file)
        }
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Gives a class a dependency that it had in no earlier run, with the import of its module. In a small project it
    /// may only get another name.
    func changeDeclaration(_ run: Int) throws {
        let needed = workload.needable(run, by: changedType)
        try changeOneFile(
            (
                "^import Foundation\n(import Module[0-9]+ // added\n)?",
                "import Foundation\nimport \(workload.module(of: needed)) // added\n"
            ),
            (
                "    public init\\((added[0-9]+: any [A-Za-z0-9]+, )?",
                "    public init(added\(run): any \(Workload.name(of: needed)), "
            ))
    }

    /// Adds a statement to a method, so that the text after it moves by a line.
    func changeBody(_ run: Int) throws {
        let method = "    public func load(limit: Int) throws -> [String] {\n"
        try changeOneFile((NSRegularExpression.escapedPattern(for: method), "\(method)        print(\(run))\n"))
    }

    private var changedType: Int { workload.count / 2 }

    private func changeOneFile(_ changes: (pattern: String, replacement: String)...) throws {
        let file = folder.appendingPathComponent(workload.path(of: changedType))
        let text = try String(contentsOf: file, encoding: .utf8)
        let changed = changes.reduce(text) { text, change in
            text.replacingOccurrences(
                of: change.pattern, with: NSRegularExpression.escapedTemplate(for: change.replacement),
                options: .regularExpression)
        }
        precondition(changed != text, "nothing was changed")
        try Data(changed.utf8).write(to: file)
    }
}
