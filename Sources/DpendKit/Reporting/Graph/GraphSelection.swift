/// A part of a graph, as all formats show it.
package struct GraphSelection: Sendable {
    /// The nodes that are shown. They may refer to others that are not.
    package let document: GraphDocument
    /// The positions of the nodes that the drawing begins with, sorted as far as nothing leads to them.
    package let starts: [Int]
    /// Whether a drawing leads from a key to who needs it, and not the other way.
    package let isInverted: Bool
    /// How many steps each node is away from where the drawing begins.
    let distances: [Int]
    /// What was asked for.
    package let query: GraphQuery
    /// Whether the depth keeps something from being shown that follows a node, by position.
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

    /// The edges between the nodes that are shown, each pair at most once at once and once later, sorted.
    package var edges: [Edge] {
        document.nodes.indices.flatMap { source in
            Self.edges(of: document.nodes[source]).compactMap { target, isDeferred, count in
                adjacency.positions[target].map {
                    Edge(source: source, target: $0, isDeferred: isDeferred, count: count)
                }
            }
        }
    }

    /// The names that a node leads to, each with how often, in the order of the parameters.
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

    /// That a node needs another.
    package struct Edge: Sendable, Hashable {
        /// The position of who needs.
        package var source: Int
        /// The position of what is needed.
        package var target: Int
        /// Whether it is resolved later.
        package var isDeferred: Bool
        /// How many parameters ask for it.
        package var count: Int
    }

    /// Whether an edge closes a cycle.
    func isCyclic(_ edge: Edge) -> Bool {
        let cycle = document.nodes[edge.source].cycle
        return !edge.isDeferred && cycle != nil && cycle == document.nodes[edge.target].cycle
    }
}

extension GraphDocument {
    /// Leaves only some nodes, and the problems that these have a part in.
    fileprivate mutating func keep(_ positions: [Int]) {
        nodes = positions.map { nodes[$0] }
        let kept = Set(nodes.flatMap(\.problems)).sorted()
        let renumbered = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
        problems = kept.map { problems[$0] }
        for index in nodes.indices { nodes[index].problems = nodes[index].problems.compactMap { renumbered[$0] } }
    }
}
