import DpendRuntime
import Foundation
import SeededRandom
import Testing

@testable import DpendKit

/// The nodes in parts of a graph, computed by naive closures over random graphs: sets that grow until nothing is added.
@Suite struct MembershipTests {
    static let seeds = RandomGraphTests.seeds

    // MARK: Captive dependencies

    /// A parameter of a kept class is reported if and only if it leads to a shared instance through unique ones.
    @Test(arguments: seeds) func captivesLeadToSharedInstances(_ seed: UInt64) throws {
        let (collected, options) = try RandomGraph(seed: seed).collectedWithScopes()
        let graph = DependencyGraphBuilder.build(collected)
        let subject = AnalysisSubject(collected: collected, graph: graph, options: options)

        let reports = CaptiveDependencyRule().visit(subject)

        let told = reports.flatMap { report in
            [report.location] + report.notes.filter { $0.role == .place }.map(\.location)
        }
        #expect(Set(told) == Set(Self.captives(in: graph)))
        for report in reports { expectWay(of: report, in: graph) }
    }

    @Test func graphsHaveCaptives() throws {
        let counts = try Self.seeds.map {
            Self.captives(in: DependencyGraphBuilder.build(try RandomGraph(seed: $0).collectedWithScopes().0)).count
        }
        #expect(counts.count { $0 > 0 } > 20)
        #expect(counts.contains(0))
    }

    private static func captives(in graph: DependencyGraph) -> [DpendKit.SourceLocation] {
        let nodes = graph.nodes
        /// The instances that live as long as their keeper, without closures.
        func kept(_ edge: DependencyEdge) -> Set<Int> {
            switch edge {
            case .resolved(let target): [target]
            case .tagged(let inner), .entry(_, let inner), .deferred(.lazy, let inner): kept(inner)
            case .collection(let elements): elements.reduce(into: []) { $0.formUnion(kept($1)) }
            case .deferred(.closure, _), .deferred(.opening, _), .runTimeValue, .defaultValue, .nilValue, .unsatisfied:
                []
            }
        }
        func isScoped(_ position: Int, _ scopes: Set<DependencyScope>) -> Bool {
            nodes[position].providers.count == 1 && scopes.contains(nodes[position].providers[0].factory.scope)
        }
        var leading = Set(nodes.indices.filter { isScoped($0, [.shared]) })
        while true {
            let more = nodes.indices.filter { position in
                !leading.contains(position) && isScoped(position, [.unique])
                    && !nodes[position].providers[0].factory.parameters.contains(where: \.isRunTimeValue)
                    && nodes[position].providers[0].edges.contains { !kept($0).isDisjoint(with: leading) }
            }
            if more.isEmpty { break }
            leading.formUnion(more)
        }
        return nodes.indices.filter { isScoped($0, [.singleton, .eagerSingleton, .weakSingleton]) }.flatMap {
            position in
            let provider = nodes[position].providers[0]
            return provider.edges.indices.filter { !kept(provider.edges[$0]).isDisjoint(with: leading) }
                .map { provider.factory.location(ofDependency: $0) }
        }
    }

    /// Each step of the path in a report is a dependency.
    private func expectWay(of report: Diagnostic, in graph: DependencyGraph) {
        guard let chain = report.notes.first(where: { $0.role == .chain })?.message else { return }
        let keys = chain.dropFirst("kept by way of ".count).components(separatedBy: " → ")
        let positions = keys.compactMap { name in graph.nodes.firstIndex { $0.key.description == name } }
        #expect(positions.count == keys.count && keys.count > 2)
        for (position, next) in zip(positions, positions.dropFirst()) {
            #expect(graph.dependencies[position].contains(next))
        }
    }

    // MARK: Chains

