/// The nodes of two graphs in pairs.
struct KeyPairs {
    /// The nodes that both graphs have, by name.
    private(set) var sameNames: [(old: GraphDocument.Node, new: GraphDocument.Node)] = []
    private(set) var removed: [GraphDocument.Node] = []
    private(set) var added: [GraphDocument.Node] = []

    init(_ old: GraphDocument, _ new: GraphDocument) {
        let newNodes = Dictionary(new.nodes.map { ($0.name, $0) }) { first, _ in first }
        for node in old.nodes {
            if let other = newNodes[node.name] { sameNames.append((node, other)) } else { removed.append(node) }
        }
        let oldNames = Set(old.nodes.map(\.name))
        added = new.nodes.filter { !oldNames.contains($0.name) }
    }

    /// Removes the pairs of nodes whose tag changed: of one type, and either with the same call or the only ones of the
    /// type.
    mutating func matchTags() -> [(old: GraphDocument.Node, new: GraphDocument.Node)] {
        // The value of one parameter has no tag.
        let candidates = Dictionary(grouping: added.filter(\.mayHaveTag), by: \.key.name)
        let leavers = Dictionary(grouping: removed.filter(\.mayHaveTag), by: \.key.name)
        var pairs: [(old: GraphDocument.Node, new: GraphDocument.Node)] = []
        var taken: Set<String> = []
        for node in removed where node.mayHaveTag {
            guard let others = candidates[node.key.name] else { continue }
            let isOnlyOne = others.count == 1 && leavers[node.key.name]?.count == 1
            let match = others.first {
                !taken.contains($0.name) && (isOnlyOne || $0.providers[0].call == node.providers[0].call)
            }
            guard let match else { continue }
            taken.formUnion([node.name, match.name])
            pairs.append((node, match))
        }
        removed.removeAll { taken.contains($0.name) }
        added.removeAll { taken.contains($0.name) }
        return pairs
    }
}

extension GraphDocument.Node {
    fileprivate var mayHaveTag: Bool { status == .provided && key.parameter == nil }
}
