/// One run of an asynchronous factory: a node in the graph of factories that wait for each other.
///
/// A waits for B when A's factory asked for B. A wait that would close a circle would never end, so it is refused.
// Unchecked, because the compiler cannot see that the container's lock is held wherever it is touched.
final class AsyncMaking: @unchecked Sendable {
    private let key: DependencyKey

    /// The provider, until the run has ended. Those who wait for the run know it longer.
    private var provider: DependencyProvider?

    /// The container that makes the instance, until the run has ended. Containers of one kind share their providers.
    private var container: DependencyContainer?

    /// The run that asked for this one first.
    private var parent: AsyncMaking?

    /// The runs that this factory has waited for, possibly in several tasks. Those that have ended wait for nothing.
    private var awaited: [AsyncMaking] = []
    /// The number of runs from which on those that have ended are removed.
    private var awaitedLimit = 16
    private var hasEnded: Bool { provider == nil }

    /// The containers that the run belongs to, and its task.
    private let state: ObjectIdentifier
    private var task: Int?

    /// The run in the same task that led to this one.
    private var outer: AsyncMaking?

    /// The innermost run that the current task, or one that began it, is in.
    @TaskLocal private static var innermost: AsyncMaking?

    init(of provider: DependencyProvider, in container: DependencyContainer, neededBy parent: AsyncMaking?) {
        key = provider.key
        self.provider = provider
        self.container = container
        self.parent = parent
        state = ObjectIdentifier(container.state)
    }

    /// Runs the factory in the current task. No lock guards that, so that tasks which begin together do not wait for
    /// each other.
    func runInCurrentTask<Result>(_ body: () async throws -> Result) async rethrows -> Result {
        task = Self.currentTask
        outer = Self.innermost.flatMap { $0.task == task ? $0 : nil }
        return try await Self.$innermost.withValue(self) { try await body() }
    }

    /// The innermost run that led the current task here through the containers of a state. A task that a factory began
    /// has none.
    static func ofCurrentTask(in state: ResolveState) -> AsyncMaking? {
        guard let task = currentTask else { return nil }
        var making = innermost
        while let run = making, run.task == task {
            if run.state == ObjectIdentifier(state) { return run }
            making = run.outer
        }
        return nil
    }

    private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

    /// The keys from the first requested one to this one.
    var path: [DependencyKey] {
        (parent?.path ?? []) + [key]
    }

    /// Whether this run, or a run that waits for it, makes an instance of the provider for the container.
    func isNeededBy(_ provider: DependencyProvider, in container: DependencyContainer) -> Bool {
        self.provider === provider && self.container === container
            || parent?.isNeededBy(provider, in: container) == true
    }

    /// The keys from this run to another one that it waits for, directly or through others; nil if it does not.
    func path(to other: AsyncMaking) -> [DependencyKey]? {
        if awaited.isEmpty, self !== other { return nil }
        var visited: Set<ObjectIdentifier> = []
        return path(to: other, visited: &visited)
    }

    func beginWaiting(for other: AsyncMaking) {
        if hasEnded { return }
        if awaited.count >= awaitedLimit {
            awaited.removeAll(where: \.hasEnded)
            awaitedLimit = max(16, awaited.count * 2)
        }
        awaited.append(other)
    }

    /// Notes that the run has ended. Whoever requested it still holds the container, so that nothing is freed with the
    /// lock held.
    func end() { (provider, container, parent, awaited) = (nil, nil, nil, []) }

    private func path(to other: AsyncMaking, visited: inout Set<ObjectIdentifier>) -> [DependencyKey]? {
        guard self !== other else {
            return [key]
        }
        guard visited.insert(ObjectIdentifier(self)).inserted else {
            return nil
        }
        for next in awaited where !next.hasEnded {
            if let rest = next.path(to: other, visited: &visited) {
                return [key] + rest
            }
        }
        return nil
    }
}
