/// Writes the graph as a Mermaid flowchart, which GitHub and GitLab draw in Markdown.
package struct MermaidGraphFormatter: GraphFormatter {
    package var name: String { "mermaid" }

    package init() {}

    package func format(_ selection: GraphSelection) -> OutputText {
        var lines: [Written<MermaidSyntax>] = ["flowchart LR"]
        let nodes = selection.document.nodes
        for (number, cluster) in GraphClusters(selection).clusters.enumerated() {
            if let name = cluster.name { lines.append("  subgraph library\(number)[\"\(name)\"]") }
            lines += cluster.positions.map { position in
                let caption = GraphCaption(nodes[position], isCut: selection.isCut[position])
                let texts = caption.lines.map { "\($0)" as Written<MermaidSyntax> }
                return "\(cluster.name == nil ? "  " : "    ")n\(position)[\"\(texts, separator: "<br/>")\"]"
            }
            if cluster.name != nil { lines.append("  end") }
        }
        let edges = selection.edges
        for edge in edges {
            let arrow: Written<MermaidSyntax> = edge.isDeferred ? "-.->" : "-->"
            let label: Written<MermaidSyntax> = edge.count > 1 ? "|\"×\(edge.count)\"|" : ""
            lines.append("  n\(edge.source) \(arrow)\(label) n\(edge.target)")
        }
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

    private func style(of look: GraphCaption.Look) -> Written<MermaidSyntax> {
        switch look {
        case .plain: ""
        case .quiet: "stroke-dasharray:4 3"
        case .warning: "fill:#fff4d6,stroke:#8a6100,color:#3d2b00"
        case .problem: "fill:#fde7e7,stroke:#c62828,color:#5f1313"
        }
    }
}
