import DpendRuntime

/// Draws the graph as `cargo tree` draws packages: roots first, what was drawn before only named.
///
///     BazService from FooConfiguration.bazService(barService:)
///     ├── FooConfiguration [singleton] from FooConfiguration.init()
///     └── BarService from FooConfiguration.barService(fooService:)
///         ├── FooConfiguration (*)
///         └── FooService (Bar) [singleton] from FooConfiguration.fooService()
///             └── FooConfiguration (*)
public struct TreeFormatter: Sendable {
    private let graph: DependencyGraph

    /// Creates a formatter for a graph; cycles and gaps in it are marked.
    public init(graph: DependencyGraph) {
        self.graph = graph
    }

    /// A line of the tree that is still to be drawn.
    private struct Pending {
        /// The drawing before the connection to the parent, then that connection.
        var prefix: String
        var connection: String
        /// What the lines of its children begin with.
        var childPrefix: String
        /// How many deferred edges lead here: coming back to a node is a cycle only if none lies in between.
        var delay = 0
        var content: Content
    }

    private enum Content {
        case node(Int, isLater: Bool)
        case text(String)
        /// The node's children have all been drawn.
        case end(Int)
    }

    /// The tree's text; a legend follows where marks need one.
    public func format() -> String {
        var lines: [String] = []
        var isDrawn = [Bool](repeating: false, count: graph.nodes.count)
        // Nothing leads from a root into a cycle that is not reached; the cycle's smallest key then stands as one.
        for start in graph.roots + graph.nodes.indices where !isDrawn[start] {
            draw(from: start, &lines, &isDrawn)
        }
        for ambiguity in graph.unneededAmbiguities {
            let factories = ambiguity.factories.map(\.description).joined(separator: ", ")
            lines.append("\(ambiguity.key) is left out: nothing needs it, and these provide it alike: \(factories)")
        }
        if lines.contains(where: { $0.hasSuffix(Mark.seen) }) {
            lines += ["", "\(Mark.seen.dropFirst()) its dependencies are drawn above"]
        }
        return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    }

    private enum Mark {
        static let seen = " (*)"
        static let later = "later: "
    }

    private func draw(from root: Int, _ lines: inout [String], _ isDrawn: inout [Bool]) {
        var open = [Pending(prefix: "", connection: "", childPrefix: "", content: .node(root, isLater: false))]
        var delayOnPath: [Int: Int] = [:]
        while let pending = open.popLast() {
            let lead = pending.prefix + pending.connection
            switch pending.content {
            case .end(let position):
                delayOnPath[position] = nil
            case .text(let text):
                lines.append(lead + text)
            case .node(let position, isLater: false) where delayOnPath[position] == pending.delay:
                lines.append("\(lead)\(graph.nodes[position].key) ← cycle: it is needed for itself")
            case .node(let position, let isLater):
                let children = children(of: position)
                let lead = isLater ? lead + Mark.later : lead
                let delay = pending.delay + (isLater ? 1 : 0)
                if isDrawn[position], !children.isEmpty {
                    lines.append("\(lead)\(graph.nodes[position].key)\(Mark.seen)")
                    continue
                }
                isDrawn[position] = true
                delayOnPath[position] = delay
                lines.append(lead + label(of: graph.nodes[position]))
                open.append(Pending(prefix: "", connection: "", childPrefix: "", content: .end(position)))
                for (index, child) in children.enumerated().reversed() {
                    let isLast = index == children.count - 1
                    open.append(
                        Pending(
                            prefix: pending.childPrefix, connection: isLast ? "└── " : "├── ",
                            childPrefix: pending.childPrefix + (isLast ? "    " : "│   "), delay: delay, content: child))
                }
            }
        }
    }

    private func label(of node: DependencyGraphNode) -> String {
        guard let factory = node.provider?.factory else {
            let factories = node.providers.map(\.factory.description).joined(separator: ", ")
            return "\(node.key) ← ambiguous: \(factories)"
        }
        let scope = factory.scope == .unique ? "" : " [\(factory.scope.rawValue)]"
        return "\(node.key)\(scope) from \(factory)"
    }

    private func children(of position: Int) -> [Content] {
        var seen: Set<Int> = []
        return graph.nodes[position].providers.flatMap { provider in
            provider.edges.enumerated().flatMap { index, edge in
                let isLater = !provider.factory.assistedTypes.isEmpty
                return children(along: edge, to: provider.factory.dependencies[index], isLater: isLater).filter {
                    if case .node(let target, _) = $0 { seen.insert(target).inserted } else { true }
                }
            }
        }
    }

    private func children(
        along edge: DependencyEdge<Int>, to key: DependencyKey, isLater: Bool
    ) -> [Content] {
        switch edge {
        case .resolved(let target): [.node(target, isLater: isLater)]
        case .tagged(let inner): children(along: inner, to: key, isLater: isLater)
        case .deferred(_, let inner): children(along: inner, to: key, isLater: true)
        case .collection(let elements) where elements.isEmpty: [.text("\(key) ← empty: no other class provides one")]
        case .collection(let elements): elements.flatMap { children(along: $0, to: key, isLater: isLater) }
        case .runtimeArgument: [.text("\(key), given at run time")]
        case .unsatisfied: [.text("\(key) ← missing: nothing provides it")]
        case .defaultValue, .nilValue: []
        }
    }
}
