extension DependencyContainer {
    /// Replaces how a registered dependency is made, for tests and previews: `replace((any Clock).self) { FakeClock() }`.
    ///
    /// Its scope stays. Whatever resolves it from now on gets what `make` makes, or the one instance that the scope keeps of
    /// that; instances made before keep what they were given. What `make` captures need not be `Sendable`: it is called on
    /// whatever thread resolves.
    ///
    /// - Parameters:
    ///   - type: The type that is asked for.
    ///   - tag: The tag that it was registered with.
    ///   - make: Makes an instance in place of the registered factory.
    /// - Throws: ``DependencyResolutionError`` if nothing is registered for the type and the tag.
    /// - Complexity: O(1).
    public func replace<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil,
        with make: @escaping () throws -> Dependency
    ) throws {
        let make = UncheckedSendable(make)
        register(type, tag: tag, scope: try scope(of: type, tag: tag)) { _ in try make.value() }
    }

    /// Like ``replace(_:tag:with:)``, for a dependency of the main actor.
    public func replaceOnMainActor<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil,
        with make: @escaping @MainActor () throws -> Dependency
    ) throws {
        registerOnMainActor(type, tag: tag, scope: try scope(of: type, tag: tag)) { _ in try make() }
    }

    /// Like ``replace(_:tag:with:)``, for a dependency that has to be awaited.
    public func replaceAsync<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil,
        with make: @escaping () async throws -> Dependency
    ) throws {
        let make = UncheckedSendable(make)
        registerAsync(type, tag: tag, scope: try scope(of: type, tag: tag)) { _ in try await make.value() }
    }

    /// Like ``replaceAsync(_:tag:with:)``, for a dependency of the main actor.
    public func replaceAsyncOnMainActor<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil,
        with make: @escaping @MainActor () async throws -> Dependency
    ) throws {
        registerAsyncOnMainActor(type, tag: tag, scope: try scope(of: type, tag: tag)) { _ in try await make() }
    }

    private func scope<Dependency>(
        of type: Dependency.Type, tag: (any DependencyTag.Type)?
    ) throws -> DependencyScope {
        try lock.withLock {
            let key = DependencyKey(type, tag: tag)
            guard let provider: TypedDependencyProvider<Dependency> = provider(for: key) else { throw notRegistered(key) }
            return provider.scope
        }
    }
}
