/// A resolve that no other resolve led to, with its `shared` instances.
// Unchecked, because the compiler cannot see that the container's lock is held during each access.
final class TopMostResolve: @unchecked Sendable {
    /// The instances by provider. The provider is kept alive so that the key stays valid.
    private var sharedInstances: [ObjectIdentifier: (provider: AnyObject, kept: AnyObject)] = [:]

    /// The errors of asynchronous factories of shared instances, by provider.
    private var errors: [ObjectIdentifier: (provider: AnyObject, error: any Error)] = [:]

    /// How the shared instances of each container, and the instances made for them, hold the container. A container has
    /// an entry once it has a shared instance that no kept instance requested first.
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

    /// The error of a shared instance: all that require the instance get it.
    func error(of provider: DependencyProvider) -> (any Error)? {
        errors.isEmpty ? nil : errors[ObjectIdentifier(provider)]?.error
    }

    func share(_ error: any Error, of provider: DependencyProvider) {
        errors[ObjectIdentifier(provider)] = (provider, error)
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
