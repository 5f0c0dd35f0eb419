extension GraphDocument {
    /// Whether it is the graph of a container of another library.
    var isOfRegistrations: Bool { nodes.contains { $0.providers.contains { $0.kind == .registration } } }

    /// The graph without the names of containers: `Clock` instead of `Clock in Session.container`. A graph of dpend has
    /// no such names, so that only a graph without them can be compared with it.
    func mergingContainers() -> GraphDocument {
        var names: [String: String] = [:]
        for node in nodes {
            let plain = node.key.name + (node.key.tag.map { " (\($0))" } ?? "")
            if node.name.hasPrefix("\(plain) in ") { names[node.name] = plain }
        }
        if names.isEmpty { return self }
        func renamed(_ name: String) -> String { names[name] ?? name }
        var merged: [Node] = []
        var positions: [String: Int] = [:]
        for var node in nodes {
            node.name = renamed(node.name)
            for provider in node.providers.indices {
                for position in node.providers[provider].dependencies.indices {
                    node.providers[provider].dependencies[position].target = node.providers[provider].dependencies[
                        position
                    ].target.map(renamed)
                }
            }
            node.dependents = Set(node.dependents.map(renamed)).sorted()
            guard let position = positions[node.name] else {
                positions[node.name] = merged.count
                merged.append(node)
                continue
            }
            if node.status == .provided { merged[position].status = .provided }
            merged[position].providers += node.providers.filter { !merged[position].providers.contains($0) }
            merged[position].dependents = Set(merged[position].dependents + node.dependents).sorted()
        }
        var document = self
        document.nodes = merged
        return document
    }
}
