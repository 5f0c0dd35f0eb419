/// The registration of one key, whatever its type. It never changes, so containers of one kind share it. Each container
/// keeps the instance in its own slot of the same number.
class DependencyProvider: @unchecked Sendable {
    let key: DependencyKey
    let scope: DependencyScope

    /// Its position among all registrations of its container.
    let position: Int

    /// The number of the slot in which a container keeps its instance.
    let slot: Int

    init(key: DependencyKey, scope: DependencyScope, position: Int, slot: Int) {
        (self.key, self.scope, self.position, self.slot) = (key, scope, position, slot)
    }

    /// Whether its factory is asynchronous.
    var isAsynchronous: Bool { preconditionFailure("every provider has a type") }

    /// Makes the instance unless there is one already. The lock must be held.
    func makeEagerly(in container: DependencyContainer, isOnMainActor: Bool) throws {
        preconditionFailure("every provider has a type")
    }

    /// Makes the instance unless there is one already. The lock must not be held.
    func makeEagerly(in container: DependencyContainer, isolation: isolated (any Actor)?) async throws {
        preconditionFailure("every provider has a type")
    }

    /// The instance to reuse, in its `KeptInstance`. The lock must be held.
    func kept(in container: DependencyContainer, during current: TopMostResolve, hold: InstanceHold) -> AnyObject? {
        preconditionFailure("every provider has a type")
    }

    /// Runs the asynchronous factory, and puts the instance into a `KeptInstance`.
    func made(with resolver: AsyncDependencyResolver) async throws -> UncheckedSendable<AnyObject> {
        preconditionFailure("every provider has a type")
    }

    /// Keeps a new instance, which is in a `KeptInstance`, if the scope requires that. The lock must be held.
    ///
    /// - Returns: Whether it could be kept. Only a class instance can be held weakly.
    func keep(_ made: AnyObject, in container: DependencyContainer, during current: TopMostResolve) -> Bool {
        preconditionFailure("every provider has a type")
    }

    /// A request for the instance that no other resolve leads to.
    func request() -> ParallelRequest { preconditionFailure("every provider has a type") }
}
