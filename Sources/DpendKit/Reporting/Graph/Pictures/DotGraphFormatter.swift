/// Writes the graph for Graphviz: `dpend tree Sources --format dot | dot -Tsvg -o graph.svg`.
package struct DotGraphFormatter: GraphFormatter {
    package var name: String { "dot" }

    package init() {}

    package func format(_ selection: GraphSelection) -> OutputText {
        let areas = GraphAreas(selection.document, aside: selection.isolated)
        var lines: [Written<DotSyntax>] = [
            "digraph dependencies {",
            "  graph [rankdir=LR fontname=\"Helvetica\" fontsize=11]",
            "  node [shape=box style=\"rounded,filled\" fillcolor=white fontname=\"Helvetica\" fontsize=11]",
            "  edge [color=\"#5f6b7a\" fontname=\"Helvetica\" fontsize=9]",
        ]
        lines += statements(of: 0, areas, selection, indent: "  ")
        lines += aside(areas, selection)
        let nodes = selection.document.nodes
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

    /// The nodes of an area, and the areas in it.
    private func statements(
        of area: Int, _ areas: GraphAreas, _ selection: GraphSelection, indent: Written<DotSyntax>
    ) -> [Written<DotSyntax>] {
        areas.all[area].nodes.map { "\(indent)\(line(of: $0, in: selection))" }
            + areas.all[area].children.flatMap { child -> [Written<DotSyntax>] in
                let inner = statements(of: child, areas, selection, indent: "\(indent)  ")
                return [
                    "\(indent)subgraph \"cluster_\(child)\" {",
                    "\(indent)  label=\"\(areas.all[child].name)\" style=rounded color=\"#9aa5b1\"",
                ] + inner + ["\(indent)}"]
            }
    }

    /// The nodes without an arrow, in rows. Graphviz would put them into one column.
    private func aside(_ areas: GraphAreas, _ selection: GraphSelection) -> [Written<DotSyntax>] {
        let nodes = selection.document.nodes
        let rows = areas.asideRows.filter { $0.count > 1 }.map { row -> Written<DotSyntax> in
            "\(row.map { "\"\(nodes[$0].name)\"" as Written<DotSyntax> }, separator: " -> ") [style=invis]"
        }
        let statements = areas.aside.map { line(of: $0, in: selection) } + rows
        if !areas.hasOthers || statements.isEmpty { return statements.map { "  \($0)" } }
        return [
            "  subgraph \"cluster_aside\" {",
            "    label=\"without a connection to the others\" style=rounded color=\"#9aa5b1\"",
        ] + statements.map { "    \($0)" } + ["  }"]
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
        let isClosure = GraphCaption.parts(of: node.name).values != nil
        let tooltip: Written<DotSyntax> = isClosure ? " tooltip=\"\(node.name)\"" : ""
        return "\"\(node.name)\" [label=\"\(caption, separator: "\\n")\"\(tooltip)\(look)]"
    }
}
