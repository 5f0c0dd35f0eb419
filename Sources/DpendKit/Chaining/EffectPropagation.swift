/// Works out what resolving each key demands: its provider's own effects, and those of what has to be made before it.
///
/// Effects do not pass what is deferred: there they are the closure's affair.
enum EffectPropagation {
    /// The effects of resolving each node, by position. The cost is linear, and the depth of the graph costs no stack.
    static func effects(of nodes: [DependencyGraphNode]) -> [Effects] {
        var effects = [Effects](repeating: .none, count: nodes.count)
        for position in postorder(nodes.map(\.immediateDependencies)) {
            // Making the closure of a factory for run-time values demands nothing; calling it does.
            for provider in nodes[position].providers where !provider.factory.hasAssistedParameters {
                effects[position].formUnion(calling(provider, effects))
            }
        }
        return effects
    }

    /// The effects of calling a provider's factory with everything resolved for it.
    static func calling(_ provider: DependencyProvider, _ effects: [Effects]) -> Effects {
        var result = provider.factory.effects
        for edge in provider.edges { edge.forEachTarget(onlyImmediate: true) { result.formUnion(effects[$0]) } }
        return result
    }

    /// The positions, each after all that it leads to; within a cycle the order is that of the walk.
    static func postorder(_ adjacency: [[Int]]) -> [Int] {
        var order: [Int] = []
        var isSeen = [Bool](repeating: false, count: adjacency.count)
        for root in adjacency.indices where !isSeen[root] {
            isSeen[root] = true
            var frames = [(node: root, edge: 0)]
            while let (node, edge) = frames.last {
                guard edge < adjacency[node].count else {
                    frames.removeLast()
                    order.append(node)
                    continue
                }
                frames[frames.count - 1].edge += 1
                let next = adjacency[node][edge]
                if !isSeen[next] {
                    isSeen[next] = true
                    frames.append((node: next, edge: 0))
                }
            }
        }
        return order
    }
}
