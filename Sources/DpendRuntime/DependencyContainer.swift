/// Makes and keeps the instances of an application's dependencies; what dpend generates registers into it.
///
/// It can be used from any thread. One recursive lock guards it and is held while a factory runs, so a singleton is
/// made once, however many threads ask for it first, and threads that enter the graph at different places cannot block
/// each other for ever. A factory must therefore not wait for another thread that needs the same container.
/// A factory that awaits runs without the lock; what it makes to be kept is made once, too.
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
///
/// A container can be nested in another one, its parent: what is not registered in it, it asks the parent for. So it has what lives
/// shorter than the parent, and keeps the parent alive. The two share a lock. Where many are opened that are registered alike,
/// ``DependencyRegistrations`` has their registrations.
// Unchecked, because the compiler cannot see that the lock is held wherever the stored properties, and the providers
// and resolves that they lead to, are touched. Factories are @Sendable. Instances need not be: which of them may be
// used from several threads is the application's business, and dpend warns about those that look wrong.
public final class DependencyContainer: @unchecked Sendable {
    /// The container around this one; nil for one that is not nested.
    public let parent: DependencyContainer?

    let lock: RecursiveLock
    private let state: ResolveState

    /// What is registered in this container, and what it keeps of that.
    let contents: UnsafeMutablePointer<ContainerContents>

    /// The keys whose factories are running, innermost last: the chain that an error prints.
    var keysBeingMade: [DependencyKey] { state.keysBeingMade.pointee }

    /// What a task is making whose factory awaits, innermost. So a resolve that such a factory begins anew from the
    /// container knows what it must not wait for. Tasks are only compared, which is safe from any task.
    var makingOfTask: [UnsafeCurrentTask: AsyncMaking] {
        get { state.makingOfTask }
        _modify { yield &state.makingOfTask }
    }

    /// How what this container keeps holds it. The lock has to be held.
    private(set) lazy var weakHold = ContainerHold(self, isWeak: true)

    /// Makes a container in which nothing is registered.
    public init() {
        parent = nil
        lock = RecursiveLock()
        state = ResolveState()
        contents = ContainerContents.allocated(ProviderTable())
    }

    /// Makes a container in another one, in which nothing is registered yet.
    ///
    /// - Parameter parent: The container that is asked for what is not registered in this one. It is kept alive.
    public convenience init(parent: DependencyContainer) {
        self.init(parent: parent, ProviderTable())
    }

    /// Makes a container in another one, in which that is registered which all of its kind have.
    ///
    /// What is registered in it besides, or replaced, is its own.
    ///
    /// - Parameters:
    ///   - parent: The container that is asked for what is not registered in this one. It is kept alive.
    ///   - registrations: What is registered from the start.
    /// - Complexity: Linear in the number of registrations, for the place of their instances; nothing is registered anew.
    public convenience init(parent: DependencyContainer, registrations: DependencyRegistrations) {
        self.init(parent: parent, registrations.table)
    }

    private init(parent: DependencyContainer, _ registered: ProviderTable) {
        self.parent = parent
        lock = parent.lock
        state = parent.state
        contents = ContainerContents.allocated(registered)
    }

