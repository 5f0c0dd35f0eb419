/// One run of a factory that awaits, in the graph of what waits for what.
///
/// A waits for B when A's factory asked for B. A wait that would close a circle would never end, so it is refused.
// Unchecked, because the compiler cannot see that the container's lock is held wherever it is touched.
final class AsyncMaking: @unchecked Sendable {
    private let provider: DependencyProvider

    /// What makes it: containers of one kind have their providers in common.
    private let container: DependencyContainer

    /// What asked for this first.
    private let parent: AsyncMaking?

    /// What the factory waits for, possibly with several of its tasks.
    private var awaited: [AsyncMaking] = []

    init(of provider: DependencyProvider, in container: DependencyContainer, neededBy parent: AsyncMaking?) {
        self.provider = provider
        self.container = container
        self.parent = parent
    }

    /// The keys from the first that was asked for to this one.
    var path: [DependencyKey] {
        (parent?.path ?? []) + [provider.key]
    }

    /// Whether this, or something that waits for it, makes an instance of the provider for the container.
    func isNeededBy(_ provider: DependencyProvider, in container: DependencyContainer) -> Bool {
        self.provider === provider && self.container === container || parent?.isNeededBy(provider, in: container) == true
    }

    /// The keys from this to what it waits for, if it does, directly or through others.
    func path(to other: AsyncMaking) -> [DependencyKey]? {
        var visited: Set<ObjectIdentifier> = []
        return path(to: other, visited: &visited)
    }

    func beginWaiting(for other: AsyncMaking) {
        awaited.append(other)
    }

    func endWaiting(for other: AsyncMaking) {
        if let index = awaited.firstIndex(where: { $0 === other }) {
            awaited.remove(at: index)
        }
    }

    private func path(to other: AsyncMaking, visited: inout Set<ObjectIdentifier>) -> [DependencyKey]? {
        guard self !== other else {
            return [provider.key]
        }
        guard visited.insert(ObjectIdentifier(self)).inserted else {
            return nil
        }
        for next in awaited {
            if let rest = next.path(to: other, visited: &visited) {
                return [provider.key] + rest
            }
        }
        return nil
    }
}
