import Foundation

/// Counts its instances, which shows that requests leave nothing behind.
class Counted: @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var count = 0

    static var live: Int { lock.withLock { count } }

    init() { Self.lock.withLock { Self.count += 1 } }

    deinit { Self.lock.withLock { Self.count -= 1 } }
}
