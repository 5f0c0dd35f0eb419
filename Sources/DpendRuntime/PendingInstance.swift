/// An instance that a factory is making in its own task. All resolves that require it wait for the task.
// Unchecked, because the container's lock is held wherever it changes.
final class PendingInstance: @unchecked Sendable {
    let making: AsyncMaking

    /// The priority with which the task began.
    let priority: TaskPriority

    /// The task that runs the factory. It is there before anybody sees this object.
    var task: Task<UncheckedSendable<AnyObject>, any Error>!

    /// The number of resolves that wait for the task.
    var waitingCount = 1

    /// Those of them that wait for several instances.
    var watchers: [ParallelRequests] = []

    /// The instance in its `KeptInstance`, once it is made.
    private(set) var made: AnyObject?

    /// Whether the task is canceled, since all who waited are.
    private(set) var isCanceled = false

    private var isDone = false

    init(_ making: AsyncMaking, priority: TaskPriority) { (self.making, self.priority) = (making, priority) }

    /// Notes that a resolve no longer waits. The lock must be held.
    ///
    /// - Returns: Whether no resolve waits any more, so that the task is to be canceled. A resolve that comes then
    ///   waits for the task's end, and runs the factory anew if nothing was made.
    func leave() -> Bool {
        waitingCount -= 1
        guard waitingCount == 0, !isDone else { return false }
        isCanceled = true
        return true
    }

    /// Notes that the factory has ended. The lock must be held.
    func end(_ result: Result<UncheckedSendable<AnyObject>, any Error>) -> MakingEnd {
        isDone = true
        var (ending, failure): (MakingEnd, (any Error)?) = (MakingEnd(), nil)
        switch result {
        case .success(let instance): made = instance.value
        case .failure(let error): failure = error
        }
        for watcher in watchers { watcher.noteEnd(failure, isCanceled: isCanceled, &ending) }
        watchers = []
        return ending
    }
}

/// The tasks to cancel and to continue after the end of a factory. The lock must not be held then: code that a
/// cancellation runs takes it.
struct MakingEnd {
    var continuations: [CheckedContinuation<Void, Never>] = []
    var canceled: [PendingInstance] = []

    func tell() {
        for pending in canceled { pending.task.cancel() }
        for continuation in continuations { continuation.resume() }
    }
}

/// The destination of a pending instance: a container's slot, or a resolve that shares the instance.
struct PendingKey: Hashable {
    let slot: Int
    let resolve: ObjectIdentifier?

    init(_ provider: DependencyProvider, during resolve: TopMostResolve) {
        slot = provider.slot
        self.resolve = provider.scope == .shared ? ObjectIdentifier(resolve) : nil
    }
}
