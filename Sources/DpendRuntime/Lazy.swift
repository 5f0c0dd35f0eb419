/// A dependency that is resolved when it is first needed, and then kept.
///
/// It breaks a cycle, because nothing is resolved while it is made. You can use it from any thread.
// Unchecked, because the compiler cannot see that the lock is held during each access to the state. The instance need
// not be Sendable, as with the container.
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
    /// It has its own lock, which is held while the closure runs. ``DependencyResolving/lazy(_:tag:)`` shares the
    /// container's lock instead, so that a factory can access it while another thread resolves it.
    ///
    /// - Parameter resolve: Runs at the first access to ``value``, and again only if it threw. It is released
    ///   afterwards.
    public convenience init(_ resolve: @escaping @Sendable () throws -> Dependency) {
        self.init(lock: RecursiveLock(), resolve)
    }

    /// Makes it from a closure and a lock. The lock must also guard everything that the closure resolves, so that two
    /// threads cannot each hold one lock and wait for the other.
    public init(lock: RecursiveLock, _ resolve: @escaping @Sendable () throws -> Dependency) {
        self.lock = lock
        state = .unresolved(resolve)
    }

    /// The instance, resolved at the first access.
    ///
    /// - Throws: The error of the closure, after which nothing is kept; ``DependencyResolutionError`` if resolving
    ///   accesses this value again.
    public var value: Dependency {
        get throws {
            try lock.withLock {
                switch state {
                case .resolved(let instance):
                    return instance
                case .resolving:
                    // Only the resolving thread gets here, because it holds the lock.
                    let key = DependencyKey(Dependency.self, tag: nil)
                    throw DependencyResolutionError(.cycle, path: [key, key])
                case .unresolved(let resolve):
                    return try resolveNow(resolve)
                }
            }
        }
    }

    /// Another view of the same instance, for generated code.
    ///
    /// - Parameter transform: Turns the instance into what the new `Lazy` provides. It is called once.
    public func map<Result>(_ transform: @escaping @Sendable (Dependency) -> Result) -> Lazy<Result> {
        // With the same lock, because two threads that take two locks in different orders would wait for each other.
        Lazy<Result>(lock: lock) { try transform(self.value) }
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
