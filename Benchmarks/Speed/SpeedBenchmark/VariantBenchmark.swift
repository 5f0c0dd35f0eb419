import Foundation

/// Times a run over six variants, beside a run over the same sources in one variant. Every twentieth class is another
/// one under one of three conditions, so no two variants have the same graph.
struct VariantBenchmark {
    let options: BenchmarkOptions
    let stopwatch: Stopwatch
    let programs: Programs

    private static let conditions = ["DEBUG", "STAGING", "BETA"]
    private static let variants = ["none", "DEBUG", "STAGING", "BETA", "DEBUG,STAGING", "DEBUG,BETA"]

    func run() throws -> [Bar] {
        let project = try GeneratedProject(Workload(count: options.types, modules: 1), in: options.scratch)
        defer { project.remove() }
        try project.writeDoubles(Self.conditions, ofEach: 20)
        let caches = ["one", "six"].map { options.scratch.appendingPathComponent("variants-cache-\($0)") }
        defer { for cache in caches { try? FileManager.default.removeItem(at: cache) } }
        let choices = [["--variants", "none"], Self.variants.flatMap { ["--variants", $0] }]

        func measure(_ name: String, cached: Bool, bar: Double?, _ prepare: @escaping (Int) throws -> Void = { _ in })
            throws -> Bar
        {
            let commands = zip(choices, caches).map { programs.analyze([project.path], cache: cached ? $1 : nil, $0) }
            let series = try stopwatch.measure(
                "variants, \(name)", runs: max(options.runs, 9),
                [
                    .init(name: "one variant", command: commands[0]) { try prepare(2 * $0) },
                    .init(name: "six variants", command: commands[1]) { try prepare(2 * $0 + 1) },
                ])
            for series in series { print("  phases: \(series.phaseList)") }
            // Processor time: other programs affect it less than elapsed time.
            let ratio = series[1].ratio(to: series[0], of: \.processorSeconds, and: \.processorSeconds)
            let measure = "six variants, \(name), to one variant, processor time"
            return bar.map { .ratio(measure, ratio, atMost: $0) }
                ?? Bar(measure: measure, figure: Format.ratio(ratio), bar: "", isMet: nil)
        }
        return [
            try measure("cold", cached: false, bar: 1.5),
            try measure("warm, nothing changed", cached: true, bar: nil),
            try measure("warm, a declaration changed in one file", cached: true, bar: nil, project.changeDeclaration),
        ]
    }
}
