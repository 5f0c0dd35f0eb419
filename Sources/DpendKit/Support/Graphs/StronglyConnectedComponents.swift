/// Finds the sets of nodes that all lead to each other, with Tarjan's algorithm, without recursion.
enum StronglyConnectedComponents {
    /// The components that contain a cycle, each sorted, in the order of their smallest nodes.
    ///
    /// The cost is linear in nodes and edges, and a deep graph uses no stack.
    static func find(in adjacency: Adjacency) -> [[Int]] {
        var search = Search(adjacency: adjacency)
        for node in 0..<adjacency.count { search.visit(node) }
        return search.components.map { $0.sorted() }.sorted { $0[0] < $1[0] }
    }

    private struct Search {
        let adjacency: Adjacency
        /// The components with a cycle. Most nodes are a component by themselves.
        var components: [[Int]] = []

        /// The order in which nodes were entered, from 0; -1 for nodes that were not.
        private var order: [Int]
        private var lowest: [Int]
        private var isOnStack: [Bool]
        private var stack: [Int] = []
        private var count = 0

        init(adjacency: Adjacency) {
            self.adjacency = adjacency
            order = Array(repeating: -1, count: adjacency.count)
            lowest = Array(repeating: 0, count: adjacency.count)
            isOnStack = Array(repeating: false, count: adjacency.count)
        }

        mutating func visit(_ root: Int) {
            guard order[root] < 0 else { return }
            // A frame is a node and its remaining edges, as recursion would keep them on the call stack.
            var frames: [(node: Int, edges: Range<Int>)] = []
            enter(root, &frames)
            while let (node, edges) = frames.last {
                guard let edge = edges.first else {
                    frames.removeLast()
                    if let parent = frames.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
                    leave(node)
                    continue
                }
                frames[frames.count - 1].edges = edge + 1..<edges.upperBound
                let next = adjacency.target(ofEdge: edge)
                if order[next] < 0 {
                    enter(next, &frames)
                } else if isOnStack[next] {
                    lowest[node] = min(lowest[node], order[next])
                }
            }
        }

        private mutating func enter(_ node: Int, _ frames: inout [(node: Int, edges: Range<Int>)]) {
            order[node] = count
            lowest[node] = count
            count += 1
            stack.append(node)
            isOnStack[node] = true
            frames.append((node, adjacency.edges(of: node)))
        }

        private mutating func leave(_ node: Int) {
            guard lowest[node] == order[node] else { return }
            if stack.last == node, !adjacency[node].contains(node) {
                stack.removeLast()
                isOnStack[node] = false
                return
            }
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
