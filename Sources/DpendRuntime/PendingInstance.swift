/// An instance that a factory is making in a task of its own, for all that need it.
final class PendingInstance<Dependency>: Sendable {
    let making: AsyncMaking
    let task: Task<UncheckedSendable<Dependency>, any Error>

    init(making: AsyncMaking, task: Task<UncheckedSendable<Dependency>, any Error>) {
        (self.making, self.task) = (making, task)
    }
}

/// What an instance is being made for: a container's slot, or a resolve that shares it.
struct PendingKey: Hashable {
    let slot: Int
    let resolve: ObjectIdentifier?

    init(_ provider: DependencyProvider, during resolve: TopMostResolve) {
        slot = provider.slot
        self.resolve = provider.scope == .shared ? ObjectIdentifier(resolve) : nil
    }
}
