/// How instances of a dependency are made.
enum InstanceFactory<Dependency>: Sendable {
    case synchronous(@Sendable (DependencyResolver) throws -> Dependency)
    /// May only be called on the main actor.
    case onMainActor(@Sendable (DependencyResolver) throws -> Dependency)
    case asynchronous(@Sendable (AsyncDependencyResolver) async throws -> UncheckedSendable<Dependency>)
    /// The application passes the instance in.
    case provided
}

extension InstanceFactory {
    static func onMainActor(
        isolated factory: @escaping @MainActor @Sendable (DependencyResolver) throws -> Dependency
    ) -> Self {
        .onMainActor { resolver in
            // Boxed, because the compiler believes that the closure crosses into another isolation. It does not.
            let resolver = UncheckedSendable(resolver)
            return try MainActor.assumeIsolated { UncheckedSendable(try factory(resolver.value)) }.value
        }
    }
}
