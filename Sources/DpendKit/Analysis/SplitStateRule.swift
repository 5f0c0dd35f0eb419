/// Reports classes with state if each requirement gets its own instance, and so its own state.
///
///     HTTPClient ──▶ TokenStore      AuthService ──▶ TokenStore      two objects: the login never reaches the client
package struct SplitStateRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "split-state", .warning,
        summary: "Several places require a class with state, and each gets its own instance",
        explanation: """
            A class that a filter chooses is `unique` by default: each requirement gets a new instance. For an actor, or a
            class with a stored `var`, two places then have separate state although they may expect to share it. One place
            never sees changes by the other.

            dpend reports such a class if initializers, members of configurations or injected classes require it in two or more places.
            These do not count:

            - variables that are `static`, `weak`, `unowned` or `lazy`, closures through which an object calls back, and
              tools of the object itself: locks, queues and subscriptions (`Set<AnyCancellable>`);
            - property wrappers that store their value elsewhere or receive it, recognized by name: `@Injected`,
              `@UserDefault`, `@AppStorage`;
            - views, recognized by their name or superclass;
            - classes with run-time values, because each instance is made for its own value;
            - places that require `() -> T`, because a closure intentionally makes a new instance each time;
            - members of configurations, which may return any instance, and classes with an explicit scope, including
              `unique`.
            """,
        remedy: """
            - Share one instance: `--implicit-scope '^TokenStore$=singleton'`, or the comment `// dpend:singleton` before
              the class. `shared` keeps one instance during one resolve.
            - If each place should have its own instance, declare it with `--implicit-scope '^TokenStore$=unique'`, or `//
              dpend:unique`.
            """,
        example: .init(
            """
                final class TokenStoreImpl {
                    var token: String?
                }
                final class HTTPClientImpl {
                    init(tokens: TokenStoreImpl) {}
                }
                final class AuthServiceImpl {
                    init(tokens: TokenStoreImpl) {}
                }
                """, mended: """
                final class TokenStoreImpl {
                    var token: String?
                }
                final class HTTPClientImpl {
                    init(authService: AuthServiceImpl) {}
                }
                final class AuthServiceImpl {
                    init(tokens: TokenStoreImpl) {}
                }
                """))

    package init() {}

    /// The maximum number of places to name.
    private static let maximumNotes = 5

    /// A place that requires a class.
    private struct Place {
        var factory: DependencyFactory
        var dependency: Int
        var location: SourceLocation { factory.location(ofDependency: dependency) }
    }

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let nodes = subject.graph.nodes
        guard nodes.contains(where: \.splitsState) else { return [] }
        var places: [NominalType: [Place]] = [:]
        var factories: [NominalType: DependencyFactory] = [:]
        for node in nodes {
            for provider in node.providers {
                for (index, edge) in provider.edges.enumerated() {
                    edge.forEachNewInstance { target in
                        guard nodes[target].splitsState, let factory = nodes[target].provider?.factory, let type = factory.providerType,
                            type != provider.factory.providerType
                        else { return }
                        factories[type] = factories[type] ?? factory
                        places[type, default: []].append(Place(factory: provider.factory, dependency: index))
                    }
                }
            }
        }
        // Classes that inherit one initializer are reported at the same place.
        return factories.sorted { $0.key.path < $1.key.path }.compactMap { type, factory in
            // The graph contains a class with several protocols once for each.
            var users: Set<String> = []
            let own = (places[type] ?? []).sorted { $0.location < $1.location }
                .filter { users.insert($0.factory.providerType?.spelling(.identity) ?? "\($0.factory) \($0.factory.location)").inserted }
            guard own.count > 1, Self.isOwn(factory, own) else { return nil }
            return Self.diagnostic(type, factory, own, subject.options)
        }
    }

    /// Whether a part of it is in the sources. A library is judged in its own run.
    private static func isOwn(_ factory: DependencyFactory, _ places: [Place]) -> Bool {
        factory.origin == .sources || places.contains { $0.factory.origin != factory.origin }
    }

    private static func diagnostic(
        _ type: NominalType, _ factory: DependencyFactory, _ places: [Place], _ options: ResolutionOptions
    ) -> Diagnostic {
        let name = type.spelling(.plain)
        let state =
            switch factory.state {
            case .variable(let variable): "its own '\(variable)'"
            case .actor, nil: "its own state"
            }
        var notes = places.prefix(maximumNotes).map { place in
            Diagnostic.Note(.place, "\(place.factory.requiring(dependency: place.dependency)) gets one", at: place.location)
        }
        if places.count > maximumNotes { notes.append(.init(.remark, "and \(places.count - maximumNotes) more", at: factory.location)) }
        notes += remedies(type, factory, options).map { .init($0) }
        return Diagnostic(
            rule, "\(places.count) places require '\(name)', and each gets an instance with \(state)", about: type.path,
            at: factory.location, notes: notes)
    }

    /// Remedies: share one instance, or declare that each requirement has its own. A library's run decides the scope of its
    /// classes.
    private static func remedies(_ type: NominalType, _ factory: DependencyFactory, _ options: ResolutionOptions) -> [Remedy] {
        let name = type.spelling(.plain)
        let comments = ["singleton", "unique"].map { Remedy(.init(.addComment, name, "// dpend:\($0)", at: factory.location)) }
        return factory.origin == .sources ? [options.scoping(type.path, "singleton")] + comments : comments
    }
}

extension DependencyEdge {
    /// Calls a function for each instance that is made together with the edge's argument. A closure makes its instances later.
    fileprivate func forEachNewInstance(_ body: (Int) -> Void) {
        switch self {
        case .resolved(let target): body(target)
        case .tagged(let edge), .deferred(.lazy, let edge): edge.forEachNewInstance(body)
        case .collection(let elements): for element in elements { element.forEachNewInstance(body) }
        case .deferred(.closure, _), .deferred(.opening, _), .runTimeValue, .defaultValue, .nilValue, .unsatisfied: break
        }
    }
}
