import Foundation

/// Measures shapes whose time could grow faster than the project: twice the input may take at most 2.3 times the
/// processor time.
struct GrowthBenchmark {
    let options: BenchmarkOptions
    let stopwatch: Stopwatch
    let programs: Programs

    private static let limit = 2.3

    func run() throws -> [Bar] {
        try GrowthShape.all.map { shape in
            let folder = options.scratch.appendingPathComponent("growth")
            defer { try? FileManager.default.removeItem(at: folder) }
            let commands = try [1, 2].map { factor in
                let project = folder.appendingPathComponent("\(factor)")
                try shape.write(factor * options.types, to: project)
                return shape.isConfigured
                    ? programs.analyze(configuration: project.appendingPathComponent(".dpend.yml"))
                    : programs.analyze([project.path])
            }
            let series = try stopwatch.measure(
                "growth, \(shape.name)", runs: min(options.runs, 3),
                [.init(name: "once", command: commands[0]), .init(name: "twice", command: commands[1])])
            return .ratio(
                "\(shape.name): \(2 * options.types) to \(options.types), processor time",
                series[1].ratio(to: series[0], of: \.processorSeconds, and: \.processorSeconds), atMost: Self.limit)
        }
    }
}
