/// The registration of one key, whatever the type that it provides. It never changes, so containers that are registered alike share it:
/// what a container keeps of it is in the container's slot of that number.
class DependencyProvider: @unchecked Sendable {
    let key: DependencyKey
    let scope: DependencyScope

    /// Where it stands among all registrations of its container.
    let position: Int

    /// The number of the slot in which a container keeps its instance.
    let slot: Int

    init(key: DependencyKey, scope: DependencyScope, position: Int, slot: Int) {
        (self.key, self.scope, self.position, self.slot) = (key, scope, position, slot)
    }

    /// Makes the instance unless there is one already. The lock has to be held.
    func makeEagerly(in container: DependencyContainer, isOnMainActor: Bool) throws {
        preconditionFailure("every provider has a type")
    }

    /// Makes the instance unless there is one already. The lock must not be held.
    func makeEagerly(in container: DependencyContainer, isolation: isolated (any Actor)?) async throws {
        preconditionFailure("every provider has a type")
    }
}
