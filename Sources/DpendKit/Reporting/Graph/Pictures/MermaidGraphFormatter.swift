/// Writes the graph as a Mermaid flowchart, which GitHub and GitLab draw in Markdown.
package struct MermaidGraphFormatter: GraphFormatter {
    package var name: String { "mermaid" }

    package init() {}

    package func format(_ selection: GraphSelection) -> OutputText {
        let areas = GraphAreas(selection.document, aside: selection.isolated)
        var lines: [Written<MermaidSyntax>] = ["flowchart LR"]
        let nodes = selection.document.nodes
        lines += statements(of: 0, areas, selection, indent: "  ")
        let edges = selection.edges
        for edge in edges {
            let arrow: Written<MermaidSyntax> = edge.isDeferred ? "-.->" : "-->"
            let label: Written<MermaidSyntax> = edge.count > 1 ? "|\"×\(edge.count)\"|" : ""
            lines.append("  n\(edge.source) \(arrow)\(label) n\(edge.target)")
        }
        // Its rows are arrows too, so they stand after those with numbers.
        lines += aside(areas, selection)
        let cyclic = edges.indices.filter { selection.isCyclic(edges[$0]) }.map { "\($0)" as Written<MermaidSyntax> }
        if !cyclic.isEmpty { lines.append("  linkStyle \(cyclic, separator: ",") stroke:#c62828") }
        for look in GraphCaption.Look.allCases where look != .plain {
            let names = nodes.indices.filter { GraphCaption.look(of: nodes[$0], in: selection.document) == look }
                .map { "n\($0)" as Written<MermaidSyntax> }
            guard !names.isEmpty else { continue }
            lines.append("  classDef \(look.rawValue) \(style(of: look))")
            lines.append("  class \(names, separator: ",") \(look.rawValue)")
        }
        return OutputText("\(lines, separator: "\n")\n" as Written<MermaidSyntax>)
    }

    /// The nodes of an area, and the areas in it.
    private func statements(
        of area: Int, _ areas: GraphAreas, _ selection: GraphSelection, indent: Written<MermaidSyntax>
    ) -> [Written<MermaidSyntax>] {
        let nodes = areas.all[area].nodes.map { "\(indent)\(line(of: $0, in: selection))" as Written<MermaidSyntax> }
        return nodes
            + areas.all[area].children.flatMap { child -> [Written<MermaidSyntax>] in
                let inner = statements(of: child, areas, selection, indent: "\(indent)  ")
                return [
                    "\(indent)subgraph a\(child)[\"\(areas.all[child].name)\"]", "\(indent)  direction LR",
                ] + inner + ["\(indent)end"]
            }
    }

    /// The nodes without an arrow, in rows. Mermaid would put them into one column.
    private func aside(_ areas: GraphAreas, _ selection: GraphSelection) -> [Written<MermaidSyntax>] {
        let rows = areas.asideRows.filter { $0.count > 1 }.map { row -> Written<MermaidSyntax> in
            "\(row.map { "n\($0)" as Written<MermaidSyntax> }, separator: " ~~~ ")"
        }
        let statements = areas.aside.map { line(of: $0, in: selection) } + rows
        if !areas.hasOthers || statements.isEmpty { return statements.map { "  \($0)" } }
        return ["  subgraph aside[\"without a connection to the others\"]", "    direction LR"]
            + statements.map { "    \($0)" } + ["  end"]
    }

    private func line(of position: Int, in selection: GraphSelection) -> Written<MermaidSyntax> {
        let caption = GraphCaption(selection.document.nodes[position], isCut: selection.isCut[position])
        return "n\(position)[\"\(caption.lines.map { "\($0)" as Written<MermaidSyntax> }, separator: "<br/>")\"]"
    }

    private func style(of look: GraphCaption.Look) -> Written<MermaidSyntax> {
        switch look {
        case .plain: ""
        case .quiet: "stroke-dasharray:4 3"
        case .warning: "fill:#fff4d6,stroke:#8a6100,color:#3d2b00"
        case .problem: "fill:#fde7e7,stroke:#c62828,color:#5f1313"
        }
    }
}
