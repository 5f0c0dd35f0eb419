/// Writes the graph as a Mermaid flowchart, which GitHub and GitLab draw in Markdown.
package struct MermaidGraphFormatter: GraphFormatter {
    package var name: String { "mermaid" }

    package init() {}

    package func format(_ selection: GraphSelection) -> String {
        var lines = ["flowchart LR"]
        let nodes = selection.document.nodes
        for (number, cluster) in GraphClusters(selection).clusters.enumerated() {
            let indentation = cluster.name == nil ? "  " : "    "
            if let name = cluster.name { lines.append("  subgraph library\(number)[\"\(escaped(name))\"]") }
            lines += cluster.positions.map { position in
                let caption = GraphCaption(nodes[position], isCut: selection.isCut[position])
                let text = caption.lines.map(escaped).joined(separator: "<br/>")
                return "\(indentation)n\(position)[\"\(text)\"]"
            }
            if cluster.name != nil { lines.append("  end") }
        }
        let edges = selection.edges
        for edge in edges {
            let arrow = edge.isDeferred ? "-.->" : "-->"
            let label = edge.count > 1 ? "|\"×\(edge.count)\"|" : ""
            lines.append("  n\(edge.source) \(arrow)\(label) n\(edge.target)")
        }
        let cyclic = edges.indices.filter { selection.isCyclic(edges[$0]) }.map(String.init)
        if !cyclic.isEmpty { lines.append("  linkStyle \(cyclic.joined(separator: ",")) stroke:#c62828") }
        for look in GraphCaption.Look.allCases where look != .plain {
            let names = nodes.indices.filter { GraphCaption.look(of: nodes[$0], in: selection.document) == look }
                .map { "n\($0)" }
            guard !names.isEmpty else { continue }
            lines.append("  classDef \(look.rawValue) \(style(of: look))")
            lines.append("  class \(names.joined(separator: ",")) \(look.rawValue)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func style(of look: GraphCaption.Look) -> String {
        switch look {
        case .plain: ""
        case .quiet: "stroke-dasharray:4 3"
        case .warning: "fill:#fff4d6,stroke:#8a6100,color:#3d2b00"
        case .problem: "fill:#fde7e7,stroke:#c62828,color:#5f1313"
        }
    }

    /// Characters that mean something to Mermaid, to Markdown or to HTML are written by their numbers.
    private func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", ":", "(", ")", "-": String(scalar)
            case _ where scalar.properties.isAlphabetic || scalar == "…": String(scalar)
            default: "#\(scalar.value);"
            }
        }.joined()
    }
}
