extension DependencyContainer {
    /// Registers how instances of a type are made by a factory that awaits.
    ///
    /// They are resolved with `resolve(_:tag:isolation:)`, and by other factories that await.
    ///
    /// - Parameters:
    ///   - type: The type that is asked for, such as `(any Greeter).self`.
    ///   - tag: What tells it apart from others of its type.
    ///   - scope: How long an instance lives. While one that is kept is being made, whoever else needs it waits for it;
    ///     it is made in a task of its own, so that none of them can cancel it.
    ///   - factory: Makes an instance from what the given resolver resolves. The container's lock is not held. What it
    ///     resolves in a child task, it should resolve from the resolver: a resolve begun there from the container is
    ///     not seen as its own, and would wait for ever if it came back to an instance that waits for it.
    /// - Complexity: O(1).
    public func registerAsync<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil,
        scope: DependencyScope = .unique,
        factory: @escaping @Sendable (AsyncDependencyResolver) async throws -> Dependency
    ) {
        register(type, tag: tag, scope: scope, .asynchronous { UncheckedSendable(try await factory($0)) })
    }

    /// Like ``registerAsync(_:tag:scope:factory:)``, for a factory that belongs to the main actor.
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

    /// The instance registered for a type and a tag, however it is made.
    ///
    /// This is a top-most resolve, as `resolve(_:tag:isolation:)` is. What belongs to the main actor is made there.
    /// If a factory without isolation turns out to need that, it is run again on the main actor.
    ///
    /// Inside an `async` function Swift prefers this overload, so that `await` has to be written for every dependency
    /// there. ``making(isolation:_:)`` resolves without: `try container.making { try $0.resolve() as any Greeter }`.
    ///
    /// - Parameters:
    ///   - type: The registered type, which the context may tell: `try await container.resolve() as any Greeter`.
    ///   - tag: The tag that it was registered with.
    ///   - isolation: The caller's, which is the default.
    /// - Throws: ``DependencyResolutionError``, or what a factory threw, unchanged. Nothing is kept of what could not
    ///   be made; those that were waiting for it get the same error.
    /// - Complexity: One look-up, and whatever factories have to run.
    public func resolve<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Dependency {
        try await resolve(DependencyKey(type, tag: tag), hold: .strong, isolation: isolation)
    }

    /// Makes the eager singletons, in the order in which they were registered, however they are made.
    ///
    /// - Throws: ``DependencyResolutionError``, or what a factory threw, unchanged. The eager singletons made before it
    ///   stay.
    /// - Complexity: Linear in the number of registrations, and whatever factories have to run.
    public func bootstrap(isolation: isolated (any Actor)? = #isolation) async throws {
        for provider in lock.withLock({ eagerProviders }) where lock.withLock({ isCurrent(provider) }) {
            try await provider.makeEagerly(in: self, isolation: isolation)
        }
    }

    /// Resolves as a top-most resolve. The key's type is `Dependency`.
    func resolve<Dependency>(
        _ key: DependencyKey, hold: InstanceHold, isolation: isolated (any Actor)?
    ) async throws -> Dependency {
        try await resolve(
            key, during: TopMostResolve(), hold: hold, neededBy: makingOfCurrentTask, isolation: isolation)
    }

    /// Resolves as part of `current`, for a factory that awaits if there is one. The key's type is `Dependency`.
    func resolve<Dependency>(
        _ key: DependencyKey,
        during current: TopMostResolve,
        hold: InstanceHold,
        neededBy parent: AsyncMaking?,
        isolation: isolated (any Actor)?
    ) async throws -> Dependency {
        let found = try withLock(along: parent) {
            guard let found = find(key) else { throw notRegistered(key) }
            return found
        }
        return try await found.container.instance(
            of: found.provider(), during: current, hold: found.container === self ? hold : .strong, neededBy: parent, isolation: isolation)
    }

    /// The kept instance of a provider, or else a new one.
    func instance<Dependency>(
        of provider: TypedDependencyProvider<Dependency>,
        during current: TopMostResolve,
        hold: InstanceHold,
        neededBy parent: AsyncMaking?,
        isolation: isolated (any Actor)?
    ) async throws -> Dependency {
        switch provider.factory {
        case .synchronous, .onMainActor, .provided:
            let isOnMainActor = isolation.isMainActor
            do {
                return try withLock(along: parent) {
                    try instance(of: provider, during: current, hold: hold, isOnMainActor: isOnMainActor)
                }
            } catch let error as DependencyResolutionError where error.reason == .mainActor && !isOnMainActor {
                return try await instanceOnMainActor(of: provider, during: current, hold: hold, neededBy: parent).value
            }
        case .asynchronous(let factory):
            return try await awaitInstance(of: provider, factory: factory, during: current, hold: hold, neededBy: parent).value
        }
    }

    @MainActor private func instanceOnMainActor<Dependency>(
        of provider: TypedDependencyProvider<Dependency>,
        during current: TopMostResolve,
        hold: InstanceHold,
        neededBy parent: AsyncMaking?
    ) throws -> UncheckedSendable<Dependency> {
        try withLock(along: parent) {
            UncheckedSendable(try instance(of: provider, during: current, hold: hold, isOnMainActor: true))
        }
    }
}
