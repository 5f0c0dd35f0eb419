import Foundation

struct Failure: Error { var number: Int }

/// The start-up of one container: what fails, and what has happened.
// Unchecked, because a lock guards all state. The thread sanitizer knows this lock, and not 'Mutex'.
final class Round: @unchecked Sendable {
    @TaskLocal static var current = Round(failing: [])

    private let lock = NSLock()
    private var failing: Set<Int>
    private var madeCounts = [Int](repeating: 0, count: needs.count)
    private var runningCount = 0

    init(failing: Set<Int>) { self.failing = failing }

    /// The number of runs that have not ended.
    var running: Int { lock.withLock { runningCount } }

    /// The number of objects that a provider has made.
    func made(_ number: Int) -> Int { lock.withLock { madeCounts[number] } }

    /// From now on nothing fails.
    func mend() { lock.withLock { failing = [] } }

    func pass(_ number: Int) { lock.withLock { madeCounts[number] += 1 } }

    func start(_ number: Int) async throws {
        lock.withLock { runningCount += 1 }
        defer { lock.withLock { runningCount -= 1 } }
        for _ in 0..<Int.random(in: 0...4) {
            await Task.yield()
            try Task.checkCancellation()
        }
        if lock.withLock({ failing.contains(number) }) { throw Failure(number: number) }
        pass(number)
    }
}