    deinit { ContainerContents.free(contents) }

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
        register(type, tag: tag, scope: scope, .synchronous(factory))
    }

    func register<Dependency>(
        _ type: Dependency.Type,
        tag: (any DependencyTag.Type)?,
        scope: DependencyScope,
        _ factory: InstanceFactory<Dependency>
    ) {
        // What is replaced is handed out of the lock and freed there: the `deinit` of a kept instance may use this container, also
        // from a thread that it waits for.
        _ = lock.withLock { registerNow(type, tag: tag, scope: scope, factory) }
    }

    /// Registers, and gives what it replaces, with the instance kept of that. The lock has to be held.
    func registerNow<Dependency>(
        _ type: Dependency.Type, tag: (any DependencyTag.Type)?, scope: DependencyScope, _ factory: InstanceFactory<Dependency>
    ) -> (replaced: DependencyProvider?, kept: AnyObject?) {
        let key = DependencyKey(type, tag: tag)
        let slot = contents.pointee.registered.slotCount
        let position = contents.pointee.registered.provider(for: key)?.position ?? slot
        let replaced = contents.pointee.register(
            TypedDependencyProvider(key: key, scope: scope, position: position, slot: slot, factory: factory))
        return (replaced, replaced.flatMap { replaceKept(of: $0, by: nil) })
    }

    /// The instance registered for a type and a tag, made if its scope has none yet.
    ///
    /// This is a top-most resolve: instances of scope `shared` are its own, also when it is called inside a factory.
    ///
    /// - Parameters:
    ///   - type: The registered type, which the context may tell: `try container.resolve() as any Greeter`.
    ///   - tag: The tag that it was registered with.
    ///   - isolation: The caller's, which is the default. What belongs to the main actor can only be resolved there.
    ///     Swift tells no isolation in the initial value of a property, lazy ones included, and in default arguments:
    ///     pass `MainActor.shared` there.
    /// - Throws: ``DependencyResolutionError`` if something is not registered, comes back to itself, cannot be held
    ///   weakly, has a factory that awaits or belongs to the main actor; what a factory threw, unchanged. Nothing is
    ///   kept of what could not be made, so a later resolve may succeed.
    /// - Complexity: One look-up, and whatever factories have to run.
    public func resolve<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Dependency {
        try resolve(DependencyKey(type, tag: tag), during: nil, hold: .strong, isOnMainActor: isolation.isMainActor)
    }

    /// Makes the eager singletons, in the order in which they were first registered.
    ///
    /// Those that are made already stay as they are, so a second call does nothing more, and a call after one that
    /// threw goes on where that one stopped.
    ///
    /// - Parameter isolation: The caller's, which is the default.
    /// - Throws: ``DependencyResolutionError``, or what a factory threw, unchanged. The eager singletons made before it
    ///   stay.
    /// - Complexity: Linear in the number of registrations, and whatever factories have to run.
    public func bootstrap(isolation: isolated (any Actor)? = #isolation) throws {
        let isOnMainActor = isolation.isMainActor
        try lock.withLock {
            for provider in eagerProviders where isCurrent(provider) {
                try provider.makeEagerly(in: self, isOnMainActor: isOnMainActor)
            }
        }
    }

    /// What ``bootstrap(isolation:)`` makes, in order. The lock has to be held.
    var eagerProviders: [DependencyProvider] { contents.pointee.registered.eager }

    /// Whether a provider is not replaced, as a factory may do. The lock has to be held.
    func isCurrent(_ provider: DependencyProvider) -> Bool {
        contents.pointee.registered.provider(for: provider.key) === provider
    }

    /// Resolves as part of `current`, or as a top-most resolve if there is none. The key's type is `Dependency`.
    ///
    /// - Parameter hold: How what is made holds this container later, unless its scope says.
    func resolve<Dependency>(
        _ key: DependencyKey,
        during current: TopMostResolve?,
        hold: InstanceHold,
        isOnMainActor: Bool
    ) throws -> Dependency {
        lock.lock()
        defer { lock.unlock() }
        if let provider: TypedDependencyProvider<Dependency> = provider(for: key) {
            return try instance(of: provider, during: current, hold: hold, isOnMainActor: isOnMainActor)
        }
        guard let found = parent?.find(key) else { throw notRegistered(key) }
        // What belongs to a container around holds that one, and cannot keep this one alive.
        return try found.container.instance(
            of: found.provider(), during: current, hold: .strong, isOnMainActor: isOnMainActor)
    }

    /// What is registered for a key, in this container or else in the nearest one around it. The lock has to be held.
    func find(_ key: DependencyKey) -> FoundProvider? {
        var container = self
        while true {
            if let provider = container.contents.pointee.registered.provider(for: key) { return FoundProvider(untyped: provider, container: container) }
            guard let parent = container.parent else { return nil }
            container = parent
        }
    }

    /// What is registered for a key, whose type is `Dependency`; nil if nothing is in this container. The lock has to be held.
    func provider<Dependency>(for key: DependencyKey) -> TypedDependencyProvider<Dependency>? {
        guard let provider = contents.pointee.registered.provider(for: key) else { return nil }
        return FoundProvider(untyped: provider, container: self).provider()
    }

    /// Runs `body` with the lock held, as part of what a factory that awaits is making.
    func withLock<Result>(along making: AsyncMaking?, _ body: () throws -> Result) rethrows -> Result {
        try lock.withLock {
            let outer = state.keysBeingMade.pointee
            state.keysBeingMade.pointee = making?.path ?? []
            defer { state.keysBeingMade.pointee = outer }
            return try body()
        }
    }

    /// The kept instance of a provider, or else a new one. The lock has to be held.
    func instance<Dependency>(
        of provider: TypedDependencyProvider<Dependency>,
        during current: TopMostResolve?,
        hold: InstanceHold,
        isOnMainActor: Bool
    ) throws -> Dependency {
        // Without taking the factory out, which a kept instance does not need.
        switch provider.factory {
        case .synchronous, .provided:
            break
        case .onMainActor:
            guard isOnMainActor else {
                throw DependencyResolutionError(.mainActor, path: keysBeingMade + [provider.key])
            }
        case .asynchronous:
            throw DependencyResolutionError(.asynchronous, path: keysBeingMade + [provider.key])
        }
        if let kept = keptInstance(of: provider, during: current, hold: hold) {
            return kept.instance
        }
        guard !contents.pointee[provider].pointee.isBeingMade else {
            throw DependencyResolutionError(.cycle, path: keysBeingMade + [provider.key])
        }
        contents.pointee[provider].pointee.isBeingMade = true
        state.keysBeingMade.pointee.append(provider.key)
        defer {
            state.keysBeingMade.pointee.removeLast()
            contents.pointee[provider].pointee.isBeingMade = false
        }
        let resolve = current ?? TopMostResolve()
        let instance = try provider.make(
            with: DependencyResolver(
                container: self, current: resolve,
                hold: self.hold(of: provider.scope, during: resolve, inside: hold), isOnMainActor: isOnMainActor))
        guard keep(instance, of: provider, during: resolve) else {
            throw DependencyResolutionError(.notAnObject, path: keysBeingMade)
        }
        return instance
    }

    func notRegistered(_ key: DependencyKey) -> DependencyResolutionError {
        var sameType: [DependencyKey] = []
        var next: DependencyContainer? = self
        while let container = next {
            sameType += container.contents.pointee.registered.all.map(\.key).filter { $0.type == key.type && !sameType.contains($0) }
            next = container.parent
        }
        return DependencyResolutionError(.notRegistered, path: keysBeingMade + [key], registeredInstead: sameType)
    }
}
