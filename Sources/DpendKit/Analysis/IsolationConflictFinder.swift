/// Reports effects that have no way out: through a closure whose type does not allow them, or into a container that
/// cannot express them. Generated code would not compile.
public struct IsolationConflictFinder: DependencyGraphVisitor {
    public static let rule = DiagnosticRule(
        "isolation-conflict", .error, preventsGeneration: true,
        summary: "A provider throws, awaits or belongs to a global actor where that cannot be expressed",
        explanation: """
            Whether making a dependency throws, has to be awaited or belongs to a global actor goes on to all that need it. A deferred
            parameter, as `() -> T`, stops that: it is its type that has to allow it. Where that type does not, or the chosen container
            has no way to express it, generated code could not compile.
            """,
        remedy: """
            - Add what is missing to the closure's type: `() async throws -> T`, `@MainActor () -> T`.
            - Or let the provider do without: make it `nonisolated`, synchronous, not throwing.
            - Or choose another `--container`.
            """,
        example: .init(
            """
                import DpendRuntime

                final class Database {}
                final class AppConfiguration: DependencyConfiguration {
                    func database() -> DependencyRegistration<Database> {
                        DependencyRegistration { try await open() }
                    }
                    func open() async throws -> Database { Database() }
                }
                final class ReportImpl {
                    init(database: @escaping () -> Database) {}
                }
                """, mended: """
                import DpendRuntime

                final class Database {}
                final class AppConfiguration: DependencyConfiguration {
                    func database() -> DependencyRegistration<Database> {
                        DependencyRegistration { try await open() }
                    }
                    func open() async throws -> Database { Database() }
                }
                final class ReportImpl {
                    init(database: @escaping () async throws -> Database) {}
                }
                """))

    public init() {}

    public func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        guard subject.options.mode == .application else { return [] }
        var conflicts: [Diagnostic] = []
        for position in subject.graph.unusualPositions {
            let node = subject.graph.nodes[position]
            for provider in node.providers {
                if let conflict = conflict(of: provider.factory, with: subject.options.container) { conflicts.append(conflict) }
                if provider.factory.hasAssistedParameters {
                    conflicts += assistedConflicts(of: provider, under: node.key, in: subject.graph)
                }
                for index in provider.edges.indices { conflicts += self.conflicts(of: provider, at: index, in: subject.graph) }
            }
        }
        // A class with several protocols stands in the graph once for each.
        var seen: Set<Diagnostic> = []
        return conflicts.filter { seen.insert($0).inserted }
    }

    /// What the container cannot express, whatever depends on it.
    private func conflict(
        of factory: DependencyFactory, with container: ContainerKind
    ) -> Diagnostic? {
        guard let obstacle = container.generator.obstacle(to: factory.effects) else { return nil }
        let others = ([.embedded] + ContainerKind.allCases).filter { $0.generator.obstacle(to: factory.effects) == nil }
        let other = others.first.map { ", use --container \($0.rawValue)" } ?? ""
        return Diagnostic(
            Self.rule, "'\(factory)' \(obstacle), which the \(container.rawValue) container cannot express",
            about: factory.description, at: factory.location,
            notes: [.init(.help, "make it 'nonisolated' and synchronous\(other), or take it out of the graph")])
    }

    private func conflicts(of provider: DependencyProvider, at index: Int, in graph: DependencyGraph) -> [Diagnostic] {
        deferrals(in: provider.edges[index]).compactMap { deferral, inner in
            let effects = inner.immediateTargets.reduce(into: Effects.none) {
                $0.formUnion(graph.nodes[$1].effects)
            }
            let provided = inner.immediateTargets.map { "'\(graph.nodes[$0].key)'" }.joined(separator: ", ")
            return diagnostic(
                missing(in: deferral, for: effects), of: provider.factory.dependencies[index].description, provided,
                at: provider.factory.location(ofDependency: index))
        }
    }

    /// A closure `(A, B) -> T` has to allow what making the `T` demands.
    private func assistedConflicts(
        of provider: DependencyProvider, under key: DependencyKey, in graph: DependencyGraph
    ) -> [Diagnostic] {
        guard case .function(let function) = key.type else { return [] }
        let demanded = EffectPropagation.calling(provider) { graph.nodes[$0].effects }
        let place = graph.position(of: key).flatMap { graph.dependents(of: $0).first }.flatMap { position in
            graph.nodes[position].providers.lazy.compactMap { dependent in
                dependent.factory.dependencies.firstIndex(of: key).map { dependent.factory.location(ofDependency: $0) }
            }.first
        }
        let conflict = diagnostic(
            missing(in: .closure(function), for: demanded), of: key.description, "'\(provider.factory)'",
            at: place ?? provider.factory.location)
        return [conflict].compactMap { $0 }
    }

    private func deferrals(
        in edge: DependencyEdge
    ) -> [(deferral: DependencyDeferral, inner: DependencyEdge)] {
        switch edge {
        case .deferred(let deferral, let inner): [(deferral, inner)] + deferrals(in: inner)
        case .tagged(let inner): deferrals(in: inner)
        case .collection(let elements): elements.flatMap(deferrals)
        case .resolved, .runtimeArgument, .defaultValue, .nilValue, .unsatisfied: []
        }
    }

    /// What the effects call for and the type lacks, as phrases, and what to do about it.
    private func missing(in deferral: DependencyDeferral, for effects: Effects) -> (effects: [String], remedy: String)? {
        var phrases: [String] = []
        var words: [String] = []
        var isLazy = false
        switch deferral {
        case .lazy:
            isLazy = true
            if effects.isAsync { (phrases, words) = (["has to be awaited"], ["'() async throws -> T'"]) }
            if let actor = effects.globalActor, !effects.isAsync {
                (phrases, words) = (["belongs to @\(actor)"], ["'@\(actor) () throws -> T'"])
            }
        case .closure(let function):
            if let actor = effects.globalActor, function.globalActor != actor, !function.isAsync {
                phrases.append("belongs to @\(actor)")
                if !effects.isAsync { words.append("'@\(actor)'") }
            }
            if effects.isAsync, !function.isAsync {
                phrases.append("has to be awaited")
                words.append("'async'")
            }
            if effects.isThrowing, !function.isThrowing {
                phrases.append("can throw")
                words.append("'throws'")
            }
        }
        guard !phrases.isEmpty else { return nil }
        let remedy = words.joined(separator: " and ")
        return (phrases, isLazy ? "take a closure \(remedy) in place of 'Lazy'" : "add \(remedy) to the parameter's type")
    }

    private func diagnostic(
        _ missing: (effects: [String], remedy: String)?, of type: String, _ provided: String,
        at location: SourceLocation
    ) -> Diagnostic? {
        missing.map { effects, remedy in
            Diagnostic(
                Self.rule, "\(provided) \(effects.joined(separator: " and ")), which '\(type)' does not allow",
                about: "\(provided) \(type)", at: location, notes: [.init(.help, remedy)])
        }
    }
}
