/// Works out what resolving each key demands: its provider's own effects, and those of what has to be made before it.
///
/// Effects do not pass what is deferred: there they are the closure's affair.
enum EffectPropagation {
    /// The effects of resolving each node, by position. The cost is linear, and the depth of the graph costs no stack.
    ///
    /// - Parameter immediate: What has to be made before each node.
    static func effects(of nodes: [DependencyGraphNode], _ immediate: Adjacency) -> [Effects] {
        var effects = [Effects](repeating: .none, count: nodes.count)
        for position in postorder(immediate) {
            // Making the closure of a factory for run-time values demands nothing; calling it does.
            for provider in nodes[position].providers where !provider.factory.hasAssistedParameters {
                effects[position].formUnion(calling(provider) { effects[$0] })
            }
        }
        return effects
    }

    /// The effects of calling a provider's factory with everything resolved for it.
    static func calling(_ provider: DependencyProvider, _ effects: (Int) -> Effects) -> Effects {
        var result = provider.factory.effects
        for edge in provider.edges { edge.forEachTarget(onlyImmediate: true) { result.formUnion(effects($0)) } }
        return result
    }

    /// The positions, each after all that it leads to; within a cycle the order is that of the walk.
    static func postorder(_ adjacency: Adjacency) -> [Int] {
        var order: [Int] = []
        order.reserveCapacity(adjacency.count)
        var isSeen = [Bool](repeating: false, count: adjacency.count)
        var frames: [(node: Int, edges: Range<Int>)] = []
        for root in 0..<adjacency.count where !isSeen[root] {
            isSeen[root] = true
            frames.append((root, adjacency.edges(of: root)))
            while let (node, edges) = frames.last {
                guard let edge = edges.first else {
                    frames.removeLast()
                    order.append(node)
                    continue
                }
                frames[frames.count - 1].edges = edge + 1..<edges.upperBound
                let next = adjacency.target(ofEdge: edge)
                if !isSeen[next] {
                    isSeen[next] = true
                    frames.append((next, adjacency.edges(of: next)))
                }
            }
        }
        return order
    }
}
