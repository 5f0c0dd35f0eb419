import Foundation

struct Failure: Error { var number: Int }

protocol Closable: AnyObject { func close() async throws }

/// The start-up of one container: what fails, and what has happened.
// Unchecked, because a lock guards all state. The thread sanitizer knows this lock, and not 'Mutex'.
final class Round: @unchecked Sendable {
    @TaskLocal static var current = Round(failing: [])

    private let lock = NSLock()
    private var failing: Set<Int>
    private var madeCounts = [Int](repeating: 0, count: needs.count)
    private var failedCounts = [Int](repeating: 0, count: needs.count)
    private var runningCount = 0
    private let failingToClose: Set<Int>
    private var closed: [Int] = []

    init(failing: Set<Int>, failingToClose: Set<Int> = []) { (self.failing, self.failingToClose) = (failing, failingToClose) }

    /// The number of runs that have not ended.
    var running: Int { lock.withLock { runningCount } }

    /// The number of times that a provider has failed.
    func failed(_ number: Int) -> Int { lock.withLock { failedCounts[number] } }

    /// The number of objects that a provider has made.
    func made(_ number: Int) -> Int { lock.withLock { madeCounts[number] } }

    /// The numbers of objects that some providers have made.
    func counts(of providers: Set<Int>) -> [Int: Int] {
        lock.withLock { Dictionary(uniqueKeysWithValues: providers.map { ($0, madeCounts[$0]) }) }
    }

    /// From now on nothing fails.
    func mend() { lock.withLock { failing = [] } }

    /// The providers whose objects were closed since the last call, in order.
    func takeClosed() -> [Int] {
        lock.withLock {
            defer { closed = [] }
            return closed
        }
    }

    func close(_ number: Int) async throws {
        lock.withLock { runningCount += 1 }
        defer { lock.withLock { runningCount -= 1 } }
        for _ in 0..<Int.random(in: 0...3) { await Task.yield() }
        try end(number)
    }

    func end(_ number: Int) throws {
        let fails = lock.withLock {
            closed.append(number)
            return failingToClose.contains(number)
        }
        if fails { throw Failure(number: number) }
    }

    func pass(_ number: Int) { lock.withLock { madeCounts[number] += 1 } }

    func attempt(_ number: Int) throws {
        let fails = lock.withLock {
            let fails = failing.contains(number)
            if fails { failedCounts[number] += 1 }
            return fails
        }
        if fails { throw Failure(number: number) }
        pass(number)
    }

    /// Waits to the end also if it is canceled.
    func startSteadily(_ number: Int) async {
        lock.withLock { runningCount += 1 }
        defer { lock.withLock { runningCount -= 1 } }
        for _ in 0..<Int.random(in: 0...6) { await Task.yield() }
        pass(number)
    }

    func start(_ number: Int) async throws {
        lock.withLock { runningCount += 1 }
        defer { lock.withLock { runningCount -= 1 } }
        for _ in 0..<Int.random(in: 0...4) {
            await Task.yield()
            try Task.checkCancellation()
        }
        try attempt(number)
    }
}
