/// A request for an instance, in code that may wait.
///
/// It is not generic, because code of a generic type looks up its metadata at run time. Instances are in a
/// `KeptInstance` of the registered type.
// Unchecked, because the container's lock is held wherever the resolve changes.
struct AsyncRequest: @unchecked Sendable {
    let provider: DependencyProvider
    /// The container of the registration.
    let container: DependencyContainer
    let current: TopMostResolve
    let hold: InstanceHold
    /// The run of an asynchronous factory that requests the instance.
    let parent: AsyncMaking?

    /// How the instance comes.
    enum Start {
        case kept(AnyObject)
        /// The requester runs the factory.
        case inThisTask(AsyncMaking)
        /// A task of its own runs the factory.
        case inTask(PendingInstance)
    }

    /// Finds the instance, or begins to make it. The lock must be held.
    func begin() throws -> Start {
        if let kept = provider.kept(in: container, during: current, hold: hold) {
            return .kept(kept)
        }
        if provider.scope == .shared, let error = current.error(of: provider) { throw error }
        if parent?.isNeededBy(provider, in: container) == true {
            throw DependencyResolutionError(.cycle, path: container.keysBeingMade + [provider.key])
        }
        let place = PendingKey(provider, during: current)
        if let pending = container.contents.pointee.pendingInstances[place] {
            if let parent, let rest = pending.making.path(to: parent) {
                throw DependencyResolutionError(.cycle, path: container.keysBeingMade + rest)
            }
            parent?.beginWaiting(for: pending.making)
            pending.waitingCount += 1
            container.noteUse(of: provider.scope, during: current, hold: hold)
            return .inTask(pending)
        }
        if provider.scope != .unique, !DependencyContainer.isTrapping { try Task.checkCancellation() }
        let making = AsyncMaking(of: provider, in: container, neededBy: parent)
        parent?.beginWaiting(for: making)
        guard provider.scope != .unique else { return .inThisTask(making) }
        let pending = PendingInstance(making, priority: Task.currentPriority)
        container.contents.pointee.pendingInstances[place] = pending
        // Now, and not in the task: whoever asks before the task begins may weaken the hold.
        let hold = container.hold(of: provider.scope, during: current, inside: hold)
        let request = AsyncRequest(
            provider: provider, container: container, current: current, hold: hold, parent: parent)
        // The instance has a task of its own: canceling the first task that asked for it must not affect the others.
        pending.task = Task { try await request.make(making, pending) }
        return .inTask(pending)
    }

    /// Runs the factory, and keeps the instance if its scope requires that.
    func make(_ making: AsyncMaking, _ pending: PendingInstance? = nil) async throws -> UncheckedSendable<AnyObject> {
        let made: Result<UncheckedSendable<AnyObject>, any Error>
        do {
            let resolver = AsyncDependencyResolver(container: container, current: current, making: making, hold: hold)
            made = .success(try await making.runInCurrentTask { try await provider.made(with: resolver) })
        } catch {
            made = .failure(error)
        }
        // The instance outlives the lock, also if it is not kept.
        var result = made
        let ending = container.withLock(along: making) {
            if case .success(let made) = made, !provider.keep(made.value, in: container, during: current) {
                result = .failure(DependencyResolutionError(.notAnObject, path: container.keysBeingMade))
            }
            making.end()
            guard let pending else { return MakingEnd() }
            if case .failure(let error) = result, provider.scope == .shared, !pending.isCanceled {
                current.share(error, of: provider)
            }
            // After the instance is kept, so that at each moment one of the two is there.
            container.contents.pointee.pendingInstances[PendingKey(provider, during: current)] = nil
            return pending.end(result)
        }
        ending.tell()
        return try result.get()
    }

    /// The instance of a synchronous factory. The lock must be held.
    func synchronousInstance<Dependency>(isOnMainActor: Bool) throws -> Dependency {
        try container.instance(
            of: FoundProvider(untyped: provider, container: container).provider(), during: current, hold: hold,
            isOnMainActor: isOnMainActor)
    }
}
