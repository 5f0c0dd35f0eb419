import Foundation

/// The time that a provider with the weight 1 waits.
let unit = Duration.milliseconds(20)

/// Waits, as for a connection.
func pause(_ weight: Int) async { try? await Task.sleep(for: unit * weight) }

/// A graph, and the ways to start it.
struct Shape {
    let name: String
    /// The length of the critical path, in units.
    let depth: Int
    let starts: [(name: String, run: @Sendable () async -> Void)]
}

/// The time of a start-up and what it costs, as medians.
struct Figures {
    /// The time as a ratio to the critical path.
    var ratio: Double
    /// The processor time, in microseconds.
    var work: Double
}

@main
enum StartBenchmark {
    private static let rounds = 15
    /// A generated start-up takes at most this ratio of the critical path.
    private static let bar = 1.1

    static func main() async {
        var isWithin = true
        let arguments = CommandLine.arguments.dropFirst()
        for shape in shapes where arguments.isEmpty || arguments.contains(shape.name) {
            print(shape.name)
            let figures = await figures(of: shape)
            for (start, figures) in zip(shape.starts, figures) {
                let isGenerated = start.name == "static" || start.name == "embedded"
                let verdict = isGenerated ? figures.ratio <= bar ? "  bar \(bar): met" : "  bar \(bar): MISSED" : ""
                if isGenerated, figures.ratio > bar { isWithin = false }
                let name = start.name.padding(toLength: 20, withPad: " ", startingAt: 0)
                print(
                    "  " + name
                        + String(
                            format: "%8.2f of the critical path %8.0f µs of processor time", figures.ratio, figures.work
                        ) + verdict)
            }
        }
        exit(isWithin ? 0 : 1)
    }

    /// The starts take turns, so that other work of the machine slows all of them.
    private static func figures(of shape: Shape) async -> [Figures] {
        var samples = shape.starts.map { _ in [Figures]() }
        for round in 0...rounds {
            for (number, start) in shape.starts.enumerated() {
                let (clock, work) = (ContinuousClock(), processorTime)
                let time = await clock.measure(start.run)
                let ratio = time / (unit * shape.depth)
                if round > 0 { samples[number].append(Figures(ratio: ratio, work: (processorTime - work) * 1e6)) }
            }
        }
        return samples.map { samples in
            Figures(ratio: median(samples.map(\.ratio)), work: median(samples.map(\.work)))
        }
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    /// The processor time of this process, in seconds.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
