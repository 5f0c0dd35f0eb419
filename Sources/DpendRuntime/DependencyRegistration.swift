/// The result of a method of a ``DependencyConfiguration``: it declares how one dependency is made (thesis A.5).
///
/// dpend reads `tag`, `scope`, `in` and `entry` from the source, so write them as literals. The factory is not
/// `@Sendable` and may use the configuration's properties. So a registration stays in the isolation that made it.
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

    // The initializers ignore the scope, the container and the entry. The code that dpend generates from the source
    // applies them.

    /// Declares a dependency with a synchronous factory.
    ///
    /// - Parameters:
    ///   - tag: The tag that distinguishes it from other registrations of its type.
    ///   - scope: How long an instance is kept.
    ///   - container: The path of its nested container, as `"Session.Checkout"`, or `"root"`; by default dpend finds
    ///     the container.
    ///   - entry: The key of the dependency in dictionaries, as `"json"`, `7` or `Format.json`.
    ///   - factory: Makes an instance. It runs at each ``make()``, never here.
    public init(
        tag: (any DependencyTag.Type)? = nil,
        scope: DependencyScope = .unique,
        in container: StaticString? = nil,
        entry: (any Hashable & Sendable)? = nil,
        _ factory: @escaping () throws -> Dependency
    ) {
        self.factory = .synchronous(factory)
        self.tag = tag
    }

    /// Declares a dependency with an asynchronous factory.
    ///
    /// - Parameters:
    ///   - tag: The tag that distinguishes it from other registrations of its type.
    ///   - scope: How long an instance is kept.
    ///   - container: The path of its nested container, as `"Session.Checkout"`, or `"root"`; by default dpend finds
    ///     the container.
    ///   - entry: The key of the dependency in dictionaries, as `"json"`, `7` or `Format.json`.
    ///   - factory: Makes an instance. It runs at each ``make(isolation:)``, never here.
    public init(
        tag: (any DependencyTag.Type)? = nil,
        scope: DependencyScope = .unique,
        in container: StaticString? = nil,
        entry: (any Hashable & Sendable)? = nil,
        _ factory: @escaping () async throws -> Dependency
    ) {
        self.factory = .asynchronous(factory)
        self.tag = tag
    }

    /// The same with a label, for a factory that is passed by name. A trailing closure selects the other initializer.
    @_disfavoredOverload
    public init(
        tag: (any DependencyTag.Type)? = nil,
        scope: DependencyScope = .unique,
        in container: StaticString? = nil,
        entry: (any Hashable & Sendable)? = nil,
        factory: @escaping () throws -> Dependency
    ) {
        self.init(tag: tag, scope: scope, in: container, entry: entry, factory)
    }

    /// The same with a label, for a factory that is passed by name. A trailing closure selects the other initializer.
    @_disfavoredOverload
    public init(
        tag: (any DependencyTag.Type)? = nil,
        scope: DependencyScope = .unique,
        in container: StaticString? = nil,
        entry: (any Hashable & Sendable)? = nil,
        factory: @escaping () async throws -> Dependency
    ) {
        self.init(tag: tag, scope: scope, in: container, entry: entry, factory)
    }

    /// Runs the factory once, for generated code. It ignores the scope and keeps nothing.
    ///
    /// Inside an `async` function Swift prefers the asynchronous overload, which runs both kinds of factories.
    ///
    /// - Throws: The error of the factory; ``DependencyResolutionError`` if the factory is asynchronous.
    public func make() throws -> Dependency {
        switch factory {
        case .synchronous(let make):
            return try make()
        case .asynchronous:
            throw DependencyResolutionError(.asynchronous, path: [DependencyKey(Dependency.self, tag: tag)])
        }
    }

    /// Like ``make()``, but ends the program with the error's text instead of throwing.
    public func makeTrapping() -> Dependency {
        trapping { try make() }
    }

    /// Like ``make(isolation:)``, but ends the program with the error's text instead of throwing.
    public func makeTrapping(isolation: isolated (any Actor)? = #isolation) async -> Dependency {
        do {
            return try await make()
        } catch {
            fatalError("\(error)")
        }
    }

    /// Runs the factory once, asynchronous or not, for generated code: `try await registration.make()`. It ignores the
    /// scope and keeps nothing.
    ///
    /// - Parameter isolation: The caller's isolation, by default. Neither the factory nor its instance is `Sendable`,
    ///   so both stay with the caller.
    /// - Throws: The error of the factory.
    public func make(isolation: isolated (any Actor)? = #isolation) async throws -> Dependency {
        switch factory {
        case .synchronous(let make):
            return try make()
        case .asynchronous(let make):
            return try await make()
        }
    }
}
