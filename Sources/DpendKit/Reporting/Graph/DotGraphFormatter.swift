/// Writes the graph for Graphviz: `dpend tree Sources --format dot | dot -Tsvg -o graph.svg`.
package struct DotGraphFormatter: GraphFormatter {
    package var name: String { "dot" }

    package init() {}

    package func format(_ selection: GraphSelection) -> String {
        var lines = [
            "digraph dependencies {",
            "  rankdir=LR",
            "  node [shape=box style=\"rounded,filled\" fillcolor=white fontname=\"Helvetica\" fontsize=11]",
            "  edge [color=\"#5f6b7a\" fontname=\"Helvetica\" fontsize=9]",
        ]
        let nodes = selection.document.nodes
        for cluster in GraphClusters(selection).clusters {
            let indentation = cluster.name == nil ? "  " : "    "
            if let name = cluster.name {
                lines.append("  subgraph \(quoted("cluster_\(name)")) {")
                lines.append("    label=\(quoted(name)) style=rounded color=\"#9aa5b1\" fontname=\"Helvetica\" fontsize=11")
            }
            lines += cluster.positions.map { indentation + line(of: $0, in: selection) }
            if cluster.name != nil { lines.append("  }") }
        }
        for edge in selection.edges {
            var attributes: [String] = []
            if edge.isDeferred { attributes.append("style=dashed") }
            if edge.count > 1 { attributes.append("label=\"×\(edge.count)\"") }
            if selection.isCyclic(edge) { attributes.append("color=\"#c62828\"") }
            let suffix = attributes.isEmpty ? "" : " [\(attributes.joined(separator: " "))]"
            lines.append("  \(quoted(nodes[edge.source].name)) -> \(quoted(nodes[edge.target].name))\(suffix)")
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private func line(of position: Int, in selection: GraphSelection) -> String {
        let node = selection.document.nodes[position]
        let text = GraphCaption(node, isCut: selection.isCut[position]).lines.map(escaped).joined(separator: "\\n")
        var attributes = ["label=\"\(text)\""]
        switch GraphCaption.look(of: node, in: selection.document) {
        case .plain: break
        case .quiet: attributes.append("style=\"rounded,dashed\"")
        case .warning: attributes.append("fillcolor=\"#fff4d6\" color=\"#8a6100\"")
        case .problem: attributes.append("fillcolor=\"#fde7e7\" color=\"#c62828\"")
        }
        return "\(quoted(node.name)) [\(attributes.joined(separator: " "))]"
    }

    private func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

    private func escaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "\"": "\\\""
            case "\\": "\\\\"
            case _ where character.isNewline: " "
            case _ where character.unicodeScalars.contains(where: \.changesTerminal): String(character).visible.replacing("\\", with: "\\\\")
            default: String(character)
            }
        }.joined()
    }
}
