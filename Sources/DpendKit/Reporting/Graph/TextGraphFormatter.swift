/// Draws the graph as `cargo tree` draws packages: roots first, what was drawn before only named.
///
///     BazService from FooConfiguration.bazService(barService:)
///     ├── FooConfiguration [singleton] from FooConfiguration.init()
///     └── BarService from FooConfiguration.barService(fooService:)
///         ├── FooConfiguration [singleton] from FooConfiguration.init()
///         └── FooService (Bar) [singleton] from FooConfiguration.fooService()
///             └── FooConfiguration [singleton] from FooConfiguration.init()
///
/// The dependencies of a node are drawn once, so that the text is no longer than the graph is large. Below a certain level
/// a branch goes on from the left margin: the indentation of a chain of thousands would be longer than all the rest.
package struct TextGraphFormatter: GraphFormatter {
    package var name: String { "text" }

    package init() {}

    package func format(_ selection: GraphSelection) -> OutputText {
        let nodes = selection.document.nodes
        if nodes.isEmpty { return OutputText(Self.remark(onNothingOf: selection.query)) }
        var drawing = TextGraphDrawing(selection: selection)
        for start in selection.starts where nodes[start].status != .unneeded { drawing.draw(from: start) }
        for start in selection.starts where nodes[start].status == .unneeded { drawing.draw(from: start) }
        return OutputText("\(drawing.lines + drawing.legend, separator: "\n")\n" as TerminalText)
    }

    private static func remark(onNothingOf query: GraphQuery) -> TerminalText {
        if query.onlyProblems { return "Nothing of this leads to a problem.\n" }
        return query.roots.isEmpty ? "There are no dependencies.\n" : "No way leads from there to what is inverted.\n"
    }
}
