/// The nodes by their libraries, if libraries are linked.
struct GraphClusters {
    struct Cluster {
        /// The library; nil for the sources' own nodes and for missing ones.
        var name: String?
        /// The positions of its nodes, sorted.
        var positions: [Int]
    }

    /// The libraries, sorted by name, after everything else.
    let clusters: [Cluster]

    init(_ selection: GraphSelection) {
        let nodes = selection.document.nodes
        let libraries = Dictionary(grouping: nodes.indices) { position in
            // A key that several libraries provide belongs to none of them.
            let names = Set(nodes[position].providers.map(\.library))
            return names.count == 1 ? names.first ?? nil : nil
        }
        clusters = libraries.sorted { ($0.key ?? "") < ($1.key ?? "") }.map { Cluster(name: $0, positions: $1) }
    }
}
