/// An instance of scope `shared`, together with the provider that it belongs to.
final class SharedInstance<Dependency> {
    let instance: Dependency
    private let provider: TypedDependencyProvider<Dependency>

    init(_ instance: Dependency, provider: TypedDependencyProvider<Dependency>) {
        self.instance = instance
        self.provider = provider
    }
}
