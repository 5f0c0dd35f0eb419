extension DependencyContainer {
    /// Registers how instances of a type are made that belong to the main actor.
    ///
    /// They are resolved by code of the main actor, also as dependencies of what a factory without isolation makes, and
    /// with `resolve(_:tag:isolation:)` from everywhere.
    ///
    /// - Parameters:
    ///   - type: The type that is asked for, such as `(any Greeter).self`.
    ///   - tag: What tells it apart from others of its type.
    ///   - scope: How long an instance lives.
    ///   - factory: Makes an instance from what the given resolver resolves, as in
    ///     ``register(_:tag:scope:factory:)``.
    /// - Complexity: O(1).
    public func registerOnMainActor<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil,
        scope: DependencyScope = .unique,
        factory: @escaping @MainActor @Sendable (DependencyResolver) throws -> Dependency
    ) {
        register(type, tag: tag, scope: scope, .onMainActor(isolated: factory))
    }
}

extension Optional where Wrapped == any Actor {
    /// Whether it is the main actor's isolation.
    var isMainActor: Bool {
        guard let self else {
            return false
        }
        return self === MainActor.shared
    }
}
