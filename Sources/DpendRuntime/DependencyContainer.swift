/// Makes and keeps the instances of an application's dependencies; what dpend generates registers into it.
///
/// It can be used from any thread. One recursive lock guards it and is held while a factory runs, so a singleton is
/// made once, however many threads ask for it first, and threads that enter the graph at different places cannot block
/// each other for ever. A factory must therefore not wait for another thread that needs the same container.
///
/// A key is a type and a tag. Types that Swift does not tell apart at run time are one key, as `any P` and
/// `any P & Sendable` are.
///
/// ```swift
/// let container = DependencyContainer()
/// container.register((any Greeter).self, scope: .singleton) { EnglishGreeter(clock: try $0.resolve()) }
/// container.register { _ in Clock() }
/// try container.bootstrap()
/// let greeter = try container.resolve() as any Greeter
/// ```
// Unchecked, because the compiler cannot see that the lock is held wherever the stored properties, and the providers
// and resolves that they lead to, are touched. Factories are @Sendable. Instances need not be: which of them may be
// used from several threads is the application's business, and dpend warns about those that look wrong.
public final class DependencyContainer: @unchecked Sendable {
    private let lock = RecursiveLock()
    private var providers: [DependencyKey: any DependencyProvider] = [:]
    private var registrationCount = 0

    /// The keys whose factories are running, innermost last: the chain that an error prints.
    private var keysBeingMade: [DependencyKey] = []

    /// Makes a container in which nothing is registered.
    public init() {}

    /// Registers how instances of a type are made.
    ///
    /// Registering the same type and tag again replaces the earlier registration together with the instance that it
    /// keeps, which is how a test puts a stand-in into a container. Instances made before keep what they were given.
    ///
    /// - Parameters:
    ///   - type: The type that is asked for, such as `(any Greeter).self`.
    ///   - tag: What tells it apart from others of its type.
    ///   - scope: How long an instance lives.
    ///   - factory: Makes an instance from what the given resolver resolves. It runs when an instance is needed, with
    ///     the container's lock held. Capturing the container would keep it alive for ever; the resolver has it.
    /// - Complexity: O(1).
    public func register<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil,
        scope: DependencyScope = .unique,
        factory: @escaping @Sendable (DependencyResolver) throws -> Dependency
    ) {
        let key = DependencyKey(type, tag: tag)
        // The replaced provider is handed out of the lock and freed there: a `deinit` of the instance that it keeps may
        // use this container, also from a thread that it waits for.
        _ = lock.withLock {
            registrationCount += 1
            let provider = TypedDependencyProvider(
                key: key, scope: scope, position: registrationCount, factory: factory)
            return providers.updateValue(provider, forKey: key)
        }
    }

    /// The instance registered for a type and a tag, made if its scope has none yet.
    ///
    /// This is a top-most resolve: instances of scope `shared` are its own, also when it is called inside a factory.
    ///
    /// - Parameters:
    ///   - type: The registered type, which the context may tell: `try container.resolve() as any Greeter`.
    ///   - tag: The tag that it was registered with.
    /// - Throws: ``DependencyResolutionError`` if something is not registered, comes back to itself or cannot be held
    ///   weakly; what a factory threw, unchanged. Nothing is kept of what could not be made, so a later resolve may
    ///   succeed.
    /// - Complexity: One look-up, and whatever factories have to run.
    public func resolve<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil
    ) throws -> Dependency {
        try resolve(type, tag: tag, during: nil)
    }

    /// Makes the eager singletons, in the order in which they were registered.
    ///
    /// Those that are made already stay as they are, so a second call does nothing more, and a call after one that
    /// threw goes on where that one stopped.
    ///
    /// - Throws: ``DependencyResolutionError``, or what a factory threw, unchanged. The eager singletons made before it
    ///   stay.
    /// - Complexity: Linear in the number of registrations, and whatever factories have to run.
    public func bootstrap() throws {
        try lock.withLock {
            let eager = providers.values
                .filter { $0.scope == .eagerSingleton }
                .sorted { $0.position < $1.position }
            // A factory may have replaced a registration that is still to come.
            for provider in eager where providers[provider.key] === provider {
                try provider.makeEagerly(in: self)
            }
        }
    }

    /// Resolves as part of `current`, or as a top-most resolve if there is none.
    func resolve<Dependency>(
        _ type: Dependency.Type,
        tag: (any DependencyTag.Type)?,
        during current: TopMostResolve?
    ) throws -> Dependency {
        try lock.withLock {
            let key = DependencyKey(type, tag: tag)
            guard let provider = providers[key] else {
                throw notRegistered(key)
            }
            // `register` is the only writer, and stores for a key what provides that key's type.
            let typedProvider = unsafeDowncast(provider, to: TypedDependencyProvider<Dependency>.self)
            return try instance(of: typedProvider, during: current)
        }
    }

    /// The kept instance of a provider, or else a new one. The lock has to be held.
    func instance<Dependency>(
        of provider: TypedDependencyProvider<Dependency>,
        during current: TopMostResolve?
    ) throws -> Dependency {
        if let kept = provider.keptInstance(during: current) {
            return kept
        }
        guard !provider.isBeingMade else {
            throw DependencyResolutionError(.cycle, path: keysBeingMade + [provider.key])
        }
        provider.isBeingMade = true
        keysBeingMade.append(provider.key)
        defer {
            keysBeingMade.removeLast()
            provider.isBeingMade = false
        }
        let resolve = current ?? TopMostResolve()
        let instance = try provider.factory(DependencyResolver(container: self, current: resolve))
        guard provider.keep(instance, during: resolve) else {
            throw DependencyResolutionError(.notAnObject, path: keysBeingMade)
        }
        return instance
    }

    private func notRegistered(_ key: DependencyKey) -> DependencyResolutionError {
        let sameType = providers.keys.filter { $0.type == key.type }
        return DependencyResolutionError(.notRegistered, path: keysBeingMade + [key], registeredInstead: sameType)
    }
}
