extension DependencyContainer {
    typealias AsyncFactory<Dependency> =
        @Sendable (AsyncDependencyResolver) async throws -> UncheckedSendable<Dependency>

    /// Whether the current task must not throw, not even because it is canceled.
    @TaskLocal static var isTrapping = false

    /// The innermost run of an asynchronous factory that led the current task here through the container.
    var makingOfCurrentTask: AsyncMaking? {
        withUnsafeCurrentTask { task in
            guard let task else {
                return nil
            }
            return lock.withLock { makingOfTask[task] }
        }
    }

    /// The kept instance of a provider, or the instance that is already being made, or a new one.
    func awaitInstance<Dependency>(
        of provider: TypedDependencyProvider<Dependency>,
        factory: @escaping AsyncFactory<Dependency>,
        during current: TopMostResolve,
        hold: InstanceHold,
        neededBy parent: AsyncMaking?
    ) async throws -> UncheckedSendable<Dependency> {
        while true {
            let start = try withLock(along: parent) {
                try beginMaking(provider, factory: factory, during: current, hold: hold, neededBy: parent)
            }
            switch start {
            case .kept(let instance):
                return UncheckedSendable(instance)
            case .inThisTask(let making):
                defer { lock.withLock { parent?.endWaiting(for: making) } }
                return try await make(provider, factory: factory, during: current, hold: hold, making: making)
            case .inTask(let pending):
                defer { lock.withLock { parent?.endWaiting(for: pending.making) } }
                do {
                    return try await value(of: pending)
                } catch where !Task.isCancelled && lock.withLock({ pending.isCanceled }) {
                    // All who waited before were canceled, and nothing was made.
                }
            }
        }
    }

    /// Waits for an instance. If all who wait are canceled, so is its task.
    private func value<Dependency>(of pending: PendingInstance<Dependency>) async throws -> UncheckedSendable<Dependency> {
        if Self.isTrapping { return try await pending.task.value }
        return try await withTaskCancellationHandler {
            try await pending.task.value
        } onCancel: {
            // Not with the lock: code that a cancellation runs takes it.
            if lock.withLock({ leave(pending) }) { pending.task.cancel() }
        }
    }

    /// Notes that a canceled resolve no longer waits. The lock must be held.
    ///
    /// - Returns: Whether no resolve waits any more. One that comes then waits for the task's end, and runs the factory anew if
    ///   nothing was made.
    private func leave(_ pending: PendingMaking) -> Bool {
        pending.waitingCount -= 1
        guard pending.waitingCount == 0, !pending.isDone else { return false }
        pending.isCanceled = true
        return true
    }

    private enum Start<Dependency> {
        case kept(Dependency)
        case inThisTask(AsyncMaking)
        case inTask(PendingInstance<Dependency>)
    }

    /// Decides how to get an instance, and records that `parent` waits for it. The lock must be held.
    private func beginMaking<Dependency>(
        _ provider: TypedDependencyProvider<Dependency>,
        factory: @escaping AsyncFactory<Dependency>,
        during current: TopMostResolve,
        hold: InstanceHold,
        neededBy parent: AsyncMaking?
    ) throws -> Start<Dependency> {
        if let kept = keptInstance(of: provider, during: current, hold: hold) {
            return .kept(kept.instance)
        }
        if parent?.isNeededBy(provider, in: self) == true {
            throw DependencyResolutionError(.cycle, path: keysBeingMade + [provider.key])
        }
        if let pending = pendingInstance(of: provider, during: current) {
            if let parent, let rest = pending.making.path(to: parent) {
                throw DependencyResolutionError(.cycle, path: keysBeingMade + rest)
            }
            parent?.beginWaiting(for: pending.making)
            pending.waitingCount += 1
            noteUse(of: provider.scope, during: current, hold: hold)
            return .inTask(pending)
        }
        if provider.scope != .unique, !Self.isTrapping { try Task.checkCancellation() }
        let making = AsyncMaking(of: provider, in: self, neededBy: parent)
        parent?.beginWaiting(for: making)
        guard provider.scope != .unique else {
            return .inThisTask(making)
        }
        // Now, and not in the task: whoever asks before the task begins may weaken the hold.
        let hold = self.hold(of: provider.scope, during: current, inside: hold)
        // The instance has a task of its own: canceling the first task that asked for it must not affect the others.
        let pending = PendingInstance(making: making, task: Task {
            try await self.make(provider, factory: factory, during: current, hold: hold, making: making)
        })
        pending.waitingCount = 1
        contents.pointee.pendingInstances[PendingKey(provider, during: current)] = pending
        return .inTask(pending)
    }

    /// The instance that is already being made, if one is. The lock must be held.
    private func pendingInstance<Dependency>(
        of provider: TypedDependencyProvider<Dependency>, during current: TopMostResolve
    ) -> PendingInstance<Dependency>? {
        // `beginMaking` is the only writer. It stores an instance of the provider's type.
        contents.pointee.pendingInstances[PendingKey(provider, during: current)].map { unsafeDowncast($0, to: PendingInstance<Dependency>.self) }
    }

    /// Runs a factory, and keeps the instance if its scope requires that.
    private func make<Dependency>(
        _ provider: TypedDependencyProvider<Dependency>,
        factory: AsyncFactory<Dependency>,
        during current: TopMostResolve,
        hold: InstanceHold,
        making: AsyncMaking
    ) async throws -> UncheckedSendable<Dependency> {
        let key = PendingKey(provider, during: current)
        let outer = setMakingOfCurrentTask(making)
        defer {
            _ = setMakingOfCurrentTask(outer)
            // This comes after the instance is kept, so that at each moment one of the two is there.
            lock.withLock {
                contents.pointee.pendingInstances.removeValue(forKey: key)?.isDone = true
            }
        }
        let instance = try await factory(
            AsyncDependencyResolver(container: self, current: current, making: making, hold: hold))
        try withLock(along: making) {
            guard keep(instance.value, of: provider, during: current) else {
                throw DependencyResolutionError(.notAnObject, path: keysBeingMade)
            }
        }
        return instance
    }

    /// - Returns: The previous run of the current task.
    private func setMakingOfCurrentTask(_ making: AsyncMaking?) -> AsyncMaking? {
        withUnsafeCurrentTask { task in
            guard let task else {
                return nil
            }
            return lock.withLock {
                let outer = makingOfTask[task]
                makingOfTask[task] = making
                return outer
            }
        }
    }
}
