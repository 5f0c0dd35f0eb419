import Dispatch

/// A way to get a result, timed against others.
struct Contestant {
    let name: String
    /// Gets the result this many times.
    let run: (Int) -> Void

    init<Value>(_ name: String, _ get: @escaping () -> Value) {
        self.name = name
        run = { count in
            for _ in 0..<count { consume(get()) }
        }
    }

    /// Gets the result in this many threads at the same time.
    init<Value>(_ name: String, threads: Int, _ get: @escaping @Sendable () -> Value) {
        self.name = name
        run = { count in
            DispatchQueue.concurrentPerform(iterations: threads) { _ in
                for _ in 0..<count { consume(get()) }
            }
        }
    }

    /// The seconds that this takes.
    func seconds(_ count: Int) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        run(count)
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    }
}

/// The results of a contestant: nanoseconds per call, and the ratio to the first contestant.
struct Figures {
    let name: String
    let nanoseconds: Double
    let ratio: Double
    let spread: ClosedRange<Double>
}

/// Times contestants in turns, so that other work of the machine slows all of them.
enum Measurement {
    /// The number of counted rounds, after one that does not count.
    private static let rounds = 11
    /// The minimum duration of the first contestant's part of a round, in seconds.
    private static let roundTime = 0.03

    /// The medians. Ratios are computed within each round.
    static func figures(of contestants: [Contestant]) -> [Figures] {
        var count = 1
        while contestants[0].seconds(count) < roundTime { count *= 2 }
        for contestant in contestants { contestant.run(count / 4 + 1) }
        let samples = (0..<rounds).map { _ in contestants.map { $0.seconds(count) } }
        return contestants.indices.map { position in
            let ratios = samples.map { $0[position] / $0[0] }.sorted()
            let times = samples.map { $0[position] / Double(count) * 1e9 }.sorted()
            return Figures(
                name: contestants[position].name, nanoseconds: times[rounds / 2], ratio: ratios[rounds / 2],
                spread: ratios[0]...ratios[rounds - 1])
        }
    }
}

/// Uses a value so that the compiler cannot remove its computation.
@_optimize(none) func consume<Value>(_ value: Value) {}
