import Foundation

/// Whether nobody waits for the result of some work anymore.
///
/// Once the work has noticed it, its result is of no use, even if the answer were another one later. The lock guards all
/// state.
final class Cancellation: @unchecked Sendable {
    private let isCancelled: @Sendable () -> Bool
    private let lock = NSLock()
    private var isKnown = false

    /// - Parameter isCancelled: Asked on any thread.
    init(_ isCancelled: @escaping @Sendable () -> Bool = { false }) { self.isCancelled = isCancelled }

    /// Whether to end the work now.
    var endsWork: Bool {
        if !isCancelled() { return wasNoticed }
        lock.withLock { isKnown = true }
        return true
    }

    /// Whether the work may have ended early.
    var wasNoticed: Bool { lock.withLock { isKnown } }
}
