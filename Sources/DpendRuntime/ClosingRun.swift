/// One run that closes the objects of a container, one after the other.
// Unchecked, because the containers' common lock is held wherever it changes.
final class ClosingRun: @unchecked Sendable {
    /// The object that an earlier run canceled.
    let previous: Task<Void, any Error>?

    /// Whether everything is closed, or all who waited gave up.
    var isOver = false

    /// Whether the run ends if nobody waits for it.
    var mayStop = true

    /// The object that is being closed. A canceled one stays until it ends.
    var name: String?
    var task: Task<Void, any Error>?

    /// The container that is being closed.
    var inner: (container: ContainerClosing, run: ClosingRun, waiter: ClosingWaiter)?

    var errors: [(object: String, error: any Error)] = []
    var waiting: [ClosingWaiter] = []

    init(after previous: Task<Void, any Error>?) { self.previous = previous }
}

/// One who waits for the end of a run.
// Unchecked, because the containers' common lock is held wherever it changes.
final class ClosingWaiter: @unchecked Sendable {
    var continuation: CheckedContinuation<Void, Never>?
    var hasGivenUp = false

    /// The objects that were not closed when the time was over.
    var unfinished: [String] = []
}

/// Those who leave a run, and the tasks to cancel.
struct LeftClosing {
    var waiting: [ClosingWaiter] = []
    var tasks: [Task<Void, any Error>] = []
}
