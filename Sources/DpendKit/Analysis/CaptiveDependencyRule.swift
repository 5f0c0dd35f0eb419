/// Reports singletons that keep a `shared` instance. The instance is made for one resolve, but then lives as long as
/// the singleton.
///
///     Cache [singleton] ──▶ Helper ──▶ Session [shared]
package struct CaptiveDependencyRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "captive-dependency", .warning,
        summary: "A singleton keeps an instance that only one resolve should share",
        explanation: """
            A `shared` instance is made once for each top-most resolve, for example one session for each screen. A
            singleton may hold one, directly, through unique instances or in a `Lazy`. It then keeps the instance of the
            first resolve forever, while all later resolves get new ones.
            """,
        remedy: """
            - Make the shared class a singleton, if one instance is enough.
            - Make the keeper `shared` too, or unique.
            - Require `() -> T`, and call it each time you need an instance.
            """,
        example: .init(
            """
            final class SessionImpl {}
            final class ImageCacheImpl {
                init(session: SessionImpl) {}
            }
            """,
            mended: """
                final class SessionImpl {}
                final class ImageCacheImpl {
                    init(session: @escaping () -> SessionImpl) {}
                }
                """,
            arguments: "--implicit-scope 'Session=shared' --implicit-scope 'Cache=singleton'"
        ) {
            $0.implicitScopes = [.init(pattern: "Session", scope: .shared), .init(pattern: "Cache", scope: .singleton)]
        })

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let registered = subject.reports { $0.captive(Self.rule) }
        let nodes = subject.graph.nodes
        guard subject.graph.unusualPositions.contains(where: { nodes[$0].provider?.factory.scope == .shared }) else {
            return registered
        }
        let next = nextTowardsShared(nodes)
        var groups: [(first: Captive, others: [Captive])] = []
        var positions: [String: Int] = [:]
        var seen: Set<String> = []
        for captive in nodes.indices.flatMap({ captives(of: $0, next, nodes) }) {
            // The graph contains a class with several protocols once for each.
            guard seen.insert("\(captive.location) \(captive.name)").inserted else { continue }
            if let position = positions[captive.name] {
                groups[position].others.append(captive)
            } else {
                positions[captive.name] = groups.count
                groups.append((captive, []))
            }
        }
        return registered + groups.map { diagnostic($0.first, $0.others, in: subject) }
    }

    /// A path on which a singleton keeps a shared instance.
    private struct Captive {
        let keeper: DependencyFactory
        /// The position among the keeper's dependencies.
        let index: Int
        /// The nodes from the keeper to the shared node.
        let way: [DependencyGraphNode]

        var shared: DependencyKey { way[way.count - 1].key }
        var location: SourceLocation { keeper.location(ofDependency: index) }
        /// Identifies the keeper and the shared node.
        var name: String { "\(keeper) \(shared)" }
    }

    private func captives(of position: Int, _ next: [Int: Int], _ nodes: [DependencyGraphNode]) -> [Captive] {
        guard let provider = nodes[position].provider, provider.factory.scope.isKept else { return [] }
        return provider.edges.enumerated().flatMap { index, edge in
            edge.keptTargets.filter { next[$0] != nil }.map { target in
                Captive(
                    keeper: provider.factory, index: index,
                    way: ([position] + way(from: target, next)).map { nodes[$0] })
            }
        }
    }

    /// The next node towards a shared node, for each unique node that keeps one; a shared node has its own position.
    private func nextTowardsShared(_ nodes: [DependencyGraphNode]) -> [Int: Int] {
        var keepers: [Int: [Int]] = [:]
        for (position, node) in nodes.enumerated() where node.provider?.factory.scope == .unique {
            // Each call of a factory with run-time values is a separate resolve.
            if node.provider?.factory.hasRunTimeValues == true { continue }
            for target in node.provider?.edges.flatMap(\.keptTargets) ?? [] {
                keepers[target, default: []].append(position)
            }
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

    /// One report on a keeper and a shared node, with a note for each path.
    private func diagnostic(_ first: Captive, _ others: [Captive], in subject: AnalysisSubject) -> Diagnostic {
        var notes = chain(of: first)
        notes += others.map { other in
            let path = other.way.count > 2 ? ", by way of \(Self.path(other.way))" : ""
            let parameter = other.keeper.parameter(ofDependency: other.index)?.label ?? "the configuration"
            return .init(.place, "'\(parameter)' keeps one too\(path)", at: other.location)
        }
        let provider = first.way[first.way.count - 1].provider?.factory
        if let provider {
            notes.append(.init(.remark, "'\(provider)' makes one for each resolve", at: provider.location))
        }
        notes.append(.init(Remedy(.init(.setScope, "\(first.shared)", "singleton", at: provider?.location))))
        if let deferring = deferring(all: [first] + others) { notes.append(.init(deferring)) }
        notes.append(.init(Remedy(.init(.setScope, "\(first.keeper.key)", "shared", at: first.keeper.location))))
        return Diagnostic(
            Self.rule,
            "'\(first.way[0].key)' lives as long as the container and keeps a '\(first.shared)', which is shared within "
                + "one resolve only", about: first.name, at: first.location, notes: notes)
    }

    /// Closures for all that the keeper keeps; nil if its configuration is part of it.
    private func deferring(all captives: [Captive]) -> Remedy? {
        var steps: [Remedy.Step] = []
        for captive in captives {
            guard let parameter = captive.keeper.parameter(ofDependency: captive.index) else { return nil }
            let (type, effects) = (parameter.declaredType, captive.way[1].effects)
            let specifiers = (effects.isAsync ? "async " : "") + (effects.isThrowing ? "throws " : "")
            let actor = effects.globalActor.map { "@\($0) " } ?? ""
            let step = Remedy.Step(
                .changeType, parameter, of: captive.keeper, "\(actor)() \(specifiers)-> \(type.lazy ?? type)")
            if !steps.contains(step) { steps.append(step) }
        }
        return Remedy(steps)
    }

    private func chain(of captive: Captive) -> [Diagnostic.Note] {
        captive.way.count > 2 ? [.init(.chain, "kept by way of \(Self.path(captive.way))")] : []
    }

    private static func path(_ way: [DependencyGraphNode]) -> String {
        way.map(\.key.description).joined(separator: " → ")
    }
}

extension DependencyEdge {
    /// The targets that an instance keeps, without those that closures make each time.
    var keptTargets: [Int] {
        switch self {
        case .resolved(let target): [target]
        case .tagged(let edge), .entry(_, let edge), .deferred(.lazy, let edge): edge.keptTargets
        case .collection(let elements): elements.flatMap(\.keptTargets)
        case .deferred(.closure, _), .deferred(.opening, _), .runTimeValue, .defaultValue, .nilValue, .unsatisfied: []
        }
    }
}
