/// Reports classes with state if each requirement gets its own instance, and so its own state.
///
///     HTTPClient ──▶ TokenStore      AuthService ──▶ TokenStore      two objects: the login never reaches the client
package struct SplitStateRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "split-state", .warning,
        summary: "Several places require a class with state, and each gets its own instance",
        explanation: """
            A class that a filter chooses is `unique` by default: each requirement gets a new instance. If the class has state,
            two places then have separate state although they may expect to share it. One place never sees changes by the
            other. State is

            - an actor;
            - a stored `var`;
            - a `Mutex`, `OSAllocatedUnfairLock`, `ManagedAtomic`, `Atomic` or `NSCache`;
            - a subject of Combine, a subject or relay of RxSwift, or the continuation of an `AsyncStream`;
            - a constant with an object that the class makes itself, if that object has state: `let cache = ImageCache()`.

            dpend reports such a class if initializers, members of configurations or injected classes require it in two or more places.
            It also reports the class if only one class requires it, and that class is `unique` and required in two places: then
            there are two instances of both. These do not count:

            - variables that are `static`, `weak`, `unowned` or `lazy`, closures through which an object calls back, and
              tools of the object itself: locks that protect no value, queues and subscriptions (`Set<AnyCancellable>`);
            - subjects and locks that an initializer takes;
            - property wrappers that store their value elsewhere or receive it, recognized by name: `@Injected`,
              `@UserDefault`, `@AppStorage`;
            - views, recognized by their name or superclass, and view models, presenters and the like that a view brings along;
            - classes with run-time values, because each instance is made for its own value;
            - in a library, values of nested containers: the application that opens one passes the same instance to all;
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
            """,
            mended: """
                // dpend:singleton
                final class TokenStoreImpl {
                    var token: String?
                }
                final class HTTPClientImpl {
                    init(tokens: TokenStoreImpl) {}
                }
                final class AuthServiceImpl {
                    init(tokens: TokenStoreImpl) {}
                }
                """))

    package init() {}

    /// The maximum number of places to name.
    private static let maximumNotes = 3

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        guard subject.graph.nodes.contains(where: \.splitsState) else { return [] }
        let opening = Self.opening(subject.options)
        // Classes that inherit one initializer are reported at the same place.
        return RepeatedInstances(subject.graph).all(where: \.splitsState).compactMap { repetition in
            repetition.factory.providerType.map { (type: $0, repetition) }
        }.sorted { $0.type.path < $1.type.path }.compactMap { type, repetition in
            Self.isOwn(repetition) && !Self.isOpening(repetition, opening)
                ? Self.diagnostic(type, repetition, subject.options) : nil
        }
    }

    /// The types of the values with which applications open nested containers. An application sees the containers
    /// themselves.
    private static func opening(_ options: ResolutionOptions) -> Set<Substring> {
        options.mode == .library ? Set(options.nested.flatMap(\.values).map { $0.prefix { $0 != ":" } }) : []
    }

    private static func isOpening(_ repetition: RepeatedInstances.Repetition, _ opening: Set<Substring>) -> Bool {
        !opening.isEmpty
            && repetition.places.allSatisfy {
                opening.contains($0.factory.dependencies[$0.dependency].type.object.spelling(.plain)[...])
            }
    }

    /// Whether a part of it is in the sources. A library is judged in its own run.
    private static func isOwn(_ repetition: RepeatedInstances.Repetition) -> Bool {
        let origin = repetition.factory.origin
        return origin == .sources || repetition.places.contains { $0.factory.origin != origin }
    }

    private static func diagnostic(
        _ type: NominalType, _ repetition: RepeatedInstances.Repetition, _ options: ResolutionOptions
    ) -> Diagnostic {
        let (factory, places) = (repetition.factory, repetition.places)
        let name = type.spelling(.plain)
        let state =
            switch factory.state {
            case .variable(let variable): "its own '\(variable)'"
            case .actor, nil: "its own state"
            }
        let repeated = repetition.way.map { $0.providerType?.spelling(.plain) ?? "\($0)" }
        let isDirect = repeated.count == 1
        var notes = places.prefix(maximumNotes).map { place in
            Diagnostic.Note(
                .place, "\(place.factory.requiring(dependency: place.dependency)) gets one", at: place.location)
        }
        if places.count > maximumNotes {
            notes.append(.init(.remark, "and \(places.count - maximumNotes) more", at: factory.location))
        }
        if repeated.count > 2 {
            notes.append(.init(.chain, "made by way of \(repeated.joined(separator: " → "))", at: factory.location))
        }
        notes.append(.init(alternatives: remedies(type, factory, options), at: factory.location))
        let instance = isDirect ? "an instance" : "a separate '\(name)'"
        return Diagnostic(
            rule, "\(places.count) places require '\(repeated[0])', and each gets \(instance) with \(state)",
            about: type.path, at: factory.location, notes: notes)
    }

    /// Remedies: share one instance, or declare that each requirement has its own. A library's run decides the scope of
    /// its classes.
    private static func remedies(_ type: NominalType, _ factory: DependencyFactory, _ options: ResolutionOptions)
        -> [Remedy]
    {
        let name = type.spelling(.plain)
        let comments = ["singleton", "unique"].map {
            Remedy(.init(.addComment, name, "// dpend:\($0)", at: factory.location))
        }
        return factory.origin == .sources ? [options.scoping(type.path, "singleton"), comments[1]] : comments
    }
}
