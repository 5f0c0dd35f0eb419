/// What the resolvers have in common: how a factory resolves something later than now.
///
/// Each closure is a top-most resolve of its own whenever it is called, with `shared` instances of its own. It keeps the
/// container alive, except in what the container keeps: see ``DeferredResolver``.
public protocol DependencyResolving {
    /// The container that is resolving.
    var container: DependencyContainer { get }

    /// Resolves later than now.
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

    /// Like ``deferred(_:tag:)``, but the closure traps with the error's text where that one throws.
    public func deferredTrapping<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil
    ) -> @Sendable () -> Dependency {
        let (later, key) = (later, DependencyKey(type, tag: tag))
        return { trapping { try later.resolve(key, isOnMainActor: false) } }
    }

    /// A closure of the main actor, which resolves what belongs to it as well.
    public func deferredOnMainActor<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil
    ) -> @MainActor @Sendable () throws -> Dependency {
        let (later, key) = (later, DependencyKey(type, tag: tag))
        return { try later.resolve(key, isOnMainActor: true) }
    }

    /// Like ``deferredOnMainActor(_:tag:)``, but the closure traps with the error's text where that one throws.
    public func deferredTrappingOnMainActor<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil
    ) -> @MainActor @Sendable () -> Dependency {
        let (later, key) = (later, DependencyKey(type, tag: tag))
        return { trapping { try later.resolve(key, isOnMainActor: true) } }
    }

    /// A closure that awaits, and resolves everything.
    public func deferredAsync<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil
    ) -> @Sendable () async throws -> Dependency {
        let (later, key) = (later, DependencyKey(type, tag: tag))
        return { try await later.resolve(key) }
    }

    /// Like ``deferredAsync(_:tag:)``, but the closure traps with the error's text where that one throws.
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

    /// A dependency that is resolved at its first access. It shares the container's lock, so it can be accessed
    /// wherever the container can be.
    public func lazy<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil
    ) -> Lazy<Dependency> {
        Lazy(lock: container.lock, deferred(type, tag: tag))
    }

    /// Like ``lazy(_:tag:)``, for what is made from several dependencies: `make` is the first factory of a
    /// top-most resolve.
    public func lazy<Dependency>(
        _ make: @escaping @Sendable (DependencyResolver) throws -> Dependency
    ) -> Lazy<Dependency> {
        let later = later
        return Lazy(lock: container.lock) { try later.making(isolation: nil, make) }
    }
}

/// The result of `body`, or the end of the process with the text of what it threw.
func trapping<Result>(_ body: () throws -> Result) -> Result {
    do {
        return try body()
    } catch {
        fatalError("\(error)")
    }
}

/// The same for what has to be awaited.
func trapping<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async -> Result {
    do {
        return try await body()
    } catch {
        fatalError("\(error)")
    }
}
