extension DependencyContainer {
    /// Registers an asynchronous factory for a type.
    ///
    /// Resolve its instances with `resolve(_:tag:isolation:)`, or in other asynchronous factories.
    ///
    /// - Parameters:
    ///   - type: The type to resolve, such as `(any Greeter).self`.
    ///   - tag: The tag that distinguishes it from other registrations of its type.
    ///   - scope: How long an instance is kept. While a kept instance is being made, every other resolve of it waits.
    ///     The instance is made in a task of its own, which is canceled only if all waiting tasks are canceled.
    ///   - factory: Makes an instance with the given resolver. The container's lock is not held. A child task of the
    ///     factory should also use the resolver. A resolve from the container would not count as part of the factory,
    ///     and would wait forever for an instance that waits for the factory.
    /// - Complexity: O(1).
    public func registerAsync<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil,
        scope: DependencyScope = .unique,
        factory: @escaping @Sendable (AsyncDependencyResolver) async throws -> Dependency
    ) {
        register(type, tag: tag, scope: scope, .asynchronous { UncheckedSendable(try await factory($0)) })
    }

    /// Like ``registerAsync(_:tag:scope:factory:)``, for a factory on the main actor.
    public func registerAsyncOnMainActor<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil,
        scope: DependencyScope = .unique,
        factory: @escaping @MainActor @Sendable (AsyncDependencyResolver) async throws -> Dependency
    ) {
        register(
            type, tag: tag, scope: scope,
            .asynchronous { @MainActor resolver in UncheckedSendable(try await factory(resolver)) })
    }

    /// The instance registered for a type and a tag. The factory may be asynchronous.
    ///
    /// This is a top-most resolve, like `resolve(_:tag:isolation:)`. Factories of the main actor run there. If a
    /// factory without isolation turns out to require one of them, it runs again on the main actor.
    ///
    /// Inside an `async` function Swift prefers this overload, so each resolve there requires `await`.
    /// ``making(isolation:_:)`` resolves without `await`: `try container.making { try $0.resolve() as any Greeter }`.
    ///
    /// - Parameters:
    ///   - type: The registered type. The context may imply it: `try await container.resolve() as any Greeter`.
    ///   - tag: The tag that it was registered with.
    ///   - isolation: The caller's isolation, by default.
    /// - Throws: ``DependencyResolutionError``, or an error of a factory, unchanged. A failed instance is not kept.
    ///   Every task that waits for it gets the same error.
    /// - Complexity: One look-up, plus the work of the factories that run.
    public func resolve<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Dependency {
        try await resolve(DependencyKey(type, tag: tag), hold: .strong, isolation: isolation)
    }

    /// Makes the eager singletons in the order of their registration. Several with asynchronous factories come last,
    /// and are made at the same time.
    ///
    /// - Parameters:
    ///   - inParallel: Whether asynchronous factories may run at the same time. The first error cancels the others.
    ///     Otherwise all run in the order of their registration.
    ///   - isolation: The caller's isolation, by default.
    /// - Throws: ``DependencyResolutionError``, or an error of a factory, unchanged. The container keeps the eager
    ///   singletons that were made before the error.
    /// - Complexity: Linear in the number of registrations, plus the work of the factories that run.
    public func bootstrap(inParallel: Bool = true, isolation: isolated (any Actor)? = #isolation) async throws {
        let providers = lock.withLock { eagerProviders }
        let isParallel = inParallel && providers.count(where: \.isAsynchronous) > 1
        // A factory may replace a registration.
        func isCurrent(_ provider: DependencyProvider) -> Bool { lock.withLock { self.isCurrent(provider) } }
        for provider in providers where !(isParallel && provider.isAsynchronous) && isCurrent(provider) {
            try await provider.makeEagerly(in: self, isolation: isolation)
        }
        if isParallel {
            let requests = asyncResolver(hold: .strong).requests()
            for provider in providers where provider.isAsynchronous && isCurrent(provider) {
                requests.add(provider.request())
            }
            try await requests.resolve()
        }
    }

    /// Resolves as a top-most resolve. The key's type is `Dependency`.
    func resolve<Dependency>(
        _ key: DependencyKey, hold: InstanceHold, isolation: isolated (any Actor)?
    ) async throws -> Dependency {
        try await asyncResolver(hold: hold).resolve(key, isolation: isolation)
    }
}
