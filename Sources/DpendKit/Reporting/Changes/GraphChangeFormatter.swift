/// A way to show the differences between two graphs as text.
public protocol GraphChangeFormatter: Sendable {
    /// The whole text, with a newline at its end.
    func format(_ comparison: GraphComparison) -> String
}

/// The formats of `dpend diff`. A new one is a file beside the others and a line in each of these lists.
public enum GraphChangeFormat: String, Sendable, CaseIterable {
    case text, json

    /// What writes the format.
    public var formatter: any GraphChangeFormatter {
        switch self {
        case .text: TextGraphChangeFormatter()
        case .json: JSONGraphChangeFormatter()
        }
    }
}
