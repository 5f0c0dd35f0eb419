/// A registration and its container.
struct FoundProvider {
    let untyped: DependencyProvider
    let container: DependencyContainer

    /// The provider with the type of the requested key. `registerNow` is the only writer. It stores a provider of the
    /// key's type.
    func provider<Dependency>() -> TypedDependencyProvider<Dependency> {
        unsafeDowncast(untyped, to: TypedDependencyProvider<Dependency>.self)
    }
}
