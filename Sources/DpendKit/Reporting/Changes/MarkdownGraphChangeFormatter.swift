/// Writes differences for a review: a picture that GitHub and GitLab draw, and a table.
package struct MarkdownGraphChangeFormatter: GraphChangeFormatter {
    package var name: String { "markdown" }

    /// A larger picture would be unreadable.
    static let maximumNodes = 40

    package init() {}

    package func format(_ comparison: GraphComparison) -> OutputText {
        if comparison.changes.isEmpty {
            return OutputText("The dependency graph does not change.\n" as Written<MarkdownSyntax>)
        }
        let breaking = comparison.changes.filter(\.isBreaking)
        let others = comparison.changes.filter { !$0.isBreaking }
        let counts = "\(breaking.count) breaking change\(breaking.count == 1 ? "" : "s"), \(others.count) compatible"
        var text = OutputText("### Dependency graph: \(counts)\n\n" as Written<MarkdownSyntax>)
        text += picture(ChangedGraph(comparison))
        text += OutputText(
            "| | key | what changes | |\n|---|---|---|---|\n\((breaking + others).map(row))" as Written<MarkdownSyntax>)
        return text
    }

    private func row(_ change: GraphChange) -> Written<MarkdownSyntax> {
        "| \(change.kind.sign) | \(change.subject) | \(change.meaning) | \(change.isBreaking ? "breaking" : "compatible") |\n"
    }

    private func picture(_ graph: ChangedGraph) -> OutputText {
        if graph.nodes.isEmpty { return OutputText("" as Written<MarkdownSyntax>) }
        if graph.nodes.count > Self.maximumNodes {
            return OutputText(
                "A picture of \("\(graph.nodes.count)") keys would be too large for a comment; 'dpend diff --format html' draws it.\n\n"
                    as Written<MarkdownSyntax>)
        }
        return OutputText("```mermaid\n\(flowchart(graph))\n```\n\n" as Written<MermaidSyntax>)
    }

    private func flowchart(_ graph: ChangedGraph) -> Written<MermaidSyntax> {
        let numbers = Dictionary(uniqueKeysWithValues: graph.nodes.enumerated().map { ($1.name, $0) })
        var lines: [Written<MermaidSyntax>] = ["flowchart LR"]
        for (number, node) in graph.nodes.enumerated() {
            let sign: Written<MermaidSyntax> = graph.kinds[node.name].map { "\($0.sign) " } ?? ""
            let texts = GraphCaption(node, isCut: false).lines.map { "\($0)" as Written<MermaidSyntax> }
            lines.append("  n\(number)[\"\(sign)\(texts, separator: "<br/>")\"]")
        }
        for edge in graph.edges {
            let arrow: Written<MermaidSyntax> =
                switch edge.kind {
                case .removed: "-.-x"
                case .added: "==>"
                case .changed, nil: "-->"
                }
            lines.append("  n\(numbers[edge.source] ?? 0) \(arrow) n\(numbers[edge.target] ?? 0)")
        }
        for kind in GraphChange.Kind.allCases {
            let names = graph.nodes.indices.filter { graph.kinds[graph.nodes[$0].name] == kind }.map {
                "n\($0)" as Written<MermaidSyntax>
            }
            if names.isEmpty { continue }
            lines.append("  classDef \(kind.rawValue) \(style(of: kind))")
            lines.append("  class \(names, separator: ",") \(kind.rawValue)")
        }
        return "\(lines, separator: "\n")"
    }

    private func style(of kind: GraphChange.Kind) -> Written<MermaidSyntax> {
        switch kind {
        case .removed: "fill:#fde7e7,stroke:#c62828,color:#5f1313,stroke-dasharray:4 3"
        case .added: "fill:#e3f4e8,stroke:#1f7a4d,color:#0e3d26"
        case .changed: "fill:#fff4d6,stroke:#8a6100,color:#3d2b00"
        }
    }
}
