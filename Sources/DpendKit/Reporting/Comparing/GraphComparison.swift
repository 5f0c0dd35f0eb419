/// The differences between two graphs, and whether they can break clients.
///
/// `Documentation/Diff.md` defines breaking changes.
package struct GraphComparison: Sendable {
    /// The differences, sorted by subject.
    package let changes: [GraphChange]
    let old: GraphDocument
    let new: GraphDocument

    /// Whether code that relied on the old graph may have to change.
    package var isBreaking: Bool { changes.contains(where: \.isBreaking) }

    /// Compares two graphs. The cost is linear in their size, apart from sorting.
    package init(old: GraphDocument, new: GraphDocument) {
        let isOtherContainer = old.isOfRegistrations != new.isOfRegistrations
        let (old, new) = isOtherContainer ? (old.mergingContainers(), new.mergingContainers()) : (old, new)
        var changes: [GraphChange] = []
        var pairs = KeyPairs(old, new)
        for (old, new) in pairs.matchTags() {
            changes.append(Self.tagChange(old, new))
            changes += NodeComparison(old: old, new: new).changes
        }
        for (old, new) in pairs.sameNames { changes += NodeComparison(old: old, new: new).changes }
        let onDemand = OnDemandComparison.onlyProviders(new)
        changes += pairs.removed.compactMap { node in Self.removal(of: node, onDemand: onDemand[node.name]) }
        changes += pairs.added.compactMap(Self.addition)
        changes += OnDemandComparison.changes(old, new)
        changes += DeclarationComparison.protocols(old.protocols, new.protocols)
        changes += DeclarationComparison.typealiases(old.typealiases, new.typealiases)
        self.changes = changes.sorted()
        (self.old, self.new) = (old, new)
    }

    private static func tagChange(_ old: GraphDocument.Node, _ new: GraphDocument.Node) -> GraphChange {
        GraphChange(
            kind: .changed, subject: old.name, aspect: .tag, isBreaking: true, old: old.key.tag, new: new.key.tag,
            meaning: "it is '\(new.name)' now; what asks for '\(old.name)' finds no provider")
    }

    /// - Parameter call: The only provider that still provides the key on demand.
    private static func removal(of node: GraphDocument.Node, onDemand call: String?) -> GraphChange? {
        switch node.status {
        case .provided, .generic, .ambiguous:
            if let call {
                return GraphChange(
                    kind: .changed, subject: node.name, aspect: .provider, isBreaking: false, old: calls(of: node),
                    new: call,
                    meaning: "provided on demand by '\(call)' now")
            }
            return GraphChange(
                kind: .removed, subject: node.name, aspect: .key, isBreaking: true,
                meaning: "it is no longer provided; a class that requires it finds no provider")
        case .missing, .required:
            return GraphChange(
                kind: .removed, subject: node.name, aspect: .requirement, isBreaking: false,
                meaning: "it is no longer required")
        case .collection, .unneeded: return nil
        }
    }

    private static func calls(of node: GraphDocument.Node) -> String {
        node.providers.map(\.call).joined(separator: ", ")
    }

    private static func addition(of node: GraphDocument.Node) -> GraphChange? {
        switch node.status {
        case .provided, .generic, .ambiguous:
            GraphChange(
                kind: .added, subject: node.name, aspect: .key, isBreaking: false, meaning: "it is provided now")
        case .required:
            GraphChange(
                kind: .added, subject: node.name, aspect: .requirement, isBreaking: true,
                meaning: "the application must provide it now, for \(users(of: node))")
        case .missing:
            GraphChange(
                kind: .added, subject: node.name, aspect: .requirement, isBreaking: true,
                meaning: node.dependents.isEmpty
                    ? "nothing provides it, and the code asks for it"
                    : "nothing provides it, but \(users(of: node)) requires it")
        case .collection, .unneeded: nil
        }
    }

    private static func users(of node: GraphDocument.Node) -> String {
        let rest = node.dependents.count - 1
        return "'\(node.dependents.first ?? "")'" + (rest > 0 ? " and \(rest) other\(rest == 1 ? "" : "s")" : "")
    }
}
