import Foundation

/// Counts how often each racer is made.
final class Made: @unchecked Sendable {
    private let lock = NSLock()
    private var numbers = Array(repeating: 0, count: 100)

    func note(_ number: Int) { lock.withLock { numbers[number] += 1 } }
    func forgetAll() { lock.withLock { numbers = numbers.map { _ in 0 } } }
    var counts: [Int] { lock.withLock { numbers } }
}
let made = Made()

/// What each thread saw.
final class Seen: @unchecked Sendable {
    private let lock = NSLock()
    private var racers: [[ObjectIdentifier]]

    init(threads: Int) { racers = Array(repeating: [], count: threads) }

    func note(_ racers: [ObjectIdentifier], by thread: Int) { lock.withLock { self.racers[thread] = racers } }
    var all: [[ObjectIdentifier]] { lock.withLock { racers } }
}
