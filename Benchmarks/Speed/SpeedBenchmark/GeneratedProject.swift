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
    func changeOneFile(_ run: Int) throws {
        let type = workload.count / 2
        let file = folder.appendingPathComponent(workload.path(of: type))
        let text = try String(contentsOf: file, encoding: .utf8)
        let added = "    public init(added: any \(Workload.name(of: 0)), "
        let changed =
            text.contains(added)
            ? text.replacingOccurrences(of: added, with: "    public init(")
            : text.replacingOccurrences(of: "    public init(", with: added)
        try Data(changed.utf8).write(to: file)
    }
}
