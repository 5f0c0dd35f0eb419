/// The resolver that an asynchronous factory receives.
///
/// Everything resolved through it is part of the resolve that the factory runs in and gets the same `shared` instances.
/// This also holds when several tasks of the factory resolve at the same time. Use it only while the factory runs.
public struct AsyncDependencyResolver: DependencyResolving, Sendable {
    /// The container that is resolving. A resolve from it is a new top-most resolve, with its own `shared` instances.
    /// Keeping it keeps the container alive.
    public let container: DependencyContainer

    let current: TopMostResolve
    let making: AsyncMaking?

    /// How the new instance holds the container later.
    let hold: InstanceHold

    /// Resolves after the factory has returned.
    public var later: DeferredResolver { DeferredResolver(hold.held(by: container)) }

    init(container: DependencyContainer, current: TopMostResolve, making: AsyncMaking?, hold: InstanceHold) {
        self.container = container
        self.current = current
        self.making = making
        self.hold = hold
    }

    /// The instance registered for a type and a tag, as part of the current resolve. The factory may be asynchronous.
    ///
    /// - Parameters:
    ///   - type: The registered type. The context usually implies it: `try await resolver.resolve()`.
    ///   - tag: The tag that it was registered with.
    ///   - isolation: The caller's isolation, by default.
    /// - Throws: ``DependencyResolutionError``, or an error of a factory, unchanged.
    /// - Complexity: One look-up, plus the work of the factories that run.
    public func resolve<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Dependency {
        try await resolve(DependencyKey(type, tag: tag), isolation: isolation)
    }

    /// Requests whose instances are made at the same time, for generated code.
    public func requests() -> ParallelRequests { ParallelRequests(self) }
}
