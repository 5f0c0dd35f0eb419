/// A way to show a part of a graph as text. A new one is a file beside these.
public protocol GraphFormatter: Sendable {
    /// The name that users know the format by.
    var name: String { get }

    /// The whole file, with a newline at its end. The cost has to be linear in the size of what is shown.
    func format(_ selection: GraphSelection) -> String
}

/// One of the formats of `dpend tree`.
public struct GraphFormat: PartChoice {
    public let formatter: any GraphFormatter

    public var rawValue: String { formatter.name }
    public static var allCases: [GraphFormat] { Parts.all.graphFormatters.map(GraphFormat.init) }
    public static var text: GraphFormat { GraphFormat(formatter: TextGraphFormatter()) }
    public static var json: GraphFormat { GraphFormat(formatter: JSONGraphFormatter()) }
}
