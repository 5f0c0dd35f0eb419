import Foundation
import SeededRandom

/// Measures dpend's promises about speed, beside a program that only parses: `make benchmark`.
@main
enum SpeedBenchmark {
    static func main() throws {
        let options: BenchmarkOptions
        do {
            options = try BenchmarkOptions(Array(CommandLine.arguments.dropFirst()))
        } catch let mistake as BenchmarkOptions.Mistake {
            print("error: \(mistake)\n\(BenchmarkOptions.usage)")
            exit(64)
        }
        if let folder = options.generate {
            let workload = Workload(
                count: options.types, modules: options.modules, layers: options.layers, missing: options.missing,
                cycles: options.cycles,
                seed: options.seed)
            print("hash \(try workload.write(to: folder).hexadecimal)")
            if options.layers != nil { _ = try workload.writeConfiguration(targets: true, to: folder) }
            return
        }
        try FileManager.default.createDirectory(at: options.scratch, withIntermediateDirectories: true)
        let stopwatch = Stopwatch(runs: options.runs)
        let programs = Programs(binaries: options.binaries)
        print(
            "\(ProcessInfo.processInfo.activeProcessorCount) cores, \(options.runs) runs each after one that does not count, medians"
        )

        var bars: [Bar] = []
        var tables = ""
        if options.isWanted(.bars) {
            bars += try BarBenchmark(options: options, stopwatch: stopwatch, programs: programs).run()
        }
        if options.isWanted(.growth) {
            bars += try GrowthBenchmark(options: options, stopwatch: stopwatch, programs: programs).run()
        }
        if options.isWanted(.targets) {
            bars += try TargetBenchmark(options: options, stopwatch: stopwatch, programs: programs).run()
        }
        if options.isWanted(.variants) {
            bars += try VariantBenchmark(options: options, stopwatch: stopwatch, programs: programs).run()
        }
        if !bars.isEmpty { tables += "\n\(Bar.table(bars))\n" }
        if options.isWanted(.phases) {
            tables += "\n\(try PhaseBenchmark(options: options, stopwatch: stopwatch, programs: programs).run())\n"
        }
        if options.isWanted(.scale) {
            tables += "\n\(try ScaleBenchmark(options: options, stopwatch: stopwatch, programs: programs).run())\n"
        }
        if options.isWanted(.shapes) {
            tables += "\n\(try ShapeBenchmark(options: options, stopwatch: stopwatch, programs: programs).run())\n"
        }
        print(tables)
        let samples = options.scratch.appendingPathComponent("samples.csv")
        try Data(stopwatch.rawSamples.utf8).write(to: samples)
        print("raw samples: \(samples.path)")
        if bars.contains(where: { $0.isMet == false }) { exit(1) }
    }
}
