import Foundation

/// Shows how time and memory grow with the project.
struct ScaleBenchmark {
    let options: BenchmarkOptions
    let stopwatch: Stopwatch
    let programs: Programs

    static let counts = [1_000, 2_000, 5_000, 10_000, 20_000]

    /// A table of Markdown over the number of types.
    func run() throws -> String {
        var rows = [
            "| types | list + stat | floor | cold | to floor | warm | chain + analyze | memory, cold | memory, warm |",
            "|---|---|---|---|---|---|---|---|---|",
        ]
        for count in Self.counts {
            let project = try GeneratedProject(Workload(count: count, modules: 20), in: options.scratch)
            let cache = options.scratch.appendingPathComponent("cache-scale")
            defer {
                project.remove()
                try? FileManager.default.removeItem(at: cache)
            }
            let series = try stopwatch.measure(
                "\(count) types",
                [
                    .init(name: "list + stat", command: programs.floor("list", [project.path])),
                    .init(name: "floor", command: programs.floor("parse", [project.path])),
                    .init(name: "cold", command: programs.analyze([project.path])),
                    .init(name: "warm", command: programs.analyze([project.path], cache: cache)),
                ])
            let times = series.map { Format.milliseconds($0.seconds) }
            rows.append(
                "| \(count) | \(times[0]) | \(times[1]) | \(times[2]) | \(Format.ratio(series[2].ratio(to: series[1]))) "
                    + "| \(times[3]) | \(Format.milliseconds(series[2].phase("chain") + series[2].phase("analyze"))) "
                    + "| \(Format.megabytes(series[2].peakMemory)) | \(Format.megabytes(series[3].peakMemory)) |")
        }
        return rows.joined(separator: "\n")
    }
}
