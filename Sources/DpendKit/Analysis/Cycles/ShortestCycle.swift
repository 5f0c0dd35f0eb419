/// Finds the shortest cycle among nodes that all lead to each other.
enum ShortestCycle {
    /// The maximum number of edges that the search follows before it returns the shortest cycle so far.
    ///
    /// A search from every node is quadratic. The bound keeps the analysis linear for knots of thousands of keys.
    /// Smaller knots never reach it.
    private static let maximumSteps = 4_000_000

    /// The shortest cycle of each set of nodes that all lead to each other, with the set.
    ///
    /// - Parameter names: The names of the nodes. A cycle begins with its smallest name, wherever the code declares it.
    static func all(_ targets: [[Int]], names: [String]) -> [(cycle: [Int], component: [Int])] {
        let order = names.indices.sorted { (names[$0], $0) < (names[$1], $1) }
        var numbers = order
        for (number, node) in order.enumerated() { numbers[node] = number }
        let adjacency = Adjacency(order.map { node in Set(targets[node].map { numbers[$0] }).sorted() })
        return StronglyConnectedComponents.find(in: adjacency).compactMap { component in
            find(in: component, of: adjacency).map {
                (cycle: $0.map { order[$0] }, component: component.map { order[$0] })
            }
        }
    }

    /// The nodes of the cycle, each requiring the next, beginning with the smallest. Of equally short cycles the one
    /// with the smallest first node wins. Nil if there is no cycle.
    static func find(in component: [Int], of adjacency: Adjacency) -> [Int]? {
        var search = Search(component: component, adjacency: adjacency)
        // A cycle through the smallest node was found, or there is none. In both cases the other cycles do not need
        // this node.
        for node in component {
            search.look(from: node)
            if search.steps > maximumSteps || search.best?.count == 1 { break }
            search.remove(node)
        }
        return search.best
    }

    private struct Search {
        let adjacency: Adjacency
        var best: [Int]?
        var steps = 0

        private var isPresent: [Int: Bool]
        /// For each node, the number of its edges that lead to present nodes. If it is zero, the node is on no cycle.
        private var openEdges: [Int: Int] = [:]
        private var incoming: [Int: [Int]] = [:]

        init(component: [Int], adjacency: Adjacency) {
            self.adjacency = adjacency
            isPresent = Dictionary(uniqueKeysWithValues: component.map { ($0, true) })
            for node in component {
                let inside = adjacency[node].filter { isPresent[$0] != nil }
                openEdges[node] = inside.count
                for next in inside { incoming[next, default: []].append(node) }
            }
        }

        /// Searches breadth-first from a node until it returns to it, or until the path is no shorter than the best
        /// cycle.
        mutating func look(from start: Int) {
            guard isPresent[start] == true else { return }
            var predecessor: [Int: Int] = [:]
            var depth = [start: 0]
            var queue = [start]
            var head = 0
            while head < queue.count {
                let node = queue[head]
                head += 1
                let length = (depth[node] ?? 0) + 1
                if let best, length >= best.count { return }
                for next in adjacency[node] where isPresent[next] == true {
                    steps += 1
                    if next == start {
                        var path = [node]
                        while let previous = predecessor[path[path.count - 1]] { path.append(previous) }
                        best = path.reversed()
                        return
                    }
                    if depth[next] == nil {
                        depth[next] = length
                        predecessor[next] = node
                        queue.append(next)
                    }
                }
            }
        }

        /// Removes a node, and all nodes that are then on no cycle.
        mutating func remove(_ node: Int) {
            var open = [node]
            while let next = open.popLast() {
                guard isPresent[next] == true else { continue }
                isPresent[next] = false
                for previous in incoming[next] ?? [] where isPresent[previous] == true {
                    openEdges[previous, default: 0] -= 1
                    if openEdges[previous] == 0 { open.append(previous) }
                }
            }
        }
    }
}
