/// Makes and keeps the instances of an application's dependencies. The code that dpend generates registers factories in
/// it.
///
/// You can use a container from any thread. One recursive lock guards it and is held while a factory runs. So each
/// singleton is made once, however many threads ask for it first, and threads that resolve different keys cannot
/// deadlock. A factory must therefore not wait for another thread that uses the same container. Asynchronous factories
/// run without the lock, but a kept instance is still made only once.
///
/// A key is a type and an optional tag. Types that Swift does not distinguish at run time are one key, such as `any P`
/// and `any P & Sendable`.
///
/// ```swift
/// let container = DependencyContainer()
/// container.register((any Greeter).self, scope: .singleton) { EnglishGreeter(clock: try $0.resolve()) }
/// container.register { _ in Clock() }
/// try container.bootstrap()
/// let greeter = try container.resolve() as any Greeter
/// ```
///
/// A container can be nested in another one, its parent. It asks the parent for every key that is not registered in it,
/// and keeps the parent alive. It holds the instances that live shorter than the parent's. Both share one lock. To open
/// many containers with the same registrations, use ``DependencyRegistrations``.
// Unchecked, because the compiler cannot see that the lock is held during each access to the stored properties, the
// providers and the resolves. Factories are @Sendable. Instances need not be: the application decides which of them
// several threads may use, and dpend warns about suspicious ones.
public final class DependencyContainer: @unchecked Sendable {
    /// The container around this one; nil for one that is not nested.
    public let parent: DependencyContainer?

    let lock: RecursiveLock
    let state: ResolveState

    /// The registrations of this container, and the instances that it keeps.
    let contents: UnsafeMutablePointer<ContainerContents>

    /// The objects that this container closes; nil if there are none. The lock must be held.
    var closing: ContainerClosing?

    /// The keys whose factories are running, innermost last. An error prints them as a chain.
    var keysBeingMade: [DependencyKey] { (state.making?.path ?? []) + state.keysBeingMade.pointee }

    /// How kept instances hold this container. The lock must be held.
    private(set) lazy var weakHold = ContainerHold(self, isWeak: true)

    /// Makes an empty container.
    public init() {
        parent = nil
        lock = RecursiveLock()
        state = ResolveState()
        contents = ContainerContents.allocated(ProviderTable())
    }

    /// Makes an empty container that is nested in another one.
    ///
    /// - Parameter parent: The container that resolves the keys not registered in this one. It is kept alive.
    public convenience init(parent: DependencyContainer) {
        self.init(parent: parent, ProviderTable())
    }

    /// Makes a nested container with the registrations of its kind.
    ///
    /// Further registrations and replacements affect this container only.
    ///
    /// - Parameters:
    ///   - parent: The container that resolves the keys not registered in this one. It is kept alive.
    ///   - registrations: The registrations that the container starts with.
    /// - Complexity: Linear in the number of registrations, because each has a slot for its instance.
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

