extension DependencyContainer {
    /// Registers an external value: `container.provide(URL.self, url)`.
    ///
    /// - Parameters:
    ///   - type: The type to resolve.
    ///   - tag: The tag that distinguishes it from other registrations of its type.
    ///   - value: The value that every resolve gets. If it is not `Sendable`, the application must not use it on
    ///     several threads at once.
    /// - Complexity: O(1).
    public func provide<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil,
        _ value: Dependency
    ) {
        let kept = KeptInstance(value)
        // The replaced instance is freed without the lock, as in `register`.
        _ = lock.withLock { () -> (DependencyProvider?, AnyObject?) in
            let key = DependencyKey(type, tag: tag)
            if let provider: TypedDependencyProvider<Dependency> = provider(for: key), case .provided = provider.factory
            {
                return (nil, replaceKept(of: provider, by: kept))
            }
            let replaced = registerNow(type, tag: tag, scope: .singleton, .provided)
            if let provider = contents.pointee.registered.provider(for: key) { _ = replaceKept(of: provider, by: kept) }
            return replaced
        }
    }

    /// Declares that the application passes a value in with ``provide(_:tag:_:)`` before it is resolved.
    ///
    /// - Parameters:
    ///   - type: The type to resolve.
    ///   - tag: The tag that distinguishes it from other registrations of its type.
    /// - Complexity: O(1).
    public func expect<Dependency>(_ type: Dependency.Type = Dependency.self, tag: (any DependencyTag.Type)? = nil) {
        register(type, tag: tag, scope: .singleton, .provided)
    }

    /// The value of a type that ``provide(_:tag:_:)`` registered, in this container or one around it; nil if there is
    /// none.
    ///
    /// - Throws: ``DependencyResolutionError`` if the value is expected and was not provided.
    /// - Complexity: One look-up in each container.
    public func provided<Dependency>(_ type: Dependency.Type) throws -> Dependency? {
        try lock.withLock {
            guard let found = find(DependencyKey(type, tag: nil)) else { return nil }
            let provider: TypedDependencyProvider<Dependency> = found.provider()
            return try found.container.instance(of: provider, during: nil, hold: .strong, isOnMainActor: false)
        }
    }

    /// Makes an unregistered instance from registered ones, in a top-most resolve whose first factory is `make`.
    ///
    /// In a closure that makes something later, use ``DeferredResolver/making(isolation:_:)`` instead.
    ///
    /// - Parameters:
    ///   - isolation: The caller's isolation, by default.
    ///   - make: Runs once, with the container's lock held.
    /// - Throws: ``DependencyResolutionError``, or an error of `make` or a factory, unchanged.
    public func making<Dependency>(
        isolation: isolated (any Actor)? = #isolation,
        _ make: (DependencyResolver) throws -> Dependency
    ) throws -> Dependency {
        try making(hold: .strong, isOnMainActor: isolation.isMainActor, make)
    }

    func making<Dependency>(
        hold: InstanceHold, isOnMainActor: Bool, _ make: (DependencyResolver) throws -> Dependency
    ) throws -> Dependency {
        try lock.withLock {
            try make(
                DependencyResolver(container: self, current: TopMostResolve(), hold: hold, isOnMainActor: isOnMainActor)
            )
        }
    }

    /// Like ``making(isolation:_:)``, but ends the program with the error's text instead of throwing.
    public func makingTrapping<Dependency>(
        isolation: isolated (any Actor)? = #isolation,
        _ make: (DependencyResolver) throws -> Dependency
    ) -> Dependency {
        trapping { try making(isolation: isolation, make) }
    }

    /// Like ``making(isolation:_:)``, but `make` may await and runs without the lock.
    public func makingAsync<Dependency>(
        isolation: isolated (any Actor)? = #isolation,
        _ make: (AsyncDependencyResolver) async throws -> Dependency
    ) async throws -> Dependency {
        try await make(asyncResolver(hold: .strong))
    }

    func asyncResolver(hold: InstanceHold) -> AsyncDependencyResolver {
        AsyncDependencyResolver(
            container: self, current: TopMostResolve(), making: .ofCurrentTask(in: state), hold: hold)
    }

    /// Like ``makingAsync(isolation:_:)``, but ends the program with the error's text instead of throwing.
    public func makingTrappingAsync<Dependency>(
        isolation: isolated (any Actor)? = #isolation,
        _ make: (AsyncDependencyResolver) async throws -> Dependency
    ) async -> Dependency {
        await trapping { try await makingAsync(isolation: isolation, make) }
    }
}
