extension DependencyGraph {
    /// The versions of platforms in which each node can be made: the versions of its providers, and of everything that
    /// they require.
    ///
    /// Empty if all nodes can be made everywhere.
    func availabilities() -> [Availability] {
        var result = nodes.map { node in
            node.providers.reduce(into: Availability.always) { $0.formUnion($1.factory.availability) }
        }
        var open = result.indices.filter { !result[$0].isAlways }
        if open.isEmpty { return [] }
        while let next = open.popLast() {
            for dependent in dependents(of: next) where !result[dependent].covers(result[next]) {
                result[dependent].formUnion(result[next])
                open.append(dependent)
            }
        }
        return result
    }
}
