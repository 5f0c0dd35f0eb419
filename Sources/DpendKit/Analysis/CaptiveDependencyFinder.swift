/// Reports singletons that keep a `shared` instance: made for one resolve, it then lives as long as they do.
///
///     Cache [singleton] ──▶ Helper ──▶ Session [shared]
public struct CaptiveDependencyFinder: DependencyGraphVisitor {
    public static let rule = DiagnosticRule(
        "captive-dependency", .warning,
        summary: "A singleton keeps an instance that is to be shared within one resolve only",
        explanation: """
            A `shared` instance is made once for each top-most resolve, as one session for each screen. A singleton that holds one,
            directly, by way of unique instances or in a `Lazy`, keeps the instance of the first resolve for good, while all others get
            new ones.
            """,
        remedy: """
            - Make the shared one a singleton, if one is enough for all.
            - Make the keeper `shared` too, or unique.
            - Take `() -> T` and call it each time one is needed.
            """,
        example: .init(
            """
                final class SessionImpl {}
                final class ImageCacheImpl {
                    init(session: SessionImpl) {}
                }
                """, mended: """
                final class SessionImpl {}
                final class ImageCacheImpl {
                    init(session: @escaping () -> SessionImpl) {}
                }
                """,
            arguments: "--implicit-scope 'Session=shared' --implicit-scope 'Cache=singleton'") { $0.implicitScopes = [.init(pattern: "Session", scope: .shared), .init(pattern: "Cache", scope: .singleton)] })

    public init() {}

    public func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let nodes = subject.graph.nodes
        guard subject.graph.unusualPositions.contains(where: { nodes[$0].provider?.factory.scope == .shared }) else { return [] }
        let next = nextTowardsShared(nodes)
        var seen: Set<String> = []
        return nodes.indices.filter { nodes[$0].provider?.factory.scope.isKept ?? false }.flatMap { position in
            (nodes[position].provider?.edges ?? []).enumerated().flatMap { index, edge in
                edge.keptTargets.filter { next[$0] != nil }.compactMap { target in
                    diagnostic(position, index, way: [position] + way(from: target, next), in: subject)
                }
            }
        }
        // A class with several protocols stands in the graph once for each.
        .filter { seen.insert("\($0.location?.description ?? "") \($0.subject)").inserted }
    }

    /// For each shared node itself, and for each unique one that keeps one the node it keeps it by.
    private func nextTowardsShared(_ nodes: [DependencyGraphNode]) -> [Int: Int] {
        var keepers: [Int: [Int]] = [:]
        for (position, node) in nodes.enumerated() where node.provider?.factory.scope == .unique {
            // Each call of a factory for run-time values is a resolve of its own.
            if node.provider?.factory.hasAssistedParameters == true { continue }
            for target in node.provider?.edges.flatMap(\.keptTargets) ?? [] { keepers[target, default: []].append(position) }
        }
        var queue = nodes.indices.filter { nodes[$0].provider?.factory.scope == .shared }
        var next = Dictionary(uniqueKeysWithValues: queue.map { ($0, $0) })
        var head = 0
        while head < queue.count {
            for keeper in keepers[queue[head]] ?? [] where next[keeper] == nil {
                next[keeper] = queue[head]
                queue.append(keeper)
            }
            head += 1
        }
        return next
    }

    private func way(from start: Int, _ next: [Int: Int]) -> [Int] {
        var way = [start]
        while let following = next[way[way.count - 1]], following != way[way.count - 1] { way.append(following) }
        return way
    }

    private func diagnostic(_ position: Int, _ index: Int, way: [Int], in subject: AnalysisSubject) -> Diagnostic? {
        let nodes = subject.graph.nodes
        guard let factory = nodes[position].provider?.factory, let last = way.last else { return nil }
        let shared = nodes[last].key
        var notes: [Diagnostic.Note] = []
        if way.count > 2 {
            notes.append(
                .init(.chain, "kept by way of \(way.map { nodes[$0].key.description }.joined(separator: " → "))"))
        }
        if let provider = nodes[last].provider?.factory {
            notes.append(.init(.remark, "'\(provider)' makes it, one for each resolve", at: provider.location))
        }
        let closure = factory.parameter(ofDependency: index).map { parameter in
            ", or let '\(parameter.label)' be '() -> \(parameter.declaredType)' and call it each time"
        }
        notes.append(
            .init(
                .help, "make '\(shared)' a singleton if one is enough, make '\(factory.key)' shared"
                    + (parameterIsPlain(factory, index) ? closure ?? "" : "")))
        return Diagnostic(
            Self.rule, "'\(nodes[position].key)' lives as long as the container and holds a '\(shared)', which is to be "
                + "shared within one resolve only", about: "\(factory) \(shared)", at: factory.location(ofDependency: index), notes: notes)
    }

    private func parameterIsPlain(_ factory: DependencyFactory, _ index: Int) -> Bool {
        guard let parameter = factory.parameter(ofDependency: index) else { return false }
        return parameter.dependency.type.lazy == nil
    }
}

extension DependencyEdge {
    /// What an instance holds on to: all but what a closure makes anew each time.
    var keptTargets: [Int] {
        switch self {
        case .resolved(let target): [target]
        case .tagged(let edge), .deferred(.lazy, let edge): edge.keptTargets
        case .collection(let elements): elements.flatMap(\.keptTargets)
        case .deferred(.closure, _), .runtimeArgument, .defaultValue, .nilValue, .unsatisfied: []
        }
    }
}
