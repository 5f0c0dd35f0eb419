/// An instance that a factory is making in its own task. All resolves that require it wait for the task.
final class PendingInstance<Dependency>: Sendable {
    let making: AsyncMaking
    let task: Task<UncheckedSendable<Dependency>, any Error>

    init(making: AsyncMaking, task: Task<UncheckedSendable<Dependency>, any Error>) {
        (self.making, self.task) = (making, task)
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
