extension DependencyContainer {
    /// Registers a value that the application hands in: `container.provide(URL.self, url)`.
    ///
    /// - Parameters:
    ///   - type: The type that is asked for.
    ///   - tag: What tells it apart from others of its type.
    ///   - value: What every resolve gets. If it is not `Sendable`, it is the application's business that it is not
    ///     used from several threads at once.
    /// - Complexity: O(1).
    public func provide<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil,
        _ value: Dependency
    ) {
        let value = UncheckedSendable(value)
        register(type, tag: tag) { _ in value.value }
    }

    /// Makes something that is not registered, from what is: a top-most resolve whose first factory is `make`.
    ///
    /// This is how a closure for assisted injection makes its instance:
    /// `{ id in try container.making { Item(id: id, clock: try $0.resolve()) } }`.
    ///
    /// - Parameters:
    ///   - isolation: The caller's, which is the default.
    ///   - make: Runs once, with the container's lock held.
    /// - Throws: ``DependencyResolutionError``, or what `make` or a factory threw, unchanged.
    public func making<Dependency>(
        isolation: isolated (any Actor)? = #isolation,
        _ make: (DependencyResolver) throws -> Dependency
    ) throws -> Dependency {
        let isOnMainActor = isolation.isMainActor
        return try lock.withLock {
            try make(DependencyResolver(container: self, current: TopMostResolve(), isOnMainActor: isOnMainActor))
        }
    }

    /// Like ``making(isolation:_:)``, but traps with the error's text where that one throws.
    public func makingTrapping<Dependency>(
        isolation: isolated (any Actor)? = #isolation,
        _ make: (DependencyResolver) throws -> Dependency
    ) -> Dependency {
        trapping { try making(isolation: isolation, make) }
    }

    /// Like ``making(isolation:_:)``, but `make` may await and is not run with the lock held.
    public func makingAsync<Dependency>(
        isolation: isolated (any Actor)? = #isolation,
        _ make: (AsyncDependencyResolver) async throws -> Dependency
    ) async throws -> Dependency {
        let resolver = AsyncDependencyResolver(
            container: self, current: TopMostResolve(), making: makingOfCurrentTask)
        return try await make(resolver)
    }

    /// Like ``makingAsync(isolation:_:)``, but traps with the error's text where that one throws.
    public func makingTrappingAsync<Dependency>(
        isolation: isolated (any Actor)? = #isolation,
        _ make: (AsyncDependencyResolver) async throws -> Dependency
    ) async -> Dependency {
        do {
            return try await makingAsync(isolation: isolation, make)
        } catch {
            fatalError("\(error)")
        }
    }
}
