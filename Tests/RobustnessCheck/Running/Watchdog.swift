import Foundation

/// Ends the process when one input takes too long. All state is behind the lock.
///
/// What counts is the processor's time, which does not depend on what else the machine does; who waits for something that
/// never comes uses none, and gets `patience` times as long by the clock.
final class Watchdog: @unchecked Sendable {
    private let limit: TimeInterval
    private let onHang: @Sendable (Int) -> Never
    private let lock = NSLock()
    private var current: (number: Int, start: Date, used: TimeInterval)?

    private static let patience = 20.0

    /// Starts watching.
    ///
    /// - Parameter onHang: Is called with the number of an input that takes more than `limit` seconds.
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

    /// The seconds of processor time that this process took until now.
    private static var processorTime: TimeInterval { TimeInterval(clock()) / TimeInterval(CLOCKS_PER_SEC) }
}
