/// The edges of a graph of numbered nodes, in two arrays. Walking them does not access the nodes.
struct Adjacency: Sendable {
    /// The offset of each node's targets, followed by their total number.
    private var offsets = [0]
    private var targets: [Int] = []

    /// The targets of each node, in the order of the nodes.
    init(_ lists: some Collection<[Int]>) {
        offsets.reserveCapacity(lists.count + 1)
        for list in lists { append { targets in targets += list } }
    }

    /// All nodes of several graphs. Edges lead to numbers in the joined graph.
    init(joining parts: [Adjacency]) {
        self.init(reserving: 0)
        offsets.reserveCapacity(parts.reduce(1) { $0 + $1.count })
        targets.reserveCapacity(parts.reduce(0) { $0 + $1.targets.count })
        for part in parts {
            let begin = targets.count
            offsets += part.offsets.dropFirst().lazy.map { begin + $0 }
            targets += part.targets
        }
    }

    /// A graph without nodes, with reserved capacity.
    init(reserving count: Int) {
        offsets.reserveCapacity(count + 1)
        targets.reserveCapacity(3 * count)
    }

    /// Adds a node.
    mutating func append(_ addTargets: (inout [Int]) -> Void) {
        addTargets(&targets)
        offsets.append(targets.count)
    }

    /// The number of nodes.
    var count: Int { offsets.count - 1 }

    subscript(node: Int) -> ArraySlice<Int> { targets[edges(of: node)] }

    /// The numbers of the edges of a node.
    func edges(of node: Int) -> Range<Int> { offsets[node]..<offsets[node + 1] }

    /// The target of an edge.
    func target(ofEdge edge: Int) -> Int { targets[edge] }

    /// The inverted edges: for each node the nodes that lead to it, sorted, each once.
    var inverted: Adjacency {
        var result = Adjacency(reserving: 0)
        var last = [Int](repeating: -1, count: count)
        var counts = last.map { _ in 0 }
        for node in 0..<count {
            for target in self[node] where last[target] != node {
                last[target] = node
                counts[target] += 1
            }
        }
        result.offsets.reserveCapacity(count + 1)
        for count in counts { result.offsets.append(result.offsets[result.offsets.count - 1] + count) }
        result.targets = [Int](repeating: -1, count: result.offsets[count])
        // For each node, the position of its next edge.
        var next = result.offsets
        for node in 0..<count {
            for target in self[node]
            where next[target] == result.offsets[target] || result.targets[next[target] - 1] != node {
                result.targets[next[target]] = node
                next[target] += 1
            }
        }
        return result
    }
}
