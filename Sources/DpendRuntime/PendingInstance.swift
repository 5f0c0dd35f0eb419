/// A factory that is making an instance in its own task, whatever the instance's type.
// Unchecked, because the container's lock is held wherever it changes.
class PendingMaking: @unchecked Sendable {
    let making: AsyncMaking

    /// The number of resolves that wait for the task.
    var waitingCount = 0

    /// Whether the factory has ended.
    var isDone = false

    /// Whether the task is canceled, since all who waited are.
    var isCanceled = false

    init(_ making: AsyncMaking) { self.making = making }
}

/// An instance that a factory is making in its own task. All resolves that require it wait for the task.
final class PendingInstance<Dependency>: PendingMaking, @unchecked Sendable {
    let task: Task<UncheckedSendable<Dependency>, any Error>

    init(making: AsyncMaking, task: Task<UncheckedSendable<Dependency>, any Error>) {
        self.task = task
        super.init(making)
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
