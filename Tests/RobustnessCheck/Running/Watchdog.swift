import Foundation

/// Ends the process if one input takes too long. The lock guards all state.
///
/// The limit is processor time, which does not depend on other work of the machine. An input that waits forever uses
/// none, so its limit is `patience` times as long in elapsed time.
final class Watchdog: @unchecked Sendable {
    private let limit: TimeInterval
    private let onHang: @Sendable (Int) -> Never
    private let lock = NSLock()
    private var current: (number: Int, start: Date, used: TimeInterval)?

    private static let patience = 20.0

    /// Starts watching.
    ///
    /// - Parameter onHang: Called with the number of an input that takes more than `limit` seconds.
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

    func begin(_ number: Int) { lock.withLock { current = (number, Date(), Self.processorTime) } }

    func end() { lock.withLock { current = nil } }

    private func overdue() -> Int? {
        lock.withLock {
            guard let current else { return nil }
            let isBusy = Self.processorTime - current.used > limit
            let isStuck = Date().timeIntervalSince(current.start) > limit * Self.patience
            return isBusy || isStuck ? current.number : nil
        }
    }

    /// The processor time of this process so far, in seconds.
    private static var processorTime: TimeInterval { TimeInterval(clock()) / TimeInterval(CLOCKS_PER_SEC) }
}
