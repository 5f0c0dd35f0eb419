/// A registration, and the container that has it.
struct FoundProvider {
    let untyped: DependencyProvider
    let container: DependencyContainer

    /// As that of the type that was looked for. `registerNow` is the only writer, and stores for a key what provides that key's type.
    func provider<Dependency>() -> TypedDependencyProvider<Dependency> {
        unsafeDowncast(untyped, to: TypedDependencyProvider<Dependency>.self)
    }
}
