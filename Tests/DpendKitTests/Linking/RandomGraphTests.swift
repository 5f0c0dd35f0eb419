import SeededRandom
import Testing

@testable import DpendKit

/// Fast algorithms give the same results as simple ones, on random graphs.
@Suite struct RandomGraphTests {
    static let seeds = (0..<120).map { UInt64($0) }

    /// A shorter way makes nodes that only require rule 1.
    @Test(arguments: seeds) func plainNodesFollowTheRules(_ seed: UInt64) throws {
        let collected = try RandomGraph(seed: seed).collected()

        let short = DependencyGraphBuilder.build(collected)
        let long = DependencyGraphBuilder.build(collected, plainNodes: false)

        #expect(short.lines == long.lines)
        #expect(!short.lines.isEmpty)
    }

    /// The graph of a library is the part of the whole graph that its own providers require.
    @Test(arguments: seeds) func graphOfSourcesHasTheirRequirements(_ seed: UInt64) throws {
        let collected = try RandomGraph(seed: seed).collected().movingSomeToLibrary(seed: seed)
        let all = DependencyGraphBuilder.build(collected)
        let own = DependencyGraphBuilder.build(collected, ofSources: true)

        #expect(Set(own.nodes.flatMap(own.lines)).subtracting(all.nodes.flatMap(all.lines)) == [])
        let provided = Set(collected.factories.filter { !$0.hasRunTimeValues }.map(\.key))
        let wanted = all.nodes.filter { node in
            provided.contains(node.key) && (node.providers.count == 1 || node.providers.isOfOneClass)
        }.map(\.key)
        #expect(Set(own.nodes.map(\.key)).isSuperset(of: wanted))
        // A registration of the library may win a key that the sources also declare.
        let declared = Set(collected.factories.map(\.key))
        let ofSources = own.nodes.indices.filter { position in
            let node = own.nodes[position]
            let made = DependencyKey(type: node.key.producedType, tag: node.key.tag)
            return declared.contains(made) || node.providers.contains { $0.factory.origin == .sources }
        }
        let needed = ofSources.reduce(into: Set(ofSources)) {
            $0.formUnion(Self.reached(from: $1, in: own.dependencies))
        }
        #expect(own.nodes.indices.filter { !needed.contains($0) }.map { own.nodes[$0].key } == [])
    }

    @Test func graphsHaveAllForms() throws {
        let edges = try Self.seeds.prefix(60).flatMap { seed in
            DependencyGraphBuilder.build(try RandomGraph(seed: seed).collected()).nodes.flatMap(\.providers).flatMap(
                \.edges)
        }
        func count(_ isCounted: (DependencyEdge) -> Bool) -> Int { edges.count(where: isCounted) }

        #expect(count { if case .resolved = $0 { true } else { false } } > 50)
        #expect(count { if case .tagged = $0 { true } else { false } } > 0)
        #expect(count { if case .deferred = $0 { true } else { false } } > 10)
        #expect(count { if case .collection = $0 { true } else { false } } > 5)
        #expect(count { $0 == .runTimeValue(0) } > 5)
        #expect(count { $0 == .defaultValue } > 5)
        #expect(count { $0 == .nilValue } > 0)
        #expect(count { $0 == .unsatisfied } > 5)
    }

    /// A node is on a cycle if a walk from it returns to it.
    @Test(arguments: seeds) func componentsContainCycles(_ seed: UInt64) throws {
        let graph = DependencyGraphBuilder.build(try RandomGraph(seed: seed).collected())
        let reached = graph.nodes.indices.map { Self.reached(from: $0, in: graph.immediateDependencies) }
        let cyclic = graph.nodes.indices.filter { reached[$0].contains($0) }

        let components = StronglyConnectedComponents.find(in: graph.immediateDependencies)

        #expect(components.flatMap { $0 }.sorted() == cyclic)
        for component in components {
            for node in component {
                #expect(
                    Set(component) == Set(cyclic.filter { reached[node].contains($0) && reached[$0].contains(node) }))
            }
        }
    }

    /// The proposed set of edges is as small as any set that leaves no cycle. The test tries all sets of one and two
    /// edges.
    @Test(arguments: seeds) func knotsAreBrokenByTheFewestEdges(_ seed: UInt64) throws {
        let adjacency = DependencyGraphBuilder.build(try RandomGraph(seed: seed).collected()).immediateDependencies
        for component in StronglyConnectedComponents.find(in: adjacency) {
            let inside = Set(component)
            let edges = component.flatMap { node in
                Set(adjacency[node].filter(inside.contains)).sorted().map { (node, $0) }
            }
            var breaker = CycleBreaker(component: component, adjacency: adjacency) { _ in 0 }
            let smallest = breaker.smallestSet()
            let proposed = try #require(smallest)

            #expect(
                Self.isAcyclic(
                    edges.filter { edge in !proposed.contains { $0.from == edge.0 && $0.to == edge.1 } }, inside))
            if let least = Self.leastBreakingCount(of: edges, in: inside) {
                #expect(proposed.count == least)
            } else {
                #expect(proposed.count > 2)
            }
        }
    }

    private static func reached(from start: Int, in adjacency: Adjacency) -> Set<Int> {
        var reached: Set<Int> = []
        var open = Array(adjacency[start])
        while let node = open.popLast() {
            if reached.insert(node).inserted { open += adjacency[node] }
        }
        return reached
    }

    private static func isAcyclic(_ edges: [(Int, Int)], _ nodes: Set<Int>) -> Bool {
        var rest = nodes
        // A node that leads nowhere in the rest is on no cycle.
        while let leaf = rest.first(where: { node in !edges.contains { $0.0 == node && rest.contains($0.1) } }) {
            rest.remove(leaf)
        }
        return rest.isEmpty
    }

    private static func leastBreakingCount(of edges: [(Int, Int)], in nodes: Set<Int>) -> Int? {
        func breaks(_ left: Set<Int>) -> Bool {
            isAcyclic(edges.enumerated().filter { !left.contains($0.offset) }.map(\.element), nodes)
        }
        if edges.indices.contains(where: { breaks([$0]) }) { return 1 }
        for first in edges.indices {
            if edges.indices.contains(where: { $0 > first && breaks([first, $0]) }) { return 2 }
        }
        return nil
    }
}
