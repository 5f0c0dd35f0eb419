import Foundation

/// Work that goes on beside that of others, on a thread of its own.
struct BackgroundWork: Sendable {
    private let group = DispatchGroup()

    init(_ work: @escaping @Sendable () -> Void) {
        group.enter()
        Thread.detachNewThread { [group] in
            work()
            group.leave()
        }
    }

    /// Returns when the work is done.
    func wait() { group.wait() }
}
