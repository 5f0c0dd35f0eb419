/// Prints differences for people: breaking ones first, each with its meaning.
package struct TextGraphChangeFormatter: GraphChangeFormatter {
    package var name: String { "text" }

    package init() {}

    package func format(_ comparison: GraphComparison) -> OutputText { OutputText(text(comparison)) }

    private func text(_ comparison: GraphComparison) -> TerminalText {
        if comparison.changes.isEmpty { return "no differences\n" }
        let breaking = comparison.changes.filter(\.isBreaking)
        let others = comparison.changes.filter { !$0.isBreaking }
        let sections = [section("breaking", breaking), section("compatible", others)].filter { !$0.isEmpty }
        let counts = "\(breaking.count) breaking change\(breaking.count == 1 ? "" : "s"), \(others.count) compatible"
        return "\(sections, separator: "\n")\n\(counts)\n"
    }

    private func section(_ title: String, _ changes: [GraphChange]) -> TerminalText {
        if changes.isEmpty { return "" }
        let lines = changes.map { "  \($0.kind.sign) \($0.subject)\(role($0)): \($0.meaning)\n" as TerminalText }
        return "\(title):\n\(lines)"
    }

    /// The role of the subject, if it is not a provided key.
    private func role(_ change: GraphChange) -> String {
        switch change.aspect {
        case .requirement: ", required"
        case .onDemandKey: ", on demand"
        case .protocol: ", protocol"
        case .typealias: ", type alias"
        case .key, .tag, .scope, .container, .effects, .provider, .entry, .dependencies, .cycle: ""
        }
    }
}
