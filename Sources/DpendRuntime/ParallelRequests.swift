/// Requests whose instances are made at the same time, for generated code.
///
/// ```swift
/// let requests = resolver.requests()
/// let database = requests.add((any Database).self)
/// let cache = requests.add((any Cache).self)
/// try await requests.resolve()
/// return Api(database: database.instance, cache: cache.instance)
/// ```
///
/// A kept instance has a task of its own, which notes its end here. So waiting for many instances needs no further
/// tasks.
// Unchecked, because the container's lock is held wherever it changes after the first request has begun.
public final class ParallelRequests: @unchecked Sendable {
    private let resolver: AsyncDependencyResolver
    private let isTrapping = DependencyContainer.isTrapping
    private var requests: [ParallelRequest] = []

    /// The number of instances that tasks of their own are making.
    private var awaitedCount = 0
    /// Resumed when all of them have ended, or at the first error.
    private var continuation: CheckedContinuation<Void, Never>?
    private var continuesAtError = false
    private var error: (any Error)?
    /// The error of an instance that others had canceled before it was requested here.
    private var canceledError: (any Error)?
    /// Whether this no longer needs the instances.
    private var hasLeft = false

    init(_ resolver: AsyncDependencyResolver) { self.resolver = resolver }

    /// Adds a request. Its instance is there after ``resolve()``.
    ///
    /// - Parameters:
    ///   - type: The registered type.
    ///   - tag: The tag that it was registered with.
    public func add<Instance>(
        _ type: Instance.Type = Instance.self, tag: (any DependencyTag.Type)? = nil
    ) -> RequestedInstance<Instance> {
        let request = RequestedInstance<Instance>(DependencyKey(type, tag: tag), during: resolver.current)
        add(request)
        return request
    }

    func add(_ request: ParallelRequest) { requests.append(request) }

    /// Makes all instances at the same time. The first error cancels the others.
    ///
    /// - Throws: The first error, after all have ended.
    /// - Complexity: Linear in the number of requests, plus the work of the factories that run.
    public func resolve() async throws {
        if isTrapping { return try await makeAll() }
        try await withTaskCancellationHandler {
            try await makeAll()
        } onCancel: {
            change { leave(&$0) }
        }
    }

    private func makeAll() async throws {
        var remaining = requests
        repeat {
            let others = change { begin(remaining, &$0) }
            let slow = resolver.withLock {
                requests.compactMap(\.pending).filter { $0.priority < Task.currentPriority }
            }
            if !others.isEmpty || !slow.isEmpty { await make(others, raising: slow) }
            await waitForTasks(orError: false)
            remaining = try resolver.withLock(takeInstances)
        } while !remaining.isEmpty
    }

    /// Begins to make the instances that have tasks of their own. The lock must be held.
    ///
    /// - Returns: The requests of other instances.
    private func begin(_ requests: [ParallelRequest], _ ending: inout MakingEnd) -> [ParallelRequest] {
        var others: [ParallelRequest] = []
        do {
            for request in requests {
                guard try request.begin(with: resolver) else {
                    others.append(request)
                    continue
                }
                guard let pending = request.pending else { continue }
                pending.watchers.append(self)
                awaitedCount += 1
                // A cancellation before this does not tell it again.
                if hasLeft, pending.leave() { ending.canceled.append(pending) }
            }
            return others
        } catch {
            fail(error, &ending)
            return []
        }
    }

    /// Makes instances in a child task for each.
    ///
    /// - Parameter slow: Instances whose tasks began with a lower priority. A child task that awaits one raises it.
    private func make(_ others: [ParallelRequest], raising slow: [PendingInstance]) async {
        // The first error is noted where it is thrown.
        try? await withThrowingTaskGroup(of: Void.self) { group in
            for request in others {
                group.addTask { [self] in
                    do {
                        try await request.resolve(with: resolver)
                    } catch {
                        change { fail(error, &$0) }
                        throw error
                    }
                }
            }
            for pending in slow { group.addTask { _ = await pending.task.result } }
            group.addTask { [self] in
                await waitForTasks(orError: true)
                if let error = resolver.withLock({ error }) { throw error }
            }
            while try await group.next() != nil {}
        }
    }

