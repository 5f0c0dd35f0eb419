import Foundation

/// The samples of one program, and their statistics.
struct Series {
    var samples: [Sample] = []

    /// The median of the runs, in seconds.
    var seconds: Double { Self.median(samples.map(\.seconds)) }
    /// The spread of the runs, as a part of the median.
    var spread: Double {
        let times = samples.map(\.seconds)
        return ((times.max() ?? 0) - (times.min() ?? 0)) / max(seconds, 1e-9)
    }
    /// The maximum memory of any run, in bytes.
    var peakMemory: Int { samples.map(\.peakMemory).max() ?? 0 }
    /// The median seconds of a phase; 0 for a phase that was not run.
    func phase(_ name: String) -> Double { Self.median(samples.map { $0.phases[name] ?? 0 }) }
    /// The phases of dpend that were run, with their times.
    var phaseList: String {
        let phases = ["find", "read", "parse", "collect", "chain", "analyze", "generate"].filter { phase($0) > 0 }
        return phases.map { "\($0) \(Format.milliseconds(phase($0)))" }.joined(separator: ", ")
    }

    /// The median of the ratios of runs in the same turn to another program. On an uneven machine neighboring runs have
    /// more in common than medians. `time` and `otherTime` select other times than the whole run's.
    func ratio(
        to other: Series, of time: (Sample) -> Double = \.seconds, and otherTime: (Sample) -> Double = \.seconds
    ) -> Double {
        Self.median(zip(samples, other.samples).map { time($0) / max(otherTime($1), 1e-9) })
    }

    static func median(_ values: [Double]) -> Double {
        guard !values.isEmpty else { return 0 }
        let sorted = values.sorted()
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}

/// Runs programs in turns, so that other work of the machine affects all of them.
final class Stopwatch {
    let runs: Int
    /// `series,run,seconds,bytes` of each counted run.
    private(set) var rawSamples = "series,run,seconds,peak bytes\n"

    init(runs: Int) {
        self.runs = runs
    }

    /// A program to measure, and the preparation before each of its runs.
    struct Entry {
        var name: String
        var command: ProcessRun
        var prepare: (Int) throws -> Void = { _ in }
    }

    /// The series of the programs: one run each that does not count, and then the runs in turns.
    func measure(_ group: String, runs: Int? = nil, _ entries: [Entry]) throws -> [Series] {
        var series = entries.map { _ in Series() }
        for run in 0...(runs ?? self.runs) {
            for (position, entry) in entries.enumerated() {
                try entry.prepare(run)
                let sample = try entry.command.run()
                guard run > 0 else { continue }
                series[position].samples.append(sample)
                rawSamples += "\(group)/\(entry.name),\(run),\(sample.seconds),\(sample.peakMemory)\n"
            }
        }
        for (entry, series) in zip(entries, series) {
            print(
                "  \(group) / \(entry.name): \(Format.milliseconds(series.seconds)), spread \(Format.percent(series.spread)), "
                    + "\(Format.megabytes(series.peakMemory))")
        }
        // A run takes minutes, and people often watch it through a pipe.
        fflush(nil)
        return series
    }
}

/// Formats figures.
enum Format {
    static func milliseconds(_ seconds: Double) -> String { String(format: "%.1f ms", seconds * 1000) }
    static func megabytes(_ bytes: Int) -> String { String(format: "%.1f MB", Double(bytes) / 1e6) }
    static func percent(_ part: Double) -> String { String(format: "%.1f %%", part * 100) }
    static func ratio(_ value: Double) -> String { String(format: "%.3f", value) }
}
