/// What a factory is given to resolve what it needs.
///
/// Everything resolved through it belongs to the resolve that the factory runs in: it gets the same `shared` instances.
/// It is meant for the time the factory runs. What an instance resolves later, it resolves from ``later``.
public struct DependencyResolver: DependencyResolving {
    /// The container that is resolving. A resolve from it is a top-most resolve of its own, with its own `shared`
    /// instances; to keep it is to keep the container alive.
    public let container: DependencyContainer

    private let current: TopMostResolve

    /// How what is being made holds the container later.
    private let hold: InstanceHold

    /// Whether the resolve runs on the main actor. A resolver is not `Sendable`, so it stays there.
    private let isOnMainActor: Bool

    /// Resolves later than now.
    public var later: DeferredResolver { DeferredResolver(hold.held(by: container)) }

    init(container: DependencyContainer, current: TopMostResolve, hold: InstanceHold, isOnMainActor: Bool) {
        self.container = container
        self.current = current
        self.hold = hold
        self.isOnMainActor = isOnMainActor
    }

    /// The instance registered for a type and a tag, as part of the current resolve.
    ///
    /// - Parameters:
    ///   - type: The registered type, which the context usually tells: `try resolver.resolve()`.
    ///   - tag: The tag that it was registered with.
    /// - Throws: ``DependencyResolutionError``, or what a factory threw, unchanged.
    /// - Complexity: One look-up, and whatever factories have to run.
    public func resolve<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil
    ) throws -> Dependency {
        try container.resolve(DependencyKey(type, tag: tag), during: current, hold: hold, isOnMainActor: isOnMainActor)
    }
}
