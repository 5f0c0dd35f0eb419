/// The registration of one key, whatever its type. It never changes, so containers of one kind share it. Each container keeps the
/// instance in its own slot of the same number.
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
}
