/// A resolve that no other resolve led to, with its `shared` instances.
// Unchecked, because the compiler cannot see that the container's lock is held during each access.
final class TopMostResolve: @unchecked Sendable {
    /// The instances by provider. The provider is kept alive so that the key stays valid.
    private var sharedInstances: [ObjectIdentifier: (provider: AnyObject, kept: AnyObject)] = [:]

    /// How the shared instances of each container, and the instances made for them, hold the container. A container has an entry
    /// once it has a shared instance that no kept instance requested first.
    private var sharedHolds: [ObjectIdentifier: ContainerHold] = [:]

    func hold(of container: DependencyContainer) -> ContainerHold {
        if let hold = sharedHolds[ObjectIdentifier(container)] {
            return hold
        }
        let hold = ContainerHold(container, isWeak: false)
        sharedHolds[ObjectIdentifier(container)] = hold
        return hold
    }

    /// Stops keeping a container alive through shared instances.
    func weakenHold(of container: DependencyContainer) {
        sharedHolds[ObjectIdentifier(container)]?.weaken()
    }

    func sharedInstance<Dependency>(
        of provider: TypedDependencyProvider<Dependency>
    ) -> KeptInstance<Dependency>? {
        guard let shared = sharedInstances[ObjectIdentifier(provider)] else {
            return nil
        }
        // `share` is the only writer. It stores an instance of the provider's type.
        return unsafeDowncast(shared.kept, to: KeptInstance<Dependency>.self)
    }

    func share<Dependency>(_ instance: KeptInstance<Dependency>, of provider: TypedDependencyProvider<Dependency>) {
        sharedInstances[ObjectIdentifier(provider)] = (provider, instance)
    }
}
