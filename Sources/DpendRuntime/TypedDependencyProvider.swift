/// The registration of one key: the factory, and the instance that its scope keeps.
///
/// It is generic, so that neither is boxed in an existential of its own.
// Unchecked, because the compiler cannot see that the container's lock is held wherever what changes is touched.
final class TypedDependencyProvider<Dependency>: DependencyProvider, @unchecked Sendable {
    let key: DependencyKey
    let scope: DependencyScope
    let position: Int
    let factory: InstanceFactory<Dependency>

    /// Whether the factory is running. Coming back to it then is a cycle, which this flag finds without walking the
    /// chain of what is being made.
    var isBeingMade = false

    private var kept: KeptInstance<Dependency>?
    private weak var weakInstance: AnyObject?

    /// What factories that await are making to be kept: for the container, or for each resolve that shares it.
    private var pendingInstances: [ObjectIdentifier?: PendingInstance<Dependency>] = [:]

    init(
        key: DependencyKey,
        scope: DependencyScope,
        position: Int,
        factory: InstanceFactory<Dependency>
    ) {
        self.key = key
        self.scope = scope
        self.position = position
        self.factory = factory
    }

    /// The instance to use again, if the scope has one.
    func keptInstance(during resolve: TopMostResolve?) -> KeptInstance<Dependency>? {
        switch scope {
        case .unique:
            return nil
        case .shared:
            return resolve?.sharedInstance(of: self)
        case .singleton, .eagerSingleton:
            return kept
        case .weakSingleton:
            return weaklyKeptInstance
        }
    }

    // Not inlined, because what it needs to know of the type at run time would be looked up for the other scopes as well.
    @inline(never) private var weaklyKeptInstance: KeptInstance<Dependency>? {
        // The cast of an optional would take nil for an instance where `Dependency` can be anything.
        guard let weakInstance else {
            return nil
        }
        return (weakInstance as? Dependency).map(KeptInstance.init)
    }

    /// Keeps a new instance as the scope asks for.
    ///
    /// - Returns: Whether it could be kept; a value that is no class instance cannot be held weakly.
    func keep(_ newInstance: Dependency, during resolve: TopMostResolve) -> Bool {
        switch scope {
        case .unique:
            break
        case .shared:
            resolve.share(KeptInstance(newInstance), of: self)
        case .singleton, .eagerSingleton:
            kept = KeptInstance(newInstance)
        case .weakSingleton:
            // The cast to AnyObject alone would box a value type, and the box would be gone at once.
            guard type(of: newInstance as Any) is AnyClass else {
                return false
            }
            weakInstance = newInstance as AnyObject
        }
        return true
    }

    /// Runs the factory, which must not be one that awaits.
    func make(with resolver: DependencyResolver) throws -> Dependency {
        switch factory {
        case .synchronous(let make), .onMainActor(let make):
            return try make(resolver)
        case .asynchronous:
            throw DependencyResolutionError(.asynchronous, path: [key])
        }
    }

    func pendingInstance(during resolve: TopMostResolve) -> PendingInstance<Dependency>? {
        pendingInstances[keeper(during: resolve)]
    }

    func setPendingInstance(_ pending: PendingInstance<Dependency>?, during resolve: TopMostResolve) {
        pendingInstances[keeper(during: resolve)] = pending
    }

    /// What an instance is kept for: a resolve, or the container.
    private func keeper(during resolve: TopMostResolve) -> ObjectIdentifier? {
        scope == .shared ? ObjectIdentifier(resolve) : nil
    }

    func makeEagerly(in container: DependencyContainer, isOnMainActor: Bool) throws {
        _ = try container.instance(of: self, during: nil, hold: nil, isOnMainActor: isOnMainActor)
    }

    func makeEagerly(in container: DependencyContainer, isolation: isolated (any Actor)?) async throws {
        _ = try await container.instance(
            of: self, during: TopMostResolve(), hold: nil, neededBy: container.makingOfCurrentTask, isolation: isolation)
    }
}
