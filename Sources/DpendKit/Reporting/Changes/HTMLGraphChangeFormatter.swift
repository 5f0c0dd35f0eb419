/// Writes the page of the graph with the differences in it.
package struct HTMLGraphChangeFormatter: GraphChangeFormatter {
    package var name: String { "html" }

    package init() {}

    package func format(_ comparison: GraphComparison) -> OutputText { HTMLGraphFormatter().page(of: comparison) }
}
