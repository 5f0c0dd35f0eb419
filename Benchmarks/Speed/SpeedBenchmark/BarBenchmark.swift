import Foundation

/// Measures the promises.
struct BarBenchmark {
    let options: BenchmarkOptions
    let stopwatch: Stopwatch
    let programs: Programs

    func run() throws -> [Bar] {
        let project = try GeneratedProject(Workload(count: options.types, modules: 20), in: options.scratch)
        let double = try GeneratedProject(Workload(count: 2 * options.types, modules: 20), in: options.scratch)
        defer { double.remove() }
        defer { project.remove() }
        return try cold(project, double) + corpus() + [containers()] + warm(project) + [initialization(), startUp()]
            + [SafeDIComparison(benchmark: self).run()]
    }

    /// All files are new.
    private func cold(_ project: GeneratedProject, _ double: GeneratedProject) throws -> [Bar] {
        let series = try stopwatch.measure(
            "cold, \(project.workload.count) types", runs: max(options.runs, 11),
            [
                .init(name: "floor: parse", command: programs.floor("parse", [project.path])),
                .init(name: "dpend without cache", command: programs.analyze([project.path])),
                // Both run in the same series, on the same machine.
                .init(
                    name: "dpend without cache, \(double.workload.count) types",
                    command: programs.analyze([double.path])),
            ])
        let (floor, plain, larger) = (series[0], series[1], series[2])
        let writing = try writing(project)
        printPhases(of: plain)
        let memory = max(plain.peakMemory, writing.cache.peakMemory)
        // A run without its phases meets no bar. Otherwise a missing phase would count as fast.
        func graph(_ sample: Sample) -> Double {
            sample.phases["chain", default: .nan] + sample.phases["analyze", default: .nan]
        }
        return [
            .ratio(
                "cold analyze, \(options.types) generated files, to the floor's parse", plain.ratio(to: floor),
                atMost: 0.6),
            .ratio("writing the cache, cold, to not writing it", writing.cache.ratio(to: writing.plain), atMost: 1.05),
            .ratio(
                "chain + analyze, \(options.types) keys, to the floor's parse", plain.ratio(to: floor, of: graph),
                atMost: 0.03),
            .ratio(
                "chain + analyze, twice the keys, to once", larger.ratio(to: plain, of: graph, and: graph), atMost: 2.3),
            Bar(
                measure: "peak memory, \(options.types) files", figure: Format.megabytes(memory),
                bar: "≤ 100 MB", isMet: memory <= 100_000_000),
        ]
    }

    /// Compares runs that write a new cache with runs that write none. They differ less than two equal runs, so this
    /// takes many runs.
    private func writing(_ project: GeneratedProject) throws -> (plain: Series, cache: Series) {
        let cache = options.scratch.appendingPathComponent("cache-cold")
        defer { try? FileManager.default.removeItem(at: cache) }
        let series = try stopwatch.measure(
            "cold, cache", runs: max(options.runs, 41),
            [
                .init(name: "dpend without cache", command: programs.analyze([project.path])),
                .init(name: "dpend with a new cache", command: programs.analyze([project.path], cache: cache)) { _ in
                    try? FileManager.default.removeItem(at: cache)
                },
            ])
        return (series[0], series[1])
    }

    private func printPhases(of series: Series) {
        print("  phases: \(series.phaseList)")
    }

    private func corpus() throws -> [Bar] {
        let measure = "cold analyze, a real corpus, to the floor's parse"
        guard !options.corpus.isEmpty else { return [.skipped(measure, because: "no --corpus")] }
        let series = try stopwatch.measure(
            "real corpus",
            [
                .init(name: "floor: parse", command: programs.floor("parse", options.corpus)),
                .init(name: "dpend without cache", command: programs.analyze(options.corpus)),
            ])
        return [.ratio(measure, series[1].ratio(to: series[0]), atMost: 0.7)]
    }

    /// dpend reads the container of another library, for which it also reads bodies.
    private func containers() throws -> Bar {
        let measure = "cold analyze, an application with a container, processor time to the floor's parse"
        guard let folder = options.containers else { return .skipped(measure, because: "no --containers") }
        let series = try stopwatch.measure(
            "an application with a container",
            [
                .init(name: "floor: parse", command: programs.floor("parse", [folder])),
                .init(name: "dpend without cache", command: programs.analyzeContainers([folder])),
            ])
        return .ratio(
            measure, series[1].ratio(to: series[0], of: \.processorSeconds, and: \.processorSeconds), atMost: 1)
    }

    /// The cache knows all files, or all but one.
    private func warm(_ project: GeneratedProject) throws -> [Bar] {
        let cache = options.scratch.appendingPathComponent("cache-warm")
        defer { try? FileManager.default.removeItem(at: cache) }
        let runs = max(options.runs, 9)
        let same = try stopwatch.measure(
            "warm, nothing changed", runs: runs,
            [
                .init(name: "floor: list and stat", command: programs.floor("list", [project.path])),
                .init(name: "dpend", command: programs.analyze([project.path], cache: cache)),
            ])
        func changed(_ name: String, atMost limit: Double, _ change: @escaping (Int) throws -> Void) throws -> Bar {
            let series = try stopwatch.measure(
                "warm, \(name)", runs: runs,
                [
                    .init(name: "floor: list and stat", command: programs.floor("list", [project.path])),
                    .init(name: "dpend", command: programs.analyze([project.path], cache: cache), prepare: change),
                ])
            printPhases(of: series[1])
            return .ratio("warm, \(name), to listing and stat alone", series[1].ratio(to: series[0]), atMost: limit)
        }
        return [
            .ratio("warm, nothing changed, to listing and stat alone", same[1].ratio(to: same[0]), atMost: 2),
            try changed("a body changed in one file", atMost: 2.5, project.changeBody),
            try changed("a declaration changed in one file", atMost: 6, project.changeDeclaration),
        ]
    }

    /// `init` reads the sources once, and then plans. A second is for projects that `analyze` reads in no time.
    private func initialization() throws -> Bar {
        let project = try GeneratedProject(Workload(count: options.types, modules: 10), in: options.scratch)
        defer { project.remove() }
        try project.writeComposition()
        let series = try stopwatch.measure(
            "init",
            [
                .init(name: "dpend init", command: programs.initialize(project.path)),
                .init(name: "dpend without cache", command: programs.analyze(in: project.path)),
            ])
        return .ratio(
            "init, \(options.types) types that the code makes by hand, less a second, to cold analyze of its proposal",
            series[0].ratio(to: series[1], of: { max(0, $0.seconds - 1) }), atMost: 3)
    }

    private func startUp() throws -> Bar {
        let measure = "start-up ('--version'), to an empty Swift program"
        guard let empty = options.empty else { return .skipped(measure, because: "no --empty") }
        let series = try stopwatch.measure(
            "start-up", runs: 31,
            [
                .init(name: "empty program", command: ProcessRun(program: empty, arguments: [])),
                .init(name: "dpend --version", command: programs.version),
            ])
        return .ratio(measure, series[1].ratio(to: series[0]), atMost: 1.3)
    }
}