    /// Waits for the end of all tasks, or for an error.
    private func waitForTasks(orError continuesAtError: Bool) async {
        await withCheckedContinuation { continuation in
            let isOver = resolver.withLock {
                let isOver = awaitedCount == 0 || continuesAtError && error != nil
                if !isOver { (self.continuation, self.continuesAtError) = (continuation, continuesAtError) }
                return isOver
            }
            if isOver { continuation.resume() }
        }
    }

    /// Takes the instances from the tasks, which have ended. The lock must be held.
    ///
    /// - Returns: The requests that begin again, because others had canceled their instances, and nothing was made.
    private func takeInstances() throws -> [ParallelRequest] {
        if let error { throw error }
        for request in requests { request.takeInstance() }
        guard let canceledError else { return [] }
        if hasLeft { throw canceledError }
        self.canceledError = nil
        return requests.filter { $0.kept == nil }
    }

    /// Notes the end of a task. The lock must be held.
    func noteEnd(_ failure: (any Error)?, isCanceled: Bool, _ ending: inout MakingEnd) {
        awaitedCount -= 1
        if let failure {
            if isCanceled, !hasLeft { canceledError = failure } else { fail(failure, &ending) }
        }
        if awaitedCount == 0 { resume(&ending) }
    }

    /// Notes an error. The lock must be held.
    private func fail(_ error: any Error, _ ending: inout MakingEnd) {
        guard self.error == nil else { return }
        self.error = error
        leave(&ending)
        if continuesAtError { resume(&ending) }
    }

    /// No longer waits for the instances. The lock must be held.
    private func leave(_ ending: inout MakingEnd) {
        if hasLeft || isTrapping { return }
        hasLeft = true
        for request in requests {
            if let pending = request.pending, pending.leave() { ending.canceled.append(pending) }
        }
    }

    private func resume(_ ending: inout MakingEnd) {
        if let continuation { ending.continuations.append(continuation) }
        continuation = nil
    }

    /// Changes something with the lock held, and tells others afterwards.
    private func change<Result>(_ body: (inout MakingEnd) -> Result) -> Result {
        var ending = MakingEnd()
        defer { ending.tell() }
        return resolver.withLock { body(&ending) }
    }
}

/// A request for an instance, whatever its type.
// Unchecked, for the same reason.
public class ParallelRequest: @unchecked Sendable {
    fileprivate let key: DependencyKey
    private let current: TopMostResolve
    /// The instance in a `KeptInstance` of the requested type.
    fileprivate(set) var kept: AnyObject?
    /// The instance while it is being made in a task of its own.
    fileprivate private(set) var pending: PendingInstance?

    init(_ key: DependencyKey, during current: TopMostResolve) { (self.key, self.current) = (key, current) }

    /// Finds the instance, or begins to make it in a task of its own. The lock must be held.
    ///
    /// - Returns: Whether that is possible for this instance.
    fileprivate func begin(with resolver: AsyncDependencyResolver) throws -> Bool {
        let found = try resolver.find(key)
        guard found.untyped.isAsynchronous, found.untyped.scope != .unique else { return false }
        switch try resolver.request(found, during: current).begin() {
        case .kept(let instance): kept = instance
        case .inTask(let instance): pending = instance
        case .inThisTask: return false
        }
        return true
    }

    fileprivate func takeInstance() {
        if let made = pending?.made { kept = made }
        pending = nil
    }

    fileprivate func resolve(with resolver: AsyncDependencyResolver) async throws {
        preconditionFailure("every request has a type")
    }
}

/// A request for an instance, for generated code.
public final class RequestedInstance<Instance>: ParallelRequest, @unchecked Sendable {
    /// The instance, after ``ParallelRequests/resolve()``.
    public var instance: Instance {
        guard let kept else { preconditionFailure("the instance is not made yet") }
        // The provider of the key stored an instance of its type.
        return unsafeDowncast(kept, to: KeptInstance<Instance>.self).instance
    }

    override fileprivate func resolve(with resolver: AsyncDependencyResolver) async throws {
        kept = KeptInstance<Instance>(try await resolver.resolve(key))
    }
}
