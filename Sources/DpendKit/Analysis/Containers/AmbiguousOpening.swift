/// A parameter that could open several nested containers.
struct AmbiguousOpening {
    let factory: DependencyFactory
    /// The position among the factory's dependencies.
    let index: Int
    let containers: [Int]

    /// The ambiguous openings of a graph, each parameter once.
    static func all(in graph: DependencyGraph) -> [AmbiguousOpening] {
        guard graph.homes != nil else { return [] }
        var seen: Set<String> = []
        return graph.unusualPositions.flatMap { graph.nodes[$0].providers }.flatMap { provider in
            provider.edges.enumerated().flatMap { index, edge in
                edge.openings.filter { $0.containers.count > 1 }.map {
                    AmbiguousOpening(factory: provider.factory, index: index, containers: $0.containers)
                }
            }
        }.filter { seen.insert("\($0.factory.location(ofDependency: $0.index)) \($0.factory)").inserted }
    }
}
