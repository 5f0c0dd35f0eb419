import Foundation

/// Objects that nobody asks anything any more, and that live as long as their owner: to let go of what threads worked out can take as long
/// as the next phase. All state is behind the lock.
final class KeptObjects: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [AnyObject] = []

    func add(_ object: AnyObject) { lock.withLock { all.append(object) } }
}
