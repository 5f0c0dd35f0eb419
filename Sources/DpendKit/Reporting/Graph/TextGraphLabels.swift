/// The texts on the lines of a tree.
struct TextGraphLabels {
    /// A line below another one.
    enum Child: Hashable {
        /// A node, the number of parameters that require it, whether they do so later, and its key in a dictionary.
        case node(Int, times: Int = 1, isDeferred: Bool = false, entry: String? = nil)
        /// One of several providers of a node.
        case candidate(Int, provider: Int)
        case text(String)
    }

    private let selection: GraphSelection
    /// The nodes that require each node, for an inverted drawing.
    private var dependents: [[Child]] = []

    init(selection: GraphSelection) {
        self.selection = selection
        guard selection.isInverted else { return }
        dependents = Array(repeating: [], count: nodes.count)
        for (position, node) in nodes.enumerated() {
            let edges = Dictionary(grouping: GraphSelection.edges(of: node), by: \.target)
            for (target, ways) in edges {
                guard let target = selection.adjacency.positions[target] else { continue }
                dependents[target].append(
                    .node(
                        position, times: ways.reduce(0) { $0 + $1.count }, isDeferred: ways.allSatisfy(\.isDeferred)))
            }
        }
    }

    private var nodes: [GraphDocument.Node] { selection.document.nodes }

    // MARK: Children

    /// The lines below a node.
    func children(_ position: Int) -> [Child] {
        let node = nodes[position]
        if selection.isInverted { return dependents[position] }
        switch node.status {
        case .provided: return children(position, 0)
        case .ambiguous: return node.providers.indices.map { .candidate(position, provider: $0) }
        case .collection:
            return node.elements.enumerated().compactMap { number, element in
                let entry = node.entries.isEmpty ? nil : node.entries[number]
                return selection.adjacency.positions[element].map { .node($0, entry: entry) }
            }
        case .missing, .required, .unneeded, .generic: return []
        }
    }

    /// The lines below a provider: its requirements. Several parameters of one kind share a line.
    func children(_ position: Int, _ provider: Int) -> [Child] {
        var counts: [Child: Int] = [:]
        var order: [Child] = []
        for dependency in nodes[position].providers[provider].dependencies {
            guard let child = child(dependency) else { continue }
            counts[child, default: 0] += 1
            if counts[child] == 1 { order.append(child) }
        }
        return order.map { child in
            let count = counts[child] ?? 1
            switch child {
            case .node(let position, _, let isDeferred, _): return .node(position, times: count, isDeferred: isDeferred)
            case .text(let text): return .text(text + (count > 1 ? " ×\(count)" : ""))
            case .candidate: return child
            }
        }
    }

    private func child(_ dependency: GraphDocument.Dependency) -> Child? {
        if let target = dependency.target {
            return selection.adjacency.positions[target].map { .node($0, isDeferred: dependency.isDeferred) }
        }
        switch dependency.means {
        case .runTime: return .text("\(dependency.type), given at run time")
        case .requiredOrRunTime: return .text("\(dependency.type), given at run time unless another module provides it")
        case .instance, .closure, .lazy, .collection, .default, .nil, .nothing, .generic: return nil
        }
    }

    // MARK: Texts

    /// The set of nodes requiring each other that a line belongs to.
    func cycle(_ child: Child) -> Int? {
        switch child {
        case .node(let position, _, _, _), .candidate(let position, _): nodes[position].cycle
        case .text: nil
        }
    }

    /// A node's key, with the number and the time of its uses.
    func name(_ child: Child) -> String {
        guard case .node(let position, let times, let isDeferred, let entry) = child else { return "" }
        let beginning = (entry.map { "\($0): " } ?? "") + (isDeferred ? "later: " : "")
        return beginning + nodes[position].name + (times > 1 ? " ×\(times)" : "")
    }

    /// The text of a node that is drawn elsewhere.
    func shortLabel(_ child: Child) -> String {
        guard case .node(let position, _, _, _) = child else { return "" }
        return name(child) + (nodes[position].status == .ambiguous ? " ← ambiguous" : "")
    }

    /// Calls in their order, each once.
    private static func listed(_ calls: [String]) -> String {
        let counts = calls.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return DistinctElements(calls).all.map { call in
            let count = counts[call] ?? 1
            return count == 1 ? call : "\(call) at \(count) places"
        }.joined(separator: ", ")
    }

    /// The full text of a node.
    func label(_ child: Child) -> String {
        guard case .node(let position, _, _, _) = child else { return "" }
        let node = nodes[position]
        let calls = Self.listed(node.providers.map(\.call))
        let marks = otherProblems(node).map { " ← \($0)" }.joined()
        switch node.status {
        case .provided:
            let origin = node.providers[0].kind == .injection ? "" : " from \(calls)"
            return name(child) + scope(node.providers[0], node.containers) + origin + marks
        case .ambiguous: return name(child) + " ← ambiguous: \(node.providers.count) are equally good" + marks
        case .missing: return name(child) + " ← missing: nothing provides it"
        case .required: return name(child) + ", required from another module" + marks
        case .collection where node.elements.isEmpty: return name(child) + " ← empty: no other class provides one"
        case .collection:
            return name(child) + ", \(node.elements.count) element\(node.elements.count == 1 ? "" : "s")"
        case .unneeded:
            return name(child) + " is left out: nothing requires it, and these are equally good: \(calls)"
        case .generic: return name(child) + " from \(calls), for whatever its parameters stand for"
        }
    }

    /// One of several providers.
    func candidate(_ position: Int, _ provider: Int) -> String {
        let provider = nodes[position].providers[provider]
        return "either\(scope(provider, [])) from \(provider.call)"
    }

    private func scope(_ provider: GraphDocument.Provider, _ containers: [String]) -> String {
        let place = containers.isEmpty ? [] : ["in \(containers.joined(separator: " and "))"]
        let words = (provider.scope == .unique ? [] : [provider.scope.rawValue]) + place
        return words.isEmpty ? "" : " [\(words.joined(separator: " "))]"
    }

    /// The problems that the drawing itself does not show.
    private func otherProblems(_ node: GraphDocument.Node) -> [String] {
        let shown = [
            UnsatisfiedDependencyRule.rule, AmbiguousDependencyRule.rule, DependencyCycleRule.rule,
        ].map(\.identifier)
        let texts = node.problems.map { selection.document.problems[$0] }.filter { !shown.contains($0.identifier) }
            .map { "\($0.severity.rawValue): \($0.identifier)" }
        return Set(texts).sorted()
    }
}
