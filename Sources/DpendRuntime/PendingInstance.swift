/// An instance that a factory is making in a task of its own, for all that need it.
struct PendingInstance<Dependency>: Sendable {
    let making: AsyncMaking
    let task: Task<UncheckedSendable<Dependency>, any Error>
}
