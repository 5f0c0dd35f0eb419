/// What a factory that awaits is given to resolve what it needs.
///
/// Everything resolved through it belongs to the resolve that the factory runs in: it gets the same `shared` instances,
/// also when several tasks of the factory resolve at the same time. It is meant for the time the factory runs.
public struct AsyncDependencyResolver: DependencyResolving, Sendable {
    /// The container that is resolving. A resolve from it is a top-most resolve of its own, with its own `shared`
    /// instances; to keep it is to keep the container alive.
    public let container: DependencyContainer

    private let current: TopMostResolve
    private let making: AsyncMaking?

    /// How what is being made holds the container later.
    private let hold: InstanceHold

    /// Resolves later than now.
    public var later: DeferredResolver { DeferredResolver(hold.held(by: container)) }

    init(container: DependencyContainer, current: TopMostResolve, making: AsyncMaking?, hold: InstanceHold) {
        self.container = container
        self.current = current
        self.making = making
        self.hold = hold
    }

    /// The instance registered for a type and a tag, however it is made, as part of the current resolve.
    ///
    /// - Parameters:
    ///   - type: The registered type, which the context usually tells: `try await resolver.resolve()`.
    ///   - tag: The tag that it was registered with.
    ///   - isolation: The caller's, which is the default.
    /// - Throws: ``DependencyResolutionError``, or what a factory threw, unchanged.
    /// - Complexity: One look-up, and whatever factories have to run.
    public func resolve<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Dependency {
        try await container.resolve(
            DependencyKey(type, tag: tag), during: current, hold: hold, neededBy: making, isolation: isolation)
    }
}
