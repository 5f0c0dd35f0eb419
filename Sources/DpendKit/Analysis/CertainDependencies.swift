extension DependencyGraph {
    /// Whether several providers of one rank provide the key of a node.
    func isAmbiguous(_ position: Int) -> Bool { nodes[position].providers.count > 1 }

    /// The edges that exist for any choice among several providers: an ambiguous node leads only to nodes that all its
    /// providers require.
    ///
    ///     Screen ──▶ Router ◀─┬─ HomeRouter ──▶ Screen     no cycle: 'Router' is ambiguous, and TestRouter
    ///                         └─ TestRouter                does not lead back
    ///
    /// A decorator's edge to itself is reported with the other providers.
    func certainDependencies(onlyImmediate: Bool) -> Adjacency {
        let edges = onlyImmediate ? immediateDependencies : dependencies
        let ambiguous = Set(unusualPositions.filter(isAmbiguous))
        if ambiguous.isEmpty { return edges }
        return Adjacency(
            nodes.indices.map { position in
                ambiguous.contains(position)
                    ? sharedTargets(of: position, onlyImmediate: onlyImmediate) : Array(edges[position])
            })
    }

    private func sharedTargets(of position: Int, onlyImmediate: Bool) -> [Int] {
        var shared: Set<Int>?
        for provider in nodes[position].providers {
            var targets: Set<Int> = []
            if !onlyImmediate || !provider.factory.hasRunTimeValues {
                for edge in provider.edges { edge.forEachTarget(onlyImmediate: onlyImmediate) { targets.insert($0) } }
            }
            shared = shared?.intersection(targets) ?? targets
        }
        return (shared ?? []).subtracting([position]).sorted()
    }
}
