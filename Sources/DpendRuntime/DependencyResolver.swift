/// The resolver that a synchronous factory receives.
///
/// Everything resolved through it is part of the resolve that the factory runs in and gets the same `shared` instances.
/// Use it only while the factory runs. To resolve later, use ``later``.
public struct DependencyResolver: DependencyResolving {
    /// The container that is resolving. A resolve from it is a new top-most resolve, with its own `shared` instances.
    /// Keeping it keeps the container alive.
    public let container: DependencyContainer

    private let current: TopMostResolve

    /// How the new instance holds the container later.
    private let hold: InstanceHold

    /// Whether the resolve runs on the main actor. A resolver is not `Sendable`, so it stays there.
    private let isOnMainActor: Bool

    /// Resolves after the factory has returned.
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
    ///   - type: The registered type. The context usually implies it: `try resolver.resolve()`.
    ///   - tag: The tag that it was registered with.
    /// - Throws: ``DependencyResolutionError``, or an error of a factory, unchanged.
    /// - Complexity: One look-up, plus the work of the factories that run.
    public func resolve<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil
    ) throws -> Dependency {
        try container.resolve(DependencyKey(type, tag: tag), during: current, hold: hold, isOnMainActor: isOnMainActor)
    }
}
