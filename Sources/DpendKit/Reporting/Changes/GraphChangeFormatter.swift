/// A way to show the differences between two graphs as text. A new one is a file beside these.
public protocol GraphChangeFormatter: Sendable {
    /// The name that users know the format by.
    var name: String { get }

    /// The whole text, with a newline at its end.
    func format(_ comparison: GraphComparison) -> String
}

/// One of the formats of `dpend diff`.
public struct GraphChangeFormat: PartChoice {
    public let formatter: any GraphChangeFormatter

    public var rawValue: String { formatter.name }
    public static var allCases: [GraphChangeFormat] { Parts.all.graphChangeFormatters.map(GraphChangeFormat.init) }
    public static var text: GraphChangeFormat { GraphChangeFormat(formatter: TextGraphChangeFormatter()) }
    public static var json: GraphChangeFormat { GraphChangeFormat(formatter: JSONGraphChangeFormatter()) }
}
