/// A part of a graph, which all formats can show.
package struct GraphSelection: Sendable {
    /// The selected nodes. They may refer to other nodes.
    package let document: GraphDocument
    /// The positions of the nodes with which the drawing begins. Nodes without predecessors are sorted.
    package let starts: [Int]
    /// Whether the drawing leads from a key to the keys that require it.
    package let isInverted: Bool
    /// The number of steps from the beginning of the drawing to each node.
    let distances: [Int]
    /// The query.
    package let query: GraphQuery
    /// Whether the depth hides successors of a node, by position.
    let isCut: [Bool]
    let adjacency: GraphAdjacency

    init(
        _ whole: GraphDocument, _ wholeAdjacency: GraphAdjacency, query: GraphQuery, starts: [Int], isInverted: Bool,
        distances: [Int?]
    ) {
        let depth = query.depth ?? .max
        let shown = whole.nodes.indices.filter { distances[$0].map { $0 <= depth } ?? false }
        let following = isInverted ? wholeAdjacency.dependents : wholeAdjacency.dependencies
        var document = whole
        if shown.count < whole.nodes.count { document.keep(shown) }
        self.document = document
        self.isInverted = isInverted
        self.query = query
        adjacency = GraphAdjacency(document)
        let positions = adjacency.positions
        self.starts = starts.compactMap { positions[whole.nodes[$0].name] }
        self.distances = shown.map { distances[$0] ?? 0 }
        isCut = shown.map { position in
            following[position].contains { next in (distances[next] ?? 0) > depth }
        }
    }

    /// The edges between the selected nodes, sorted. Each pair occurs at most once for `at once` and once for `later`.
    package var edges: [Edge] {
        document.nodes.indices.flatMap { source in
            Self.edges(of: document.nodes[source]).compactMap { target, isDeferred, count in
                adjacency.positions[target].map {
                    Edge(source: source, target: $0, isDeferred: isDeferred, count: count)
                }
            }
        }
    }

    /// The nodes that require no other node, and that no other one requires. In a picture they stand aside.
    var isolated: [Int] {
        var isIsolated = [Bool](repeating: true, count: document.nodes.count)
        for (source, targets) in adjacency.dependencies.enumerated() {
            for target in targets where target != source { (isIsolated[source], isIsolated[target]) = (false, false) }
        }
        return isIsolated.indices.filter { isIsolated[$0] }
    }

    /// The key with the most requirements, direct or not, of those with at most some; nil if no key requires two
    /// others.
    ///
    /// The cost is linear in the number of keys times the limit.
    package func readablePart(atMost limit: Int) -> (root: String, count: Int)? {
        var best: (root: Int, count: Int)?
        var reachedFrom = [Int](repeating: -1, count: document.nodes.count)
        for start in document.nodes.indices {
            var open = [start]
            var count = 0
            while count <= limit, let position = open.popLast() {
                if reachedFrom[position] == start { continue }
                reachedFrom[position] = start
                count += 1
                open += adjacency.dependencies[position]
            }
            if count <= limit, count > max(best?.count ?? 0, 2) { best = (start, count) }
        }
        return best.map { (document.nodes[$0.root].name, $0.count) }
    }

    /// The names of a node's targets, each with the number of its parameters, in the order of the parameters.
    static func edges(of node: GraphDocument.Node) -> [(target: String, isDeferred: Bool, count: Int)] {
        var counts: [Way: Int] = [:]
        var order: [Way] = []
        let ways =
            node.elements.map { Way(target: $0, isDeferred: false) }
            + node.providers.flatMap(\.dependencies).compactMap { dependency in
                dependency.target.map { Way(target: $0, isDeferred: dependency.isDeferred) }
            }
        for way in ways {
            counts[way, default: 0] += 1
            if counts[way] == 1 { order.append(way) }
        }
        return order.map { ($0.target, $0.isDeferred, counts[$0] ?? 1) }
    }

    private struct Way: Hashable {
        var target: String
        var isDeferred: Bool
    }

    /// An edge: a node requires another one.
    package struct Edge: Sendable, Hashable {
        /// The position of the requiring node.
        package var source: Int
        /// The position of the required node.
        package var target: Int
        /// Whether it is resolved later.
        package var isDeferred: Bool
        /// The number of parameters that require it.
        package var count: Int
    }

    /// Whether an edge closes a cycle.
    func isCyclic(_ edge: Edge) -> Bool {
        let cycle = document.nodes[edge.source].cycle
        return !edge.isDeferred && cycle != nil && cycle == document.nodes[edge.target].cycle
    }
}

extension GraphDocument {
    /// Keeps only some nodes and their problems.
    fileprivate mutating func keep(_ positions: [Int]) {
        nodes = positions.map { nodes[$0] }
        let kept = Set(nodes.flatMap(\.problems)).sorted()
        let renumbered = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
        problems = kept.map { problems[$0] }
        for index in nodes.indices { nodes[index].problems = nodes[index].problems.compactMap { renumbered[$0] } }
    }
}
