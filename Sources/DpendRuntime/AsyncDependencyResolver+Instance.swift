extension AsyncDependencyResolver {
    /// Resolves a key of type `Dependency`.
    func resolve<Dependency>(
        _ key: DependencyKey, isolation: isolated (any Actor)? = #isolation
    ) async throws -> Dependency {
        try await instance(isolation: isolation) { try find(key) }
    }

    /// The kept instance of a registration, or the instance that is already being made, or a new one.
    ///
    /// - Parameter find: Finds the registration, with the lock held.
    func instance<Dependency>(
        isolation: isolated (any Actor)?, _ find: () throws -> FoundProvider
    ) async throws -> Dependency {
        while true {
            let (request, start): (AsyncRequest, AsyncRequest.Start?) = try withLock {
                let request = self.request(try find(), during: current)
                return (request, request.provider.isAsynchronous ? try request.begin() : nil)
            }
            switch start {
            case nil:
                return try await synchronousInstance(of: request, isolation: isolation)
            case .kept(let kept):
                return taken(kept)
            case .inThisTask(let making):
                return taken(try await request.make(making).value)
            case .inTask(let pending):
                do {
                    return taken(try await made(by: pending).value)
                } catch  where mayAskAnew && withLock({ pending.isCanceled }) {
                    // All who waited before were canceled, and nothing was made.
                }
            }
        }
    }

    /// Whether the current task is not canceled, or must not throw even then.
    private var mayAskAnew: Bool { DependencyContainer.isTrapping || !Task.isCancelled }

    /// Finds the registration of a key. The lock must be held.
    func find(_ key: DependencyKey) throws -> FoundProvider {
        guard let found = container.find(key) else { throw container.notRegistered(key) }
        return found
    }

    /// A request for an instance of a registration.
    func request(_ found: FoundProvider, during current: TopMostResolve) -> AsyncRequest {
        AsyncRequest(
            provider: found.untyped, container: found.container, current: current,
            hold: found.container === container ? hold : .strong, parent: making)
    }

    /// Runs `body` with the lock held, as part of the factory that has this resolver.
    func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        try container.withLock(along: making, body)
    }

    /// The instance in a box. The provider of the key stored one of its type.
    private func taken<Dependency>(_ kept: AnyObject) -> Dependency {
        unsafeDowncast(kept, to: KeptInstance<Dependency>.self).instance
    }

    /// Waits for an instance. If all who wait are canceled, so is its task.
    private func made(by pending: PendingInstance) async throws -> UncheckedSendable<AnyObject> {
        if DependencyContainer.isTrapping { return try await pending.task.value }
        return try await withTaskCancellationHandler {
            try await pending.task.value
        } onCancel: {
            // Not with the lock: code that a cancellation runs takes it.
            if withLock({ pending.leave() }) { pending.task.cancel() }
        }
    }

    private func synchronousInstance<Dependency>(
        of request: AsyncRequest, isolation: isolated (any Actor)?
    ) async throws -> Dependency {
        let isOnMainActor = isolation.isMainActor
        do {
            return try withLock { try request.synchronousInstance(isOnMainActor: isOnMainActor) }
        } catch let error as DependencyResolutionError where error.reason == .mainActor && !isOnMainActor {
            return try await instanceOnMainActor(of: request).value
        }
    }

    @MainActor private func instanceOnMainActor<Dependency>(
        of request: AsyncRequest
    ) throws -> UncheckedSendable<Dependency> {
        try withLock { UncheckedSendable(try request.synchronousInstance(isOnMainActor: true)) }
    }
}
