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
        let kept = KeptInstance(value)
        // What is replaced is freed without the lock, as in `register`.
        _ = lock.withLock { () -> (DependencyProvider?, AnyObject?) in
            let key = DependencyKey(type, tag: tag)
            if let provider: TypedDependencyProvider<Dependency> = provider(for: key), case .provided = provider.factory {
                return (nil, replaceKept(of: provider, by: kept))
            }
            let replaced = registerNow(type, tag: tag, scope: .singleton, .provided)
            if let provider = contents.pointee.registered.provider(for: key) { _ = replaceKept(of: provider, by: kept) }
            return replaced
        }
    }

    /// Registers that the application hands a value in, with ``provide(_:tag:_:)``, before it is needed.
    ///
    /// - Parameters:
    ///   - type: The type that is asked for.
    ///   - tag: What tells it apart from others of its type.
    /// - Complexity: O(1).
    public func expect<Dependency>(_ type: Dependency.Type = Dependency.self, tag: (any DependencyTag.Type)? = nil) {
        register(type, tag: tag, scope: .singleton, .provided)
    }

    /// The value of a type that was handed in by ``provide(_:tag:_:)``, in this container or one around it; nil if there is none.
    ///
    /// - Throws: ``DependencyResolutionError`` if it is expected, and nobody has handed it in.
    /// - Complexity: One look-up in each container.
    public func provided<Dependency>(_ type: Dependency.Type) throws -> Dependency? {
        try lock.withLock {
            guard let found = find(DependencyKey(type, tag: nil)) else { return nil }
            let provider: TypedDependencyProvider<Dependency> = found.provider()
            return try found.container.instance(of: provider, during: nil, hold: .strong, isOnMainActor: false)
        }
    }

    /// Makes something that is not registered, from what is: a top-most resolve whose first factory is `make`.
    ///
    /// A closure that is kept and makes something later uses ``DeferredResolver/making(isolation:_:)`` instead.
    ///
    /// - Parameters:
    ///   - isolation: The caller's, which is the default.
    ///   - make: Runs once, with the container's lock held.
    /// - Throws: ``DependencyResolutionError``, or what `make` or a factory threw, unchanged.
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
                DependencyResolver(container: self, current: TopMostResolve(), hold: hold, isOnMainActor: isOnMainActor))
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
        try await make(asyncResolver(hold: .strong))
    }

    func asyncResolver(hold: InstanceHold) -> AsyncDependencyResolver {
        AsyncDependencyResolver(container: self, current: TopMostResolve(), making: makingOfCurrentTask, hold: hold)
    }

    /// Like ``makingAsync(isolation:_:)``, but traps with the error's text where that one throws.
    public func makingTrappingAsync<Dependency>(
        isolation: isolated (any Actor)? = #isolation,
        _ make: (AsyncDependencyResolver) async throws -> Dependency
    ) async -> Dependency {
        await trapping { try await makingAsync(isolation: isolation, make) }
    }
}
