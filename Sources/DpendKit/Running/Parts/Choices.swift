/// One of the formats of `dpend tree`.
public struct GraphFormat: PartChoice {
    public let formatter: any GraphFormatter

    public var rawValue: String { formatter.name }
    public static var allCases: [GraphFormat] { Parts.all.graphFormatters.map(GraphFormat.init) }
    public static var text: GraphFormat { GraphFormat(formatter: TextGraphFormatter()) }
    public static var json: GraphFormat { GraphFormat(formatter: JSONGraphFormatter()) }
}

/// One of the formats that a report can have.
public struct ReportFormat: PartChoice {
    public let formatter: any DiagnosticFormatter

    public var rawValue: String { formatter.name }
    public static var allCases: [ReportFormat] { Parts.all.reportFormatters.map(ReportFormat.init) }
    public static var text: ReportFormat { ReportFormat(formatter: TextDiagnosticFormatter()) }
}

/// One of the formats of `dpend diff`.
public struct GraphChangeFormat: PartChoice {
    public let formatter: any GraphChangeFormatter

    public var rawValue: String { formatter.name }
    public static var allCases: [GraphChangeFormat] { Parts.all.graphChangeFormatters.map(GraphChangeFormat.init) }
    public static var text: GraphChangeFormat { GraphChangeFormat(formatter: TextGraphChangeFormatter()) }
    public static var json: GraphChangeFormat { GraphChangeFormat(formatter: JSONGraphChangeFormatter()) }
}

/// The back-ends.
extension ContainerKind: PartChoice {
    public static var allCases: [ContainerKind] { Parts.all.containerGenerators.map(\.kind) }
}