    /// The path to a node begins at a root, and no shorter path does.
    @Test(arguments: seeds) func chainsAreShortestWays(_ seed: UInt64) throws {
        let collected = try RandomGraph(seed: seed).collected()
        let graph = DependencyGraphBuilder.build(collected)
        let subject = AnalysisSubject(collected: collected, graph: graph, options: ResolutionOptions())
        let edges = graph.certainDependencies(onlyImmediate: false)
        let distances = Self.distances(from: Set(graph.roots), graph.nodes.count) { Set(edges[$0]) }

        for position in graph.nodes.indices {
            let chain = subject.chain(to: position).compactMap(graph.position)
            #expect(chain.count == (distances[position] ?? 0) + 1)
            #expect(chain.last == position)
            if distances[position] != nil { #expect(graph.roots.contains(chain[0])) }
            for (step, next) in zip(chain, chain.dropFirst()) { #expect(edges[step].contains(next)) }
        }
    }

    // MARK: Parts of a tree

    /// A drawing has exactly the nodes that are reachable from the requested keys and that lie on a path to the other
    /// end.
    @Test(arguments: seeds) func selectionHasEverythingRequested(_ seed: UInt64) throws {
        var random = RandomSource(seed: seed ^ 0xA11)
        let document = GraphDocument(try RandomGraph(seed: seed).resolution())
        let names = document.nodes.map(\.name)
        for _ in 0..<12 {
            var query = GraphQuery()
            if random.number(below: 3) > 0 {
                query.roots = (0...random.number(below: 2)).map { _ in random.element(of: names) }
            }
            if random.number(below: 3) > 0 {
                query.inverted = (0...random.number(below: 2)).map { _ in random.element(of: names) }
            }
            if random.number(below: 3) == 0 { query.depth = random.number(below: 4) }
            if random.number(below: 4) == 0 { query.onlyProblems = true }

            let selection = try query.select(in: document)

            #expect(Set(selection.document.nodes.map(\.name)) == Self.members(of: query, in: document), "\(query)")
        }
    }

    private static func members(of query: GraphQuery, in document: GraphDocument) -> Set<String> {
        let nodes = document.nodes
        let names = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.name, $0) })
        let below = nodes.map { node in
            Set((node.elements + node.providers.flatMap(\.dependencies).compactMap(\.target)).compactMap { names[$0] })
        }
        let above = nodes.indices.map { position in Set(nodes.indices.filter { below[$0].contains(position) }) }
        func closure(_ starts: [String], _ next: [Set<Int>]) -> Set<Int> {
            Set(distances(from: Set(starts.compactMap { names[$0] }), nodes.count) { next[$0] }.keys)
        }
        var members = Set(nodes.indices)
        if !query.roots.isEmpty { members.formIntersection(closure(query.roots, below)) }
        if !query.inverted.isEmpty { members.formIntersection(closure(query.inverted, above)) }
        let ends = members.intersection(query.inverted.compactMap { names[$0] })
        if query.onlyProblems {
            members = members.intersection(closure(document.troubled.map { nodes[$0].name }, above)).union(ends)
        }

