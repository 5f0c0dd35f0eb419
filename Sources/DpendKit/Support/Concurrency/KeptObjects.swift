import Foundation

/// Objects that live as long as their owner, although no code uses them any more. Freeing the lookups of several
/// threads can take as long as the next phase. The lock guards all state.
final class KeptObjects: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [AnyObject] = []

    func add(_ object: AnyObject) { lock.withLock { all.append(object) } }
}
