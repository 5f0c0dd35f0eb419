/// Resolves dependencies after a factory has returned. Both kinds of resolvers conform to it.
///
/// Each call of a closure is a top-most resolve with its own `shared` instances. A closure keeps the container alive,
/// except in an instance that the container keeps: see ``DeferredResolver``.
public protocol DependencyResolving {
    /// The container that is resolving.
    var container: DependencyContainer { get }

    /// Resolves after the factory has returned.
    var later: DeferredResolver { get }
}

extension DependencyResolving {
    /// A closure that resolves a dependency.
    public func deferred<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil
    ) -> @Sendable () throws -> Dependency {
        let (later, key) = (later, DependencyKey(type, tag: tag))
        return { try later.resolve(key, isOnMainActor: false) }
    }

    /// Like ``deferred(_:tag:)``, but the closure ends the program with the error's text instead of throwing.
    public func deferredTrapping<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil
    ) -> @Sendable () -> Dependency {
        let (later, key) = (later, DependencyKey(type, tag: tag))
        return { trapping { try later.resolve(key, isOnMainActor: false) } }
    }

    /// A closure on the main actor that resolves a dependency, which may be isolated to the main actor.
    public func deferredOnMainActor<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil
    ) -> @MainActor @Sendable () throws -> Dependency {
        let (later, key) = (later, DependencyKey(type, tag: tag))
        return { try later.resolve(key, isOnMainActor: true) }
    }

    /// Like ``deferredOnMainActor(_:tag:)``, but the closure ends the program with the error's text instead of
    /// throwing.
    public func deferredTrappingOnMainActor<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil
    ) -> @MainActor @Sendable () -> Dependency {
        let (later, key) = (later, DependencyKey(type, tag: tag))
        return { trapping { try later.resolve(key, isOnMainActor: true) } }
    }

    /// An asynchronous closure that resolves any dependency.
    public func deferredAsync<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil
    ) -> @Sendable () async throws -> Dependency {
        let (later, key) = (later, DependencyKey(type, tag: tag))
        return { try await later.resolve(key) }
    }

    /// Like ``deferredAsync(_:tag:)``, but the closure ends the program with the error's text instead of throwing.
    public func deferredTrappingAsync<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil
    ) -> @Sendable () async -> Dependency {
        let (later, key) = (later, DependencyKey(type, tag: tag))
        return {
            do {
                return try await later.resolve(key)
            } catch {
                fatalError("\(error)")
            }
        }
    }

    /// A dependency that is resolved at its first access. It shares the container's lock, so every thread that can use
    /// the container can use it.
    public func lazy<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil
    ) -> Lazy<Dependency> {
        Lazy(lock: container.lock, deferred(type, tag: tag))
    }

    /// Like ``lazy(_:tag:)``, for an instance made from several dependencies: `make` is the first factory of a top-most
    /// resolve.
    public func lazy<Dependency>(
        _ make: @escaping @Sendable (DependencyResolver) throws -> Dependency
    ) -> Lazy<Dependency> {
        let later = later
        return Lazy(lock: container.lock) { try later.making(isolation: nil, make) }
    }
}

/// The result of `body`. If `body` throws, this ends the program with the error's text.
func trapping<Result>(_ body: () throws -> Result) -> Result {
    do {
        return try body()
    } catch {
        fatalError("\(error)")
    }
}

/// The same for an asynchronous `body`.
func trapping<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async -> Result {
    await DependencyContainer.$isTrapping.withValue(true) {
        do {
            return try await body()
        } catch {
            fatalError("\(error)")
        }
    }
}
