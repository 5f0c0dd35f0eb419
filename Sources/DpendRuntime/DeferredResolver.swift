/// What a resolver leaves behind for resolves later than now. Each of them is a top-most resolve of its own.
///
/// In what the container keeps (a singleton of any kind, and whatever is made for one) it holds the container weakly; a
/// resolve then throws ``DependencyResolutionError`` once the container is gone. In all else it keeps the container alive.
public struct DeferredResolver: Sendable {
    private let hold: ContainerHold

    init(_ hold: ContainerHold) { self.hold = hold }

    /// Makes something that is not registered, from what is: a top-most resolve whose first factory is `make`.
    ///
    /// - Parameters:
    ///   - isolation: The caller's, which is the default.
    ///   - make: Runs once, with the container's lock held.
    /// - Throws: ``DependencyResolutionError``, or what `make` or a factory threw, unchanged.
    public func making<Dependency>(
        isolation: isolated (any Actor)? = #isolation,
        _ make: (DependencyResolver) throws -> Dependency
    ) throws -> Dependency {
        try container(for: Dependency.self).making(hold: .held(hold), isOnMainActor: isolation.isMainActor, make)
    }

    /// Like ``making(isolation:_:)``, but traps with the error's text where that one throws.
    public func makingTrapping<Dependency>(
        isolation: isolated (any Actor)? = #isolation,
        _ make: (DependencyResolver) throws -> Dependency
    ) -> Dependency {
        trapping { try making(isolation: isolation, make) }
    }

    /// Like ``making(isolation:_:)``, but `make` may await and is not run with the lock held.
    public func makingAsync<Dependency>(
        isolation: isolated (any Actor)? = #isolation,
        _ make: (AsyncDependencyResolver) async throws -> Dependency
    ) async throws -> Dependency {
        try await make(container(for: Dependency.self).asyncResolver(hold: .held(hold)))
    }

    /// Like ``makingAsync(isolation:_:)``, but traps with the error's text where that one throws.
    public func makingTrappingAsync<Dependency>(
        isolation: isolated (any Actor)? = #isolation,
        _ make: (AsyncDependencyResolver) async throws -> Dependency
    ) async -> Dependency {
        await trapping { try await makingAsync(isolation: isolation, make) }
    }

    /// The container, in which generated code opens nested ones.
    ///
    /// - Parameters:
    ///   - type: What is to be made, which an error names.
    ///   - levels: How many containers lie between this one and the one that is wanted, which is counted.
    /// - Throws: ``DependencyResolutionError`` if the container is gone.
    public func container<Dependency>(for type: Dependency.Type, levelsAbove levels: Int = 0) throws -> DependencyContainer {
        var container = try container(for: DependencyKey(type, tag: nil))
        for _ in 0..<levels {
            guard let parent = container.parent else { break }
            container = parent
        }
        return container
    }

    func resolve<Dependency>(_ key: DependencyKey, isOnMainActor: Bool) throws -> Dependency {
        try container(for: key).resolve(key, during: nil, hold: .held(hold), isOnMainActor: isOnMainActor)
    }

    func resolve<Dependency>(_ key: DependencyKey) async throws -> Dependency {
        try await container(for: key).resolve(key, hold: .held(hold), isolation: nil)
    }

    private func container(for key: DependencyKey) throws -> DependencyContainer {
        guard let container = hold.container else {
            throw DependencyResolutionError(.containerGone, path: [key])
        }
        return container
    }
}
