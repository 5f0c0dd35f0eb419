import Foundation

/// Work that goes on beside that of others, on a thread of its own where the system has one.
struct BackgroundWork: Sendable {
    private let group = DispatchGroup()

    init(_ work: @escaping @Sendable () -> Void) {
        group.enter()
        let isStarted = WorkerThread.start(stackSize: deepStackSize) { [group] in
            work()
            group.leave()
        }
        if !isStarted {
            work()
            group.leave()
        }
    }

    /// Returns when the work is done.
    func wait() { group.wait() }
}
