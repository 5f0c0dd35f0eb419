/// One resolve that no other led to, with the `shared` instances made during it.
// Unchecked, because the compiler cannot see that the container's lock is held wherever it is touched.
final class TopMostResolve: @unchecked Sendable {
    /// A KeptInstance, and the provider that it belongs to, which is kept alive so that the key stays valid.
    private var sharedInstances: [ObjectIdentifier: (provider: AnyObject, kept: AnyObject)] = [:]

    /// How the shared instances of each container hold it, and what is made for them, once there are some that no kept
    /// instance asked for first.
    private var sharedHolds: [ObjectIdentifier: ContainerHold] = [:]

    func hold(of container: DependencyContainer) -> ContainerHold {
        if let hold = sharedHolds[ObjectIdentifier(container)] {
            return hold
        }
        let hold = ContainerHold(container, isWeak: false)
        sharedHolds[ObjectIdentifier(container)] = hold
        return hold
    }

    /// No longer keeps a container alive for what is shared.
    func weakenHold(of container: DependencyContainer) {
        sharedHolds[ObjectIdentifier(container)]?.weaken()
    }

    func sharedInstance<Dependency>(
        of provider: TypedDependencyProvider<Dependency>
    ) -> KeptInstance<Dependency>? {
        guard let shared = sharedInstances[ObjectIdentifier(provider)] else {
            return nil
        }
        // `share` is the only writer, and stores for a provider what has that provider's type.
        return unsafeDowncast(shared.kept, to: KeptInstance<Dependency>.self)
    }

    func share<Dependency>(_ instance: KeptInstance<Dependency>, of provider: TypedDependencyProvider<Dependency>) {
        sharedInstances[ObjectIdentifier(provider)] = (provider, instance)
    }
}
