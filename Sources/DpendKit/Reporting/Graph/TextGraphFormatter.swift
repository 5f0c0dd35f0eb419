/// Draws the graph as `cargo tree` draws packages: roots first. Nodes that were drawn before are only named.
///
///     BazService from FooConfiguration.bazService(barService:)
///     ├── FooConfiguration [singleton] from FooConfiguration.init()
///     └── BarService from FooConfiguration.barService(fooService:)
///         ├── FooConfiguration [singleton] from FooConfiguration.init()
///         └── FooService (Bar) [singleton] from FooConfiguration.fooService()
///             └── FooConfiguration [singleton] from FooConfiguration.init()
///
/// The dependencies of a node are drawn once, so that the text is no longer than the graph is large. Below a certain
/// level a branch continues at the left margin. Otherwise the indentation of a long chain would be longer than the rest
/// of the text.
package struct TextGraphFormatter: GraphFormatter {
    package var name: String { "text" }

    package init() {}

    package func format(_ selection: GraphSelection) -> OutputText {
        let nodes = selection.document.nodes
        if nodes.isEmpty { return OutputText(Self.remark(onNothingOf: selection.query)) }
        var drawing = TextGraphDrawing(selection: selection)
        let starts = selection.starts.filter { nodes[$0].status != .unneeded }
        for group in Self.groups(of: starts, in: selection.document) {
            if let container = group.container { drawing.addHeading(container) }
            for start in group.starts { drawing.draw(from: start) }
        }
        for start in selection.starts where nodes[start].status == .unneeded { drawing.draw(from: start) }
        return OutputText("\(drawing.lines + drawing.legend, separator: "\n")\n" as TerminalText)
    }

    /// The beginnings of the drawing, by container if there are nested containers.
    private static func groups(of starts: [Int], in document: GraphDocument) -> [(container: String?, starts: [Int])] {
        if document.containers.isEmpty { return [(nil, starts)] }
        let byContainers = Dictionary(grouping: starts) { document.nodes[$0].containers.joined(separator: " and ") }
        return byContainers.sorted { $0.key < $1.key }.map {
            ($0.key.isEmpty ? NestedContainers.rootTitle : $0.key, $0.value)
        }
    }

    private static func remark(onNothingOf query: GraphQuery) -> TerminalText {
        if query.onlyProblems { return "Nothing of this leads to a problem.\n" }
        return query.roots.isEmpty ? "There are no dependencies.\n" : "No way leads from there to what is inverted.\n"
    }
}
