extension DependencyContainer {
    /// Registers a factory of the main actor for a type.
    ///
    /// Code on the main actor resolves its instances, also through factories without isolation. All other code uses
    /// `resolve(_:tag:isolation:)`.
    ///
    /// - Parameters:
    ///   - type: The type to resolve, such as `(any Greeter).self`.
    ///   - tag: The tag that distinguishes it from other registrations of its type.
    ///   - scope: How long an instance is kept.
    ///   - factory: Makes an instance with the given resolver, as in
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
    /// Whether this is the main actor.
    var isMainActor: Bool {
        guard let self else {
            return false
        }
        return self === MainActor.shared
    }
}
