/// How instances of a dependency are made.
enum InstanceFactory<Dependency>: Sendable {
    case synchronous(@Sendable (DependencyResolver) throws -> Dependency)
    /// May only be called on the main actor.
    case onMainActor(@Sendable (DependencyResolver) throws -> Dependency)
    case asynchronous(@Sendable (AsyncDependencyResolver) async throws -> UncheckedSendable<Dependency>)
    /// Not at all: the application hands the instance in.
    case provided
}

extension InstanceFactory {
    static func onMainActor(
        isolated factory: @escaping @MainActor @Sendable (DependencyResolver) throws -> Dependency
    ) -> Self {
        .onMainActor { resolver in
            // Boxed, because the compiler takes the closure for a crossing into another isolation, and it is none.
            let resolver = UncheckedSendable(resolver)
            return try MainActor.assumeIsolated { UncheckedSendable(try factory(resolver.value)) }.value
        }
    }
}
