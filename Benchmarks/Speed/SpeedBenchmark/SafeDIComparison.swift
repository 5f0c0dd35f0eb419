import Foundation

/// Times SafeDI's tool on a project with the same graph, written with its macros.
struct SafeDIComparison {
    let benchmark: BarBenchmark
    static let count = 5_000

    func run() throws -> Bar {
        let measure = "\(Self.count) types, cold, to SafeDI's tool on an equal project"
        guard let tool = benchmark.options.safeDI else { return .skipped(measure, because: "no --safedi") }
        let scratch = benchmark.options.scratch
        let project = try GeneratedProject(Workload(count: Self.count, modules: 20), in: scratch)
        defer { project.remove() }
        let equal = try SafeDIProject(Workload(count: Self.count, modules: 20), in: scratch)
        defer { equal.remove() }
        let series = try benchmark.stopwatch.measure(
            "\(Self.count) types",
            [
                .init(name: "SafeDI", command: equal.command(tool)),
                .init(name: "dpend without cache", command: benchmark.programs.analyze([project.path])),
            ])
        return .ratio(measure, series[1].ratio(to: series[0]), atMost: 0.35)
    }
}
