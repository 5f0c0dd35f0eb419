/// Reports effects that a closure's type or a container does not support. Generated code would not compile.
package struct IsolationConflictRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "isolation-conflict", .error, preventsGeneration: true,
        summary: "A provider throws, awaits or is isolated to a global actor where this is not supported",
        explanation: """
            If making a dependency throws, awaits or requires a global actor, the same holds for everything that requires
            it. A deferred parameter such as `() -> T` stops this: its type must allow the effects. If the type does not
            allow them, or if the chosen container does not support them, the generated code would not compile.

            In a container that code fills at run time, this is a warning: a factory for the main actor ends the program
            if a detached task, a global queue or an actor resolves its instance.
            """,
        remedy: """
            - Add the missing effects to the closure's type: `() async throws -> T`, `@MainActor () -> T`.
            - Remove the effects from the provider: make it `nonisolated`, synchronous and non-throwing.
            - Declare a `rethrows` initializer as `throws`. dpend passes it only closures that do not throw.
            - Choose another `--container`.
            """,
        example: .init(
            """
            import DpendRuntime

            final class Database {}
            final class AppConfiguration: DependencyConfiguration {
                func database() -> DependencyRegistration<Database> {
                    DependencyRegistration { try await self.open() }
                }
                func open() async throws -> Database { Database() }
            }
            final class ReportImpl {
                init(database: @escaping () -> Database) {}
            }
            """,
            mended: """
                import DpendRuntime

                final class Database {}
                final class AppConfiguration: DependencyConfiguration {
                    func database() -> DependencyRegistration<Database> {
                        DependencyRegistration { try await self.open() }
                    }
                    func open() async throws -> Database { Database() }
                }
                final class ReportImpl {
                    init(database: @escaping () async throws -> Database) {}
                }
                """))

    /// The same for containers that code fills. Generated code does not depend on it.
    private static let ruleForContainers = DiagnosticRule(rule.identifier, .warning, summary: rule.summary)

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let registered = subject.reports { $0.isolated(Self.ruleForContainers) }
        guard subject.options.mode == .application else { return registered }
        var conflicts = registered
        for position in subject.graph.unusualPositions {
            let node = subject.graph.nodes[position]
            for provider in node.providers {
                if let conflict = conflict(of: provider.factory, in: subject) { conflicts.append(conflict) }
                if provider.factory.hasRunTimeValues {
                    conflicts += assistedConflicts(of: provider, under: node.key, in: subject)
                }
                for index in provider.edges.indices where Self.mayBeDeferred(provider.edges[index]) {
                    conflicts += self.conflicts(of: provider, at: index, in: subject)
                }
            }
        }
        // The graph contains a class with several protocols once for each.
        var seen: Set<Diagnostic> = []
        return conflicts.filter { seen.insert($0).inserted }
    }

    /// The effects that the container does not support, whatever requires the provider.
    private func conflict(of factory: DependencyFactory, in subject: AnalysisSubject) -> Diagnostic? {
        let (options, container) = (subject.options, subject.options.container)
        guard let obstacle = container.obstacle(to: factory.effects) else { return nil }
        let others = ([.embedded] + subject.containers).filter { $0.obstacle(to: factory.effects) == nil }
        return Diagnostic(
            Self.rule, "'\(factory)' \(obstacle), which the \(container.rawValue) container does not support",
            about: factory.description, at: factory.location,
            notes: others.prefix(1).map { .init(options.setting("container", to: $0.rawValue)) }
                + [.init(Remedy(.init(.removeEffects, "\(factory)", at: factory.location)))])
    }

    private func conflicts(
        of provider: DependencyProvider, at index: Int, in subject: AnalysisSubject
    ) -> [Diagnostic] {
        let graph = subject.graph
        return deferrals(in: provider.edges[index]).compactMap { deferral, inner in
            var effects = inner.immediateTargets.reduce(into: Effects.none) {
                $0.formUnion(graph.nodes[$1].effects)
            }
            if case .opening(_, let containers) = deferral {
                for container in containers { effects.formUnion(graph.effects(ofOpening: container)) }
            }
            let made = inner.immediateTargets.compactMap { target in
                graph.nodes[target].provider.map {
                    Made(name: "\(graph.nodes[target].key)", subject: "'\(graph.nodes[target].key)'", provider: $0)
                }
            }
            return diagnostic(effects, missingIn: deferral, of: provider.factory, at: index, made, in: subject)
        }
    }

    /// A closure `(A, B) -> T` must allow the effects of making the `T`.
    private func assistedConflicts(
        of provider: DependencyProvider, under key: DependencyKey, in subject: AnalysisSubject
    ) -> [Diagnostic] {
        let graph = subject.graph
        guard case .function(let function) = key.type else { return [] }
        let demanded = EffectPropagation.calling(provider) { graph.nodes[$0].effects }
        let name = provider.factory.providerType?.spelling(.plain) ?? "\(provider.factory)"
        let made = Made(name: name, subject: "'\(provider.factory)'", provider: provider)
        // All places require the same type, so one report is enough. But the closure may suit some of them.
        for dependent in graph.position(of: key).map({ graph.dependents(of: $0) }) ?? [] {
            for factory in graph.nodes[dependent].factories {
                guard let index = factory.dependencies.firstIndex(of: key) else { continue }
                let conflict = diagnostic(
                    demanded, missingIn: .closure(function), of: factory, at: index, [made], in: subject)
                if let conflict { return [conflict] }
            }
        }
        return []
    }

    /// A provider that a closure calls.
    private struct Made {
        /// Its name on the way to an effect.
        let name: String
        /// Its name in a message about an effect of its own.
        let subject: String
        let provider: DependencyProvider
    }

    /// Most edges are not deferred.
    private static func mayBeDeferred(_ edge: DependencyEdge) -> Bool {
        switch edge {
        case .deferred, .tagged, .entry, .collection: true
        case .resolved, .runTimeValue, .defaultValue, .nilValue, .unsatisfied: false
        }
    }

    private func deferrals(
        in edge: DependencyEdge
    ) -> [(deferral: DependencyDeferral, inner: DependencyEdge)] {
        switch edge {
        case .deferred(let deferral, let inner): [(deferral, inner)] + deferrals(in: inner)
        case .tagged(let inner), .entry(_, let inner): deferrals(in: inner)
        case .collection(let elements): elements.flatMap(deferrals)
        case .resolved, .runTimeValue, .defaultValue, .nilValue, .unsatisfied: []
        }
    }

    /// The effects that a deferral does not allow, each with a phrase; empty if it allows all.
    ///
    /// - Parameter actor: The global actor on which generated code makes the closure. A closure that is not `@Sendable`
    ///   stays on it.
    private func conflicts(
        of effects: Effects, with deferral: DependencyDeferral, madeOn actor: String?
    ) -> [(effect: EffectWay.Effect, phrase: String)] {
        let isolation = effects.globalActor.map {
            (effect: EffectWay.Effect.isolated($0), phrase: "is isolated to @\($0)")
        }
        let awaiting = (effect: EffectWay.Effect.async, phrase: "must be awaited")
        switch deferral {
        case .lazy: return effects.isAsync ? [awaiting] : isolation.map { [$0] } ?? []
        case .closure(let function), .opening(let function, _):
            let staysOnActor =
                actor == effects.globalActor && !function.attributes.contains("@Sendable")
                && function.globalActor == nil
            let isIsolated = function.globalActor == effects.globalActor || staysOnActor || function.isAsync
            return (isIsolated ? [] : isolation.map { [$0] } ?? [])
                + (effects.isAsync && !function.isAsync ? [awaiting] : [])
                + (effects.isThrowing && !function.isThrowing ? [(.throwing, "can throw")] : [])
        }
    }

    private func diagnostic(
        _ effects: Effects, missingIn deferral: DependencyDeferral, of factory: DependencyFactory, at index: Int,
        _ made: [Made],
        in subject: AnalysisSubject
    ) -> Diagnostic? {
        let actor = subject.options.container.makesClosuresOnActor ? factory.effects.globalActor : nil
        let conflicts = conflicts(of: effects, with: deferral, madeOn: actor)
        if conflicts.isEmpty { return nil }
        let key = factory.dependency(index)
        let ways = conflicts.compactMap { conflict in
            made.lazy.compactMap {
                EffectWay(of: conflict.effect, from: $0.provider, named: $0.name, in: subject.graph)
            }.first
        }
        let isIndirect = ways.contains(where: \.isIndirect)
        let subjects = made.map { isIndirect ? "'\($0.name)'" : $0.subject }.joined(separator: ", ")
        let provided = isIndirect ? "making \(subjects)" : subjects
        let phrases = conflicts.map(\.phrase)
        let chains = ways.filter(\.isIndirect).map { Diagnostic.Note(.chain, $0.text, at: $0.origin.location) }
        let parameter = factory.parameter(ofDependency: index)
        let isRethrown = effects.isThrowing && parameter?.isRethrown == true
        let remedy = parameter.map { parameter in
            if isRethrown { return Remedy(.init(.declareThrowing, "\(factory)", at: factory.location)) }
            let type = Self.type(parameter.declaredType, allowing: effects)
            return Remedy(.init(.changeType, parameter, of: factory, "\(type)"))
        }
        // The type in the source throws, unlike the key.
        let limit = isRethrown ? "dpend does not support in a closure for a 'rethrows' call" : "'\(key)' does not allow"
        return Diagnostic(
            Self.rule, "\(provided) \(phrases.joined(separator: " and ")), which \(limit)",
            about: "\(made.map(\.subject).joined(separator: ", ")) \(key)",
            at: factory.location(ofDependency: index), notes: chains + (remedy.map { [.init($0)] } ?? []))
    }

    /// A deferred type with its own effects and the required ones.
    private static func type(_ type: TypeExpression, allowing effects: Effects) -> TypeExpression {
        if let inner = type.lazy {
            let attributes = effects.isAsync ? [] : effects.globalActor.map { ["@\($0)"] } ?? []
            return .function(
                .init(
                    attributes: attributes, parameters: [], isAsync: effects.isAsync,
                    throwing: effects.isThrowing ? .anyError : .never,
                    result: inner))
        }
        switch type {
        case .function(var function):
            let needsActor = !effects.isAsync && !function.isAsync && function.globalActor != effects.globalActor
            if needsActor, let actor = effects.globalActor {
                function.attributes = (function.attributes.filter { $0 == "@Sendable" } + ["@\(actor)"]).sorted()
            }
            function.isAsync = function.isAsync || effects.isAsync
            if effects.isThrowing, !function.isThrowing { function.throwing = .anyError }
            return .function(function)
        case .array(let element): return .array(Self.type(element, allowing: effects))
        case .dictionary(let entry, let value):
            return .dictionary(key: entry, value: Self.type(value, allowing: effects))
        case .optional(let wrapped): return .optional(Self.type(wrapped, allowing: effects))
        case .nominal, .tuple, .composition, .metatype, .protocolMetatype, .other: return type
        }
    }
}
