import Foundation

/// Shows the time of a run by phase, and of the whole process, beside the floor's parse.
struct PhaseBenchmark {
    let options: BenchmarkOptions
    let stopwatch: Stopwatch
    let programs: Programs

    static let phases = ["find", "read", "parse", "collect", "chain", "analyze", "generate"]

    /// A table of Markdown with a column for each kind of run.
    func run() throws -> String {
        let project = try GeneratedProject(Workload(count: options.types, modules: 20), in: options.scratch)
        defer { project.remove() }
        let folders = [project.path]
        func output(_ name: String) -> URL { options.scratch.appendingPathComponent(name) }
        let cache = output("cache-phases")
        defer { try? FileManager.default.removeItem(at: cache) }
        let entries: [Stopwatch.Entry] = [
            .init(name: "floor: parse", command: programs.floor("parse", folders)),
            .init(name: "analyze", command: programs.analyze(folders)),
            .init(
                name: "generate, application", command: programs.generate(folders, output: output("Dependencies.swift"))
            ),
            .init(
                name: "generate, library", command: programs.generate(folders, output: output("Library.dpendmodule"))),
            .init(
                name: "generate, nothing changed",
                command: programs.generate(folders, output: output("Dependencies.swift"), cache: cache)),
        ]
        let series = try stopwatch.measure("phases, \(options.types) types", entries)
        let cells = Self.phases.map { phase in
            (phase, series.dropFirst().map { $0.phase(phase) > 0 ? Format.milliseconds($0.phase(phase)) : "" })
        }
        let whole = [
            ("process", series.dropFirst().map { Format.milliseconds($0.seconds) }),
            ("to the floor's parse", series.dropFirst().map { Format.ratio($0.ratio(to: series[0])) }),
            ("memory", series.dropFirst().map { Format.megabytes($0.peakMemory) }),
        ]
        let titles = entries.dropFirst().map(\.name)
        let rows = (cells + whole).map { "| \($0) | \($1.joined(separator: " | ")) |" }
        return
            ([
                "| phase | \(titles.joined(separator: " | ")) |",
                "|---" + String(repeating: "|---", count: titles.count) + "|",
            ] + rows)
            .joined(separator: "\n")
    }
}
