/// Finds the sets of nodes that all lead to each other, by Tarjan's algorithm without recursion.
enum StronglyConnectedComponents {
    /// The components that contain a cycle, each sorted, in the order of their smallest nodes.
    ///
    /// The cost is linear in nodes and edges, and the depth of the graph costs no stack.
    static func find(in adjacency: [[Int]]) -> [[Int]] {
        var search = Search(adjacency: adjacency)
        for node in adjacency.indices { search.visit(node) }
        return search.components
            .filter { $0.count > 1 || adjacency[$0[0]].contains($0[0]) }
            .map { $0.sorted() }
            .sorted { $0[0] < $1[0] }
    }

    private struct Search {
        let adjacency: [[Int]]
        var components: [[Int]] = []

        private var order: [Int?]
        private var lowest: [Int]
        private var isOnStack: [Bool]
        private var stack: [Int] = []
        private var count = 0

        init(adjacency: [[Int]]) {
            self.adjacency = adjacency
            order = Array(repeating: nil, count: adjacency.count)
            lowest = Array(repeating: 0, count: adjacency.count)
            isOnStack = Array(repeating: false, count: adjacency.count)
        }

        mutating func visit(_ root: Int) {
            guard order[root] == nil else { return }
            // A frame is a node and the edge to follow next: what the recursion would keep on the call stack.
            var frames = [(node: Int, edge: Int)]()
            enter(root, &frames)
            while let (node, edge) = frames.last {
                guard edge < adjacency[node].count else {
                    frames.removeLast()
                    if let parent = frames.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
                    leave(node)
                    continue
                }
                frames[frames.count - 1].edge += 1
                let next = adjacency[node][edge]
                if let seen = order[next] {
                    if isOnStack[next] { lowest[node] = min(lowest[node], seen) }
                } else {
                    enter(next, &frames)
                }
            }
        }

        private mutating func enter(_ node: Int, _ frames: inout [(node: Int, edge: Int)]) {
            order[node] = count
            lowest[node] = count
            count += 1
            stack.append(node)
            isOnStack[node] = true
            frames.append((node, 0))
        }

        private mutating func leave(_ node: Int) {
            guard lowest[node] == order[node] else { return }
            var component: [Int] = []
            while let member = stack.popLast() {
                isOnStack[member] = false
                component.append(member)
                if member == node { break }
            }
            components.append(component)
        }
    }
}
