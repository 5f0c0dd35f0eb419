/// A way to show a part of a graph as text.
public protocol GraphFormatter: Sendable {
    /// The whole file, with a newline at its end. The cost has to be linear in the size of what is shown.
    func format(_ selection: GraphSelection) -> String
}

/// The formats of `dpend tree`. A new one is a file beside the others and a line in each of these lists.
public enum GraphFormat: String, Sendable, CaseIterable {
    case text, json, dot, mermaid, html

    /// What writes the format.
    public var formatter: any GraphFormatter {
        switch self {
        case .text: TextGraphFormatter()
        case .json: JSONGraphFormatter()
        case .dot: DotGraphFormatter()
        case .mermaid: MermaidGraphFormatter()
        case .html: HTMLGraphFormatter()
        }
    }
}
