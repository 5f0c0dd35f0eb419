/// Writes the graph for Graphviz: `dpend tree Sources --format dot | dot -Tsvg -o graph.svg`.
package struct DotGraphFormatter: GraphFormatter {
    package var name: String { "dot" }

    package init() {}

    package func format(_ selection: GraphSelection) -> OutputText {
        var lines: [Written<DotSyntax>] = [
            "digraph dependencies {",
            "  rankdir=LR",
            "  node [shape=box style=\"rounded,filled\" fillcolor=white fontname=\"Helvetica\" fontsize=11]",
            "  edge [color=\"#5f6b7a\" fontname=\"Helvetica\" fontsize=9]",
        ]
        let nodes = selection.document.nodes
        for cluster in GraphClusters(selection).clusters {
            if let name = cluster.name {
                lines.append("  subgraph \"cluster_\(name)\" {")
                lines.append("    label=\"\(name)\" style=rounded color=\"#9aa5b1\" fontname=\"Helvetica\" fontsize=11")
            }
            lines += cluster.positions.map { "\(cluster.name == nil ? "  " : "    ")\(line(of: $0, in: selection))" }
            if cluster.name != nil { lines.append("  }") }
        }
        for edge in selection.edges {
            var attributes: [Written<DotSyntax>] = []
            if edge.isDeferred { attributes.append("style=dashed") }
            if edge.count > 1 { attributes.append("label=\"×\(edge.count)\"") }
            if selection.isCyclic(edge) { attributes.append("color=\"#c62828\"") }
            let suffix: Written<DotSyntax> = attributes.isEmpty ? "" : " [\(attributes, separator: " ")]"
            lines.append("  \"\(nodes[edge.source].name)\" -> \"\(nodes[edge.target].name)\"\(suffix)")
        }
        return OutputText("\(lines, separator: "\n")\n}\n" as Written<DotSyntax>)
    }

    private func line(of position: Int, in selection: GraphSelection) -> Written<DotSyntax> {
        let node = selection.document.nodes[position]
        let caption = GraphCaption(node, isCut: selection.isCut[position]).lines.map { "\($0)" as Written<DotSyntax> }
        let look: Written<DotSyntax> =
            switch GraphCaption.look(of: node, in: selection.document) {
            case .plain: ""
            case .quiet: " style=\"rounded,dashed\""
            case .warning: " fillcolor=\"#fff4d6\" color=\"#8a6100\""
            case .problem: " fillcolor=\"#fde7e7\" color=\"#c62828\""
            }
        // The label is the result; the whole key appears under the mouse.
        let tooltip: Written<DotSyntax> = GraphCaption.parts(of: node.name).values == nil ? "" : " tooltip=\"\(node.name)\""
        return "\"\(node.name)\" [label=\"\(caption, separator: "\\n")\"\(tooltip)\(look)]"
    }
}
