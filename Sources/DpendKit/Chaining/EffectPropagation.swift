/// Computes the effects of resolving each key: its provider's effects, and those of everything that must be made before
/// it.
///
/// Deferred resolves do not pass effects on. The closure's type has them.
enum EffectPropagation {
    /// The effects of resolving each node, by position. The cost is linear, and a deep graph uses no stack.
    ///
    /// - Parameter immediate: The nodes that must be made before each node.
    static func effects(of nodes: [DependencyGraphNode], _ immediate: Adjacency) -> [Effects] {
        var effects = [Effects](repeating: .none, count: nodes.count)
        for position in postorder(immediate) {
            // Making the closure of a factory with run-time values has no effects. Calling it has.
            for provider in nodes[position].providers where !provider.factory.hasRunTimeValues {
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

    /// The positions, each after all positions that it leads to. Within a cycle the order is the order of the walk.
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
