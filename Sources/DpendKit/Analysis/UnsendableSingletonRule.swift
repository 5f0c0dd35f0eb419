/// Reports kept instances that two isolations use although their class is neither `Sendable` nor isolated.
///
///     HomeViewModel (@MainActor) ──▶ Logger [singleton] ◀── SyncService (an actor)
package struct UnsendableSingletonRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "unsendable-singleton", .warning,
        summary: "Two isolations use one instance of a class that is neither Sendable nor isolated",
        explanation: """
            One instance is kept (a singleton of any kind) and is used by code of two isolations, such as a view model on
            the main actor and an actor. Its class is neither `Sendable` nor isolated, so both may use it at the same
            time: a data race.

            dpend reports only classes whose conformances are all visible. If a registration returns a protocol, its class
            is unknown.
            """,
        remedy: """
            - Make the class `Sendable`: use constant properties, or `@unchecked Sendable` with a lock around its state.
            - Make it an actor, or isolate it to the global actor that uses it.
            """,
        example: .init(
            """
            final class LoggerImpl {}

            @MainActor final class HomeViewModelImpl {
                init(logger: LoggerImpl) {}
            }
            actor SyncServiceImpl {
                init(logger: LoggerImpl) {}
            }
            """,
            mended: """
                final class LoggerImpl: Sendable {}

                @MainActor final class HomeViewModelImpl {
                    init(logger: LoggerImpl) {}
                }
                actor SyncServiceImpl {
                    init(logger: LoggerImpl) {}
                }
                """,
            arguments: "--implicit-scope 'Logger=singleton'"
        ) { $0.implicitScopes = [.init(pattern: "Logger", scope: .singleton)] })

    package init() {}

    /// The isolation of code that holds an instance.
    private enum Isolation: Hashable {
        case globalActor(String)
        case actor(String)
        case none

        var description: String {
            switch self {
            case .globalActor(let name): "on @\(name)"
            case .actor(let name): "in the actor '\(name)'"
            case .none: "without isolation"
            }
        }
    }

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let nodes = subject.graph.nodes
        guard subject.graph.unusualPositions.contains(where: { isSuspect(nodes[$0]) }) else { return [] }
        let origins = nodes.indices.map { origin($0, subject.graph) }
        // Most programs have one isolation, and so no problem.
        let first = origins.lazy.compactMap { $0 }.first
        guard origins.contains(where: { $0 != nil && $0 != first }) else { return [] }
        let users = users(subject.graph, origins)
        var seen: Set<String> = []
        return nodes.indices.filter { isSuspect(nodes[$0]) && users[$0].count > 1 }
            .compactMap { diagnostic($0, users[$0], nodes) }
            // The graph contains a class with several protocols once for each.
            .filter { seen.insert("\($0.location?.description ?? "") \($0.subject)").inserted }
    }

    private func isSuspect(_ node: DependencyGraphNode) -> Bool {
        guard let factory = node.provider?.factory else { return false }
        return factory.isUnsendable && factory.scope.isKept && factory.effects.globalActor == nil
    }

    /// For each node, at most two isolations that use it, each with a dependent node.
    private func users(_ graph: DependencyGraph, _ origins: [Isolation?]) -> [[(isolation: Isolation, dependent: Int)]]
    {
        let nodes = graph.nodes
        var users = [[(isolation: Isolation, dependent: Int)]](repeating: [], count: nodes.count)
        var queue: [(node: Int, isolation: Isolation)] = nodes.indices.compactMap { position in
            origins[position].map { (position, $0) }
        }
        var head = 0
        while head < queue.count {
            let (position, isolation) = queue[head]
            head += 1
            for target in Set(graph.dependencies[position]).sorted()
            where users[target].count < 2 && !users[target].contains(where: { $0.isolation == isolation }) {
                users[target].append((isolation, position))
                // A node without an isolation runs in its dependents' isolations. A kept instance counts for itself.
                if origins[target] == nil { queue.append((target, isolation)) }
            }
        }
        return users
    }

    /// The isolation of a node itself; nil if it runs in the isolations of its dependents.
    private func origin(_ position: Int, _ graph: DependencyGraph) -> Isolation? {
        guard let factory = graph.nodes[position].provider?.factory else { return Isolation.none }
        if let actor = factory.effects.globalActor { return .globalActor(actor) }
        if factory.onDemandKeys.contains(where: { $0.name == "Actor" }), let type = factory.providerType {
            return .actor(type.spelling(.plain))
        }
        return factory.scope.isKept || graph.dependents(of: position).isEmpty ? Isolation.none : nil
    }

    private func diagnostic(
        _ position: Int, _ users: [(isolation: Isolation, dependent: Int)], _ nodes: [DependencyGraphNode]
    ) -> Diagnostic? {
        guard let factory = nodes[position].provider?.factory else { return nil }
        let subject = factory.providerType?.spelling(.plain) ?? nodes[position].key.description
        var notes = users.flatMap { isolation, dependent -> [Diagnostic.Note] in
            nodes[dependent].providers.prefix(1).compactMap { provider in
                provider.edges.firstIndex { $0.targets.contains(position) }.map { index in
                    .init(
                        .place, "\(provider.factory.requiring(dependency: index)) uses it \(isolation.description)",
                        at: provider.factory.location(ofDependency: index))
                }
            }
        }
        notes.append(.init(Remedy(.init(.makeSendable, subject, at: factory.location))))
        let places = users.map(\.isolation.description).joined(separator: " and ")
        return Diagnostic(
            Self.rule,
            "one '\(subject)' is kept for all and used \(places), but its class is neither Sendable nor isolated",
            about: subject, at: factory.location, notes: notes)
    }
}
