/// The part of two graphs around their differences: the changed keys, what requires them, and what they require.
struct ChangedGraph {
    /// The keys of both graphs, sorted by name. A key of both has the content of the new one.
    let nodes: [GraphDocument.Node]
    /// The kinds of the changes of keys, by name. A removed key that several changes mention is removed.
    let kinds: [String: GraphChange.Kind]
    /// The arrows between the keys, sorted by their names, with the change of those that only one graph has.
    let edges: [Edge]

    struct Edge: Hashable {
        var source: String
        var target: String
        /// `added` or `removed`; nil if both graphs have it.
        var kind: GraphChange.Kind?
    }

    init(_ comparison: GraphComparison) {
        var nodes = Dictionary(comparison.old.nodes.map { ($0.name, $0) }) { first, _ in first }
        let oldNames = Set(nodes.keys)
        nodes.merge(comparison.new.nodes.map { ($0.name, $0) }) { _, new in new }
        let newNames = Set(comparison.new.nodes.map(\.name))
        var kinds: [String: GraphChange.Kind] = [:]
        for change in comparison.changes where nodes[change.subject] != nil {
            let isInBoth = oldNames.contains(change.subject) && newNames.contains(change.subject)
            kinds[change.subject] = isInBoth ? .changed : newNames.contains(change.subject) ? .added : .removed
        }
        let (old, new) = (Self.edges(of: comparison.old), Self.edges(of: comparison.new))
        let all = old.union(new).map { edge in
            Edge(
                source: edge.source, target: edge.target,
                kind: old.contains(edge) ? new.contains(edge) ? nil : .removed : .added)
        }
        let near = Set(
            all.filter { kinds[$0.source] != nil || kinds[$0.target] != nil }.flatMap { [$0.source, $0.target] }
        ).union(kinds.keys)
        self.nodes = near.sorted().compactMap { nodes[$0] }
        self.kinds = kinds
        edges = all.filter { near.contains($0.source) && near.contains($0.target) }.sorted {
            ($0.source, $0.target) < ($1.source, $1.target)
        }
    }

    private static func edges(of document: GraphDocument) -> Set<Edge> {
        let names = Set(document.nodes.map(\.name))
        return Set(
            document.nodes.flatMap { node in
                GraphSelection.edges(of: node).filter { names.contains($0.target) }.map {
                    Edge(source: node.name, target: $0.target)
                }
            })
    }
}