        // The beginnings of the depth, and the paths along which nodes lie inside.
        let isInverted = query.roots.isEmpty && !query.inverted.isEmpty
        var starts = members.intersection((isInverted ? query.inverted : query.roots).compactMap { names[$0] })
        if query.roots.isEmpty, query.inverted.isEmpty { starts = beginnings(of: members, below: below, above: above) }
        let steps = distances(from: starts, nodes.count) { (isInverted ? above : below)[$0].intersection(members) }
        return Set(steps.filter { $0.value <= query.depth ?? .max }.map { nodes[$0.key].name })
    }

    /// The members that no member leads to; then, while members are unreached, the first of these.
    private static func beginnings(of members: Set<Int>, below: [Set<Int>], above: [Set<Int>]) -> Set<Int> {
        var starts = members.filter { above[$0].isDisjoint(with: members) }
        while let first = members.subtracting(
            distances(from: starts, below.count) { below[$0].intersection(members) }.keys
        ).min() { starts.insert(first) }
        return starts
    }

    /// The number of steps to each node. Each round takes one step from all reached nodes.
    private static func distances(from starts: Set<Int>, _ count: Int, _ next: (Int) -> Set<Int>) -> [Int: Int] {
        var distances = Dictionary(uniqueKeysWithValues: starts.map { ($0, 0) })
        for step in 1...max(count, 1) {
            for target in distances.filter({ $0.value == step - 1 }).keys.flatMap(next) where distances[target] == nil {
                distances[target] = step
            }
        }
        return distances
    }

    // MARK: What a container keeps

    /// A call can reach itself if and only if a walk along all edges does, including deferred ones.
    @Test(arguments: seeds) func knotsContainCycles(_ seed: UInt64) throws {
        let collected = try RandomGraph(seed: seed).collectedWithScopes().0
        let graph = DependencyGraphBuilder.build(collected)
        let plan = RegistrationPlan(graph, visibility: Visibility())
        let positions = Dictionary(uniqueKeysWithValues: plan.registrations.enumerated().map { ($1.key, $0) })
        let next = plan.registrations.map { registration -> Set<Int> in
            switch registration.source {
            case .alias(let key): Set([positions[key]].compactMap { $0 })
            case .provider(let provider):
                Set(provider.edges.flatMap(\.targets).compactMap { positions[graph.nodes[$0].key] })
            }
        }

        for (position, registration) in plan.registrations.enumerated() {
            let reached = Self.distances(from: next[position], next.count) { next[$0] }
            #expect(registration.isKnotted == (reached[position] != nil), "\(registration.key)")
        }
    }

    /// A maker of a shared instance gets the instances of the call: all nodes that lead there, up to factories with
    /// run-time values.
    @Test(arguments: seeds) func partsThatRequireSharedInstancesLeadToOne(_ seed: UInt64) throws {
        let graph = DependencyGraphBuilder.build(try RandomGraph(seed: seed).collectedWithScopes().0)
        // Containers have no cycles and no ambiguous keys.
        guard StronglyConnectedComponents.find(in: graph.immediateDependencies).isEmpty,
            graph.nodes.allSatisfy({ $0.providers.count == 1 })
        else { return }
        let plan = RegistrationPlan(graph, visibility: Visibility())
        let parts = StaticPlan(plan, AccessorPlan(plan, in: graph), in: graph, name: "AppModule").parts
        var leading = Set(parts.indices.filter { parts[$0].scope == .shared })
        while true {
            let more = parts.indices.filter { position in
                !leading.contains(position)
                    && parts[position].immediateTargets.contains {
                        leading.contains($0) && !parts[$0].takesRunTimeValues
                    }
            }
            if more.isEmpty { break }
            leading.formUnion(more)
        }

        #expect(Set(parts.indices.filter { parts[$0].needsShared }) == leading)
    }
}

extension RandomGraph {
    /// The sources with a scope for some of the classes, and the matching options.
    fileprivate func collectedWithScopes() throws -> (CollectedDependencies, ResolutionOptions) {
        let options = Self.scopes(text.utf8.count)
        return (
            try DependencyResolution(sources: [SourceFile(path: "App.swift", text: text)], options: options).collected,
            options
        )
    }

    fileprivate func resolution() throws -> DependencyResolution {
        var options = ResolutionOptions()
        options.implicitFilters = ["Impl$"]
        return try DependencyResolution(sources: [SourceFile(path: "App.swift", text: text)], options: options)
    }

    private static func scopes(_ seed: Int) -> ResolutionOptions {
        var random = RandomSource(seed: UInt64(seed))
        var options = ResolutionOptions()
        options.implicitFilters = ["Impl$"]
        let scopes: [DependencyScope] = [.shared, .shared, .singleton, .singleton, .eagerSingleton, .weakSingleton]
        options.implicitScopes = (0..<15).filter { _ in random.number(below: 2) == 0 }.map {
            .init(pattern: "^C\($0)Impl$", scope: random.element(of: scopes))
        }
        return options
    }
}