    /// Registers a factory for a type.
    ///
    /// A second registration of the same type and tag replaces the first one and its kept instance. A test can replace
    /// a dependency this way. Instances made before keep their own dependencies.
    ///
    /// - Parameters:
    ///   - type: The type to resolve, such as `(any Greeter).self`.
    ///   - tag: The tag that distinguishes it from other registrations of its type.
    ///   - scope: How long an instance is kept.
    ///   - factory: Makes an instance with the given resolver, with the container's lock held. Do not capture the
    ///     container, which would keep it alive forever; the resolver has it.
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
        // The replaced instance is freed without the lock. Its `deinit` may use this container, even from another
        // thread that it waits for.
        _ = lock.withLock { registerNow(type, tag: tag, scope: scope, factory) }
    }

    /// Registers a factory, and returns the replaced one with its kept instance. The lock must be held.
    func registerNow<Dependency>(
        _ type: Dependency.Type, tag: (any DependencyTag.Type)?, scope: DependencyScope,
        _ factory: InstanceFactory<Dependency>
    ) -> (replaced: DependencyProvider?, kept: AnyObject?) {
        let key = DependencyKey(type, tag: tag)
        let slot = contents.pointee.registered.slotCount
        let position = contents.pointee.registered.provider(for: key)?.position ?? slot
        let replaced = contents.pointee.register(
            TypedDependencyProvider(key: key, scope: scope, position: position, slot: slot, factory: factory))
        return (replaced, replaced.flatMap { replaceKept(of: $0, by: nil) })
    }

    /// The instance registered for a type and a tag; a new one if its scope keeps none yet.
    ///
    /// This is a top-most resolve. It has its own instances of scope `shared`, even when a factory calls it.
    ///
    /// - Parameters:
    ///   - type: The registered type. The context may imply it: `try container.resolve() as any Greeter`.
    ///   - tag: The tag that it was registered with.
    ///   - isolation: The caller's isolation, by default. Instances of the main actor can only be resolved there. Swift
    ///     passes no isolation in default arguments and in the initial values of properties, lazy ones included: pass
    ///     `MainActor.shared` there.
    /// - Throws: ``DependencyResolutionError`` if a key is not registered, requires itself, cannot be held weakly, has
    ///   an asynchronous factory, or is isolated to the main actor; an error of a factory, unchanged. A failed instance
    ///   is not kept, so a later resolve may succeed.
    /// - Complexity: One look-up, plus the work of the factories that run.
    public func resolve<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Dependency {
        try resolve(DependencyKey(type, tag: tag), during: nil, hold: .strong, isOnMainActor: isolation.isMainActor)
    }

    /// Makes the eager singletons in the order of their first registration.
    ///
    /// Existing eager singletons stay. So a second call does nothing, and a call after an error continues where the
    /// first one stopped.
    ///
    /// - Parameter isolation: The caller's isolation, by default.
    /// - Throws: ``DependencyResolutionError``, or an error of a factory, unchanged. The container keeps the eager
    ///   singletons that were made before the error.
    /// - Complexity: Linear in the number of registrations, plus the work of the factories that run.
    public func bootstrap(isolation: isolated (any Actor)? = #isolation) throws {
        let isOnMainActor = isolation.isMainActor
        try lock.withLock {
            for provider in eagerProviders where isCurrent(provider) {
                try provider.makeEagerly(in: self, isOnMainActor: isOnMainActor)
            }
        }
    }

    /// The providers of the eager singletons, in order. The lock must be held.
    var eagerProviders: [DependencyProvider] { contents.pointee.registered.eager }

    /// Whether a provider has not been replaced, which a factory may do. The lock must be held.
    func isCurrent(_ provider: DependencyProvider) -> Bool {
        contents.pointee.registered.provider(for: provider.key) === provider
    }

    /// Resolves as part of `current`, or as a top-most resolve if there is none. The key's type is `Dependency`.
    ///
    /// - Parameter hold: How the instance holds this container later, unless its scope decides.
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
        // An instance of a container around this one holds that container. It cannot keep this one alive.
        return try found.container.instance(
            of: found.provider(), during: current, hold: .strong, isOnMainActor: isOnMainActor)
    }

    /// The registration of a key, in this container or the nearest one around it. The lock must be held.
    func find(_ key: DependencyKey) -> FoundProvider? {
        var container = self
        while true {
            if let provider = container.contents.pointee.registered.provider(for: key) {
                return FoundProvider(untyped: provider, container: container)
            }
            guard let parent = container.parent else { return nil }
            container = parent
        }
    }

    /// The registration of a key of type `Dependency` in this container; nil if there is none. The lock must be held.
    func provider<Dependency>(for key: DependencyKey) -> TypedDependencyProvider<Dependency>? {
        guard let provider = contents.pointee.registered.provider(for: key) else { return nil }
        return FoundProvider(untyped: provider, container: self).provider()
    }

    /// Runs `body` with the lock held, as part of the run of an asynchronous factory.
    func withLock<Result>(along making: AsyncMaking?, _ body: () throws -> Result) rethrows -> Result {
        try lock.withLock {
            // The chain up to the run is built only for errors.
            let outer = (making: state.making, keys: state.keysBeingMade.pointee)
            (state.making, state.keysBeingMade.pointee) = (making, [])
            defer { (state.making, state.keysBeingMade.pointee) = outer }
            return try body()
        }
    }

    /// The kept instance of a provider, or a new one. The lock must be held.
    func instance<Dependency>(
        of provider: TypedDependencyProvider<Dependency>,
        during current: TopMostResolve?,
        hold: InstanceHold,
        isOnMainActor: Bool
    ) throws -> Dependency {
        // The factory is not copied out, because a kept instance does not need it.
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
        guard keep(provider.keptType.init(instance), of: provider, during: resolve) else {
            throw DependencyResolutionError(.notAnObject, path: keysBeingMade)
        }
        return instance
    }

    func notRegistered(_ key: DependencyKey) -> DependencyResolutionError {
        var sameType: [DependencyKey] = []
        var next: DependencyContainer? = self
        while let container = next {
            sameType += container.contents.pointee.registered.all.map(\.key).filter {
                $0.type == key.type && !sameType.contains($0)
            }
            next = container.parent
        }
        return DependencyResolutionError(.notRegistered, path: keysBeingMade + [key], registeredInstead: sameType)
    }
}
