import Foundation
import SeededRandom

/// A workload on disk.
struct GeneratedProject {
    let workload: Workload
    private let folder: URL

    /// Writes the files, which replaces what was there, and prints the workload's hash.
    init(_ workload: Workload, in scratch: URL) throws {
        self.workload = workload
        folder = scratch.appendingPathComponent("project-\(workload.count)-\(workload.modules)-\(workload.missing)-\(workload.cycles)")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let hash = try workload.write(to: folder)
        print(
            "project: \(workload.count) types in \(workload.modules) modules, \(workload.missing) missing, \(workload.cycles) cycles, "
                + "seed \(workload.seed), hash \(hash.hexadecimal)")
    }

    var path: String { folder.path }

    func path(ofModule module: Int) -> String { folder.appendingPathComponent(Workload.moduleName(module)).path }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Gives a class one dependency more, or takes it back: the graph is another one after each run.
    func changeDeclaration(_ run: Int) throws {
        try replaceInOneFile("    public init(", "    public init(added: any \(Workload.name(of: 0)), ")
    }

    /// Gives a method one statement more, or takes it back: what stands behind it moves by a line.
    func changeBody(_ run: Int) throws {
        try replaceInOneFile("    public func load(limit: Int) throws -> [String] {\n", "    public func load(limit: Int) throws -> [String] {\n        print(limit)\n")
    }

    /// Puts a text in place of another one, or undoes that.
    private func replaceInOneFile(_ old: String, _ new: String) throws {
        let file = folder.appendingPathComponent(workload.path(of: workload.count / 2))
        let text = try String(contentsOf: file, encoding: .utf8)
        let isNew = text.contains(new)
        try Data(text.replacingOccurrences(of: isNew ? new : old, with: isNew ? old : new).utf8).write(to: file)
    }
}
