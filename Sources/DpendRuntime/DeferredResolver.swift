/// Resolves after the factory has returned. Each resolve is a top-most resolve of its own.
///
/// A singleton of any kind, and any instance made for one, holds the container weakly. Its resolves throw
/// ``DependencyResolutionError`` once the container is gone. Every other instance keeps the container alive.
public struct DeferredResolver: Sendable {
    private let hold: ContainerHold

    init(_ hold: ContainerHold) { self.hold = hold }

    /// Makes an unregistered instance from registered ones, in a top-most resolve whose first factory is `make`.
    ///
    /// - Parameters:
    ///   - isolation: The caller's isolation, by default.
    ///   - make: Runs once, with the container's lock held.
    /// - Throws: ``DependencyResolutionError``, or an error of `make` or a factory, unchanged.
    public func making<Dependency>(
        isolation: isolated (any Actor)? = #isolation,
        _ make: (DependencyResolver) throws -> Dependency
    ) throws -> Dependency {
        try container(for: Dependency.self).making(hold: .held(hold), isOnMainActor: isolation.isMainActor, make)
    }

    /// Like ``making(isolation:_:)``, but ends the program with the error's text instead of throwing.
    public func makingTrapping<Dependency>(
        isolation: isolated (any Actor)? = #isolation,
        _ make: (DependencyResolver) throws -> Dependency
    ) -> Dependency {
        trapping { try making(isolation: isolation, make) }
    }

    /// Like ``making(isolation:_:)``, but `make` may await and runs without the lock.
    public func makingAsync<Dependency>(
        isolation: isolated (any Actor)? = #isolation,
        _ make: (AsyncDependencyResolver) async throws -> Dependency
    ) async throws -> Dependency {
        try await make(container(for: Dependency.self).asyncResolver(hold: .held(hold)))
    }

    /// Like ``makingAsync(isolation:_:)``, but ends the program with the error's text instead of throwing.
    public func makingTrappingAsync<Dependency>(
        isolation: isolated (any Actor)? = #isolation,
        _ make: (AsyncDependencyResolver) async throws -> Dependency
    ) async -> Dependency {
        await trapping { try await makingAsync(isolation: isolation, make) }
    }

    /// The container, for generated code that opens nested containers.
    ///
    /// - Parameters:
    ///   - type: The type of the instance to make. Errors name it.
    ///   - levels: The number of containers between this one and the wanted one, which is included.
    /// - Throws: ``DependencyResolutionError`` if the container is gone.
    public func container<Dependency>(for type: Dependency.Type, levelsAbove levels: Int = 0) throws
        -> DependencyContainer
    {
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
