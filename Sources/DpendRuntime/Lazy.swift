/// A dependency that is resolved when it is first needed, and then kept.
///
/// It breaks a cycle, since nothing is resolved while it is made. It can be used from any thread.
// Unchecked, because the compiler cannot see that the lock is held wherever the state is touched. The instance need not
// be Sendable, as with the container.
public final class Lazy<Dependency>: @unchecked Sendable {
    private enum State {
        case unresolved(@Sendable () throws -> Dependency)
        case resolving
        case resolved(Dependency)
    }

    private let lock: RecursiveLock
    private var state: State

    /// Makes it from a closure that resolves the dependency.
    ///
    /// It has a lock of its own, which is held while the closure runs. ``DependencyResolving/lazy(_:tag:)`` makes one
    /// that shares the container's lock instead, so that a factory can access it while another thread resolves it.
    ///
    /// - Parameter resolve: Runs at the first access to ``value``, and again only if it threw. It is let go of after.
    public convenience init(_ resolve: @escaping @Sendable () throws -> Dependency) {
        self.init(lock: RecursiveLock(), resolve)
    }

    /// Makes it from a closure and a lock that guards what the closure resolves as well, so that no two threads can hold
    /// one lock each and wait for the other.
    public init(lock: RecursiveLock, _ resolve: @escaping @Sendable () throws -> Dependency) {
        self.lock = lock
        state = .unresolved(resolve)
    }

    /// The instance, resolved at the first access.
    ///
    /// - Throws: What resolving throws, and nothing is kept then; ``DependencyResolutionError`` if resolving comes back
    ///   to this access.
    public var value: Dependency {
        get throws {
            try lock.withLock {
                switch state {
                case .resolved(let instance):
                    return instance
                case .resolving:
                    // The lock lets only the resolving thread get here.
                    let key = DependencyKey(Dependency.self, tag: nil)
                    throw DependencyResolutionError(.cycle, path: [key, key])
                case .unresolved(let resolve):
                    return try resolveNow(resolve)
                }
            }
        }
    }

    private func resolveNow(_ resolve: @escaping @Sendable () throws -> Dependency) throws -> Dependency {
        state = .resolving
        do {
            let instance = try resolve()
            state = .resolved(instance)
            return instance
        } catch {
            state = .unresolved(resolve)
            throw error
        }
    }
}
