extension DependencyContainer {
    /// Replaces how a registered dependency is made, for tests and previews:
    /// `replace((any Clock).self) { FakeClock() }`.
    ///
    /// The scope stays. Every later resolve gets an instance that `make` makes, kept as the scope requires. Instances
    /// made before keep their own dependencies. `make` may capture values that are not `Sendable`, but it runs on the
    /// thread that resolves.
    ///
    /// - Parameters:
    ///   - type: The type to resolve.
    ///   - tag: The tag that it was registered with.
    ///   - make: Makes an instance instead of the registered factory.
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

    /// Like ``replace(_:tag:with:)``, for an instance on the main actor.
    public func replaceOnMainActor<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil,
        with make: @escaping @MainActor () throws -> Dependency
    ) throws {
        registerOnMainActor(type, tag: tag, scope: try scope(of: type, tag: tag)) { _ in try make() }
    }

    /// Like ``replace(_:tag:with:)``, for an asynchronous factory.
    public func replaceAsync<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil,
        with make: @escaping () async throws -> Dependency
    ) throws {
        let make = UncheckedSendable(make)
        registerAsync(type, tag: tag, scope: try scope(of: type, tag: tag)) { _ in try await make.value() }
    }

    /// Like ``replaceAsync(_:tag:with:)``, for an instance on the main actor.
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
            guard let provider: TypedDependencyProvider<Dependency> = provider(for: key) else {
                throw notRegistered(key)
            }
            return provider.scope
        }
    }
}
