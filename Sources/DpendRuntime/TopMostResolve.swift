/// One resolve that no other led to, with the `shared` instances made during it.
// Unchecked, because the compiler cannot see that the container's lock is held wherever it is touched.
final class TopMostResolve: @unchecked Sendable {
    // The values are SharedInstance; the keys stay valid because each value keeps its provider alive.
    private var sharedInstances: [ObjectIdentifier: AnyObject] = [:]

    func sharedInstance<Dependency>(of provider: TypedDependencyProvider<Dependency>) -> Dependency? {
        guard let shared = sharedInstances[ObjectIdentifier(provider)] else {
            return nil
        }
        // `share` is the only writer, and stores for a provider what has that provider's type.
        return unsafeDowncast(shared, to: SharedInstance<Dependency>.self).instance
    }

    func share<Dependency>(_ instance: Dependency, of provider: TypedDependencyProvider<Dependency>) {
        sharedInstances[ObjectIdentifier(provider)] = SharedInstance(instance, provider: provider)
    }
}
