extension DependencyGraph {
    /// Creates a graph from nodes sorted by key. Edges are positions in that array. It computes their effects, using as
    /// many threads as there are jobs.
    init(
        nodes: consuming [DependencyGraphNode], unneededAmbiguities: [UnneededAmbiguity],
        injections: [NominalType: DependencyFactory], positions: KeyPositions, homes: ContainerHomes? = nil, jobs: Int
    ) {
        let unusual = nodes.indices.filter { !nodes[$0].isUsual }
        let haveEffects = unusual.contains { position in
            nodes[position].providers.contains { $0.factory.effects != .none }
        }
        let dependencies = Adjacency.of(nodes, jobs: jobs)
        // Usual nodes have no deferred edges and no effects.
        let immediate = unusual.isEmpty ? dependencies : Adjacency.of(nodes, onlyImmediate: true, jobs: jobs)
        if haveEffects {
            let effects = EffectPropagation.effects(of: nodes, immediate)
            for position in effects.indices where effects[position] != .none {
                nodes[position].effects = effects[position]
            }
        }
        self.init(
            nodes: nodes, unneededAmbiguities: unneededAmbiguities, injections: injections, positions: positions,
            dependencies: dependencies, immediateDependencies: immediate, unusualPositions: unusual, homes: homes)
    }
}

extension Adjacency {
    /// The dependencies of each node: all of them, or only those that must be made before it.
    static func of(_ nodes: [DependencyGraphNode], onlyImmediate: Bool = false, jobs: Int) -> Adjacency {
        // Parallel, because reading the edges waits for memory.
        let parts = concurrentMap(chunksOf: nodes.count, threadCount: jobs, state: {}) { _, range in
            of(nodes, range, onlyImmediate: onlyImmediate)
        }
        return Adjacency(joining: parts)
    }

    private static func of(_ nodes: [DependencyGraphNode], _ range: Range<Int>, onlyImmediate: Bool) -> Adjacency {
        var result = Adjacency(reserving: range.count)
        for node in range {
            result.append { targets in
                for provider in nodes[node].providers.indices {
                    if onlyImmediate, nodes[node].providers[provider].factory.hasRunTimeValues { continue }
                    for edge in nodes[node].providers[provider].edges.indices {
                        nodes[node].providers[provider].edges[edge].forEachTarget(onlyImmediate: onlyImmediate) {
                            targets.append($0)
                        }
                    }
                }
            }
        }
        return result
    }
}
