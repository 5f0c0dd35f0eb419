import Dispatch

/// A way of getting the same thing, timed against others.
struct Contestant {
    let name: String
    /// Does it as often as it is told.
    let run: (Int) -> Void

    init<Value>(_ name: String, _ get: @escaping () -> Value) {
        self.name = name
        run = { count in
            for _ in 0..<count { consume(get()) }
        }
    }

    /// Does it in as many threads as given at once.
    init<Value>(_ name: String, threads: Int, _ get: @escaping @Sendable () -> Value) {
        self.name = name
        run = { count in
            DispatchQueue.concurrentPerform(iterations: threads) { _ in
                for _ in 0..<count { consume(get()) }
            }
        }
    }

    /// The seconds that it takes.
    func seconds(_ count: Int) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        run(count)
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    }
}

/// What one contestant took: nanoseconds a call, and how often that of the first.
struct Figures {
    let name: String
    let nanoseconds: Double
    let ratio: Double
    let spread: ClosedRange<Double>
}

/// Times contestants in turns, so that what else the machine does slows all of them.
enum Measurement {
    /// How many rounds count, after one that does not.
    private static let rounds = 11
    /// How long the first contestant's part of a round lasts at least, in seconds.
    private static let roundTime = 0.03

    /// The medians; ratios are taken within each round.
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

/// Takes a value so that making it cannot be left out.
@_optimize(none) func consume<Value>(_ value: Value) {}
