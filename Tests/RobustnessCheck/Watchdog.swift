import Foundation

/// Ends the process when one input takes too long. All state is behind the lock.
final class Watchdog: @unchecked Sendable {
    private let limit: TimeInterval
    private let onHang: @Sendable (Int) -> Never
    private let lock = NSLock()
    private var current: (number: Int, start: Date)?

    /// Starts watching.
    ///
    /// - Parameter onHang: Is called with the number of an input that takes longer than `limit` seconds.
    init(limit: TimeInterval, onHang: @escaping @Sendable (Int) -> Never) {
        self.limit = limit
        self.onHang = onHang
        let thread = Thread { [self] in
            while true {
                Thread.sleep(forTimeInterval: 0.2)
                if let number = overdue() { onHang(number) }
            }
        }
        thread.start()
    }

    func begin(_ number: Int) { lock.withLock { current = (number, Date()) } }

    func end() { lock.withLock { current = nil } }

    private func overdue() -> Int? {
        lock.withLock {
            guard let current, Date().timeIntervalSince(current.start) > limit else { return nil }
            return current.number
        }
    }
}
