/// What a method of a ``DependencyConfiguration`` returns: how one dependency is made (thesis A.5).
///
/// dpend reads `tag`, `scope` and `in` from the source, so they have to be written as literals. The factory is not
/// `@Sendable` and may use the configuration's properties; hence a registration stays in the isolation that made it.
///
/// ```swift
/// func fooService() -> DependencyRegistration<FooService> {
///     DependencyRegistration(tag: Bar.self, scope: .singleton) { DefaultFooService() }
/// }
/// ```
public struct DependencyRegistration<Dependency> {
    private enum Factory {
        case synchronous(() throws -> Dependency)
        case asynchronous(() async throws -> Dependency)
    }

    private let factory: Factory
    private let tag: (any DependencyTag.Type)?

    // Neither initializer keeps the scope and the container: they take effect in the code that dpend generates from the source.

    /// Declares a dependency that is made without waiting.
    ///
    /// - Parameters:
    ///   - tag: What tells it apart from others of its type.
    ///   - scope: How long an instance lives.
    ///   - container: The nested container that it belongs to, as `"Session.Checkout"`, or `"root"`; without one dpend finds out.
    ///   - factory: Makes an instance. It runs at each ``make()``, never here.
    public init(
        tag: (any DependencyTag.Type)? = nil,
        scope: DependencyScope = .unique,
        in container: StaticString? = nil,
        _ factory: @escaping () throws -> Dependency
    ) {
        self.factory = .synchronous(factory)
        self.tag = tag
    }

    /// Declares a dependency whose factory awaits.
    ///
    /// - Parameters:
    ///   - tag: What tells it apart from others of its type.
    ///   - scope: How long an instance lives.
    ///   - container: The nested container that it belongs to, as `"Session.Checkout"`, or `"root"`; without one dpend finds out.
    ///   - factory: Makes an instance. It runs at each ``make(isolation:)``, never here.
    public init(
        tag: (any DependencyTag.Type)? = nil,
        scope: DependencyScope = .unique,
        in container: StaticString? = nil,
        _ factory: @escaping () async throws -> Dependency
    ) {
        self.factory = .asynchronous(factory)
        self.tag = tag
    }

    /// The same as without the label, for those who pass a factory by name. A trailing closure means the other one.
    @_disfavoredOverload
    public init(
        tag: (any DependencyTag.Type)? = nil,
        scope: DependencyScope = .unique,
        in container: StaticString? = nil,
        factory: @escaping () throws -> Dependency
    ) {
        self.init(tag: tag, scope: scope, in: container, factory)
    }

    /// The same as without the label, for those who pass a factory by name. A trailing closure means the other one.
    @_disfavoredOverload
    public init(
        tag: (any DependencyTag.Type)? = nil,
        scope: DependencyScope = .unique,
        in container: StaticString? = nil,
        factory: @escaping () async throws -> Dependency
    ) {
        self.init(tag: tag, scope: scope, in: container, factory)
    }

    /// Runs the factory once. For generated code; it knows no scope and keeps nothing.
    ///
    /// Inside an `async` function Swift prefers the overload that awaits, which makes both kinds.
    ///
    /// - Throws: What the factory throws; ``DependencyResolutionError`` if the factory awaits.
    public func make() throws -> Dependency {
        switch factory {
        case .synchronous(let make):
            return try make()
        case .asynchronous:
            throw DependencyResolutionError(.asynchronous, path: [DependencyKey(Dependency.self, tag: tag)])
        }
    }

    /// Like ``make()``, for a factory that does not throw: ends the program with the error's text if it does.
    public func makeTrapping() -> Dependency {
        trapping { try make() }
    }

    /// Like ``make(isolation:)``, for a factory that does not throw: ends the program with the error's text if it does.
    public func makeTrapping(isolation: isolated (any Actor)? = #isolation) async -> Dependency {
        do {
            return try await make()
        } catch {
            fatalError("\(error)")
        }
    }

    /// Runs the factory once, whether it awaits or not: `try await registration.make()`. For generated code; it knows
    /// no scope and keeps nothing.
    ///
    /// - Parameter isolation: The caller's, which is the default. Neither the factory nor what it makes is `Sendable`,
    ///   so they have to stay with the caller.
    /// - Throws: What the factory throws.
    public func make(isolation: isolated (any Actor)? = #isolation) async throws -> Dependency {
        switch factory {
        case .synchronous(let make):
            return try make()
        case .asynchronous(let make):
            return try await make()
        }
    }
}
