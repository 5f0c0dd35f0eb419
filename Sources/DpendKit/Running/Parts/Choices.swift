/// One of the formats of `dpend tree`.
package struct GraphFormat: PartChoice {
    package let formatter: any GraphFormatter

    package var rawValue: String { formatter.name }
    package static var allCases: [GraphFormat] { Parts.all.graphFormatters.map(GraphFormat.init) }
    package static var text: GraphFormat { GraphFormat(formatter: TextGraphFormatter()) }
    /// Whether it is a picture that shows all keys at once.
    package var isPicture: Bool { ["dot", "mermaid", "svg"].contains(rawValue) }
    /// A picture with more keys is hard to read.
    package static let readableCount = 150

    package static var html: GraphFormat { GraphFormat(formatter: HTMLGraphFormatter()) }
    package static var json: GraphFormat { GraphFormat(formatter: JSONGraphFormatter()) }
    package static var svg: GraphFormat { GraphFormat(formatter: SVGGraphFormatter()) }
}

/// One of the formats of a report.
package struct ReportFormat: PartChoice {
    package let formatter: any DiagnosticFormatter

    package var rawValue: String { formatter.name }
    package static var allCases: [ReportFormat] { Parts.all.reportFormatters.map(ReportFormat.init) }
    package static var text: ReportFormat { ReportFormat(formatter: TextDiagnosticFormatter()) }
}

/// One of the formats of `dpend diff`.
package struct GraphChangeFormat: PartChoice {
    package let formatter: any GraphChangeFormatter

    package var rawValue: String { formatter.name }
    package static var allCases: [GraphChangeFormat] { Parts.all.graphChangeFormatters.map(GraphChangeFormat.init) }
    package static var text: GraphChangeFormat { GraphChangeFormat(formatter: TextGraphChangeFormatter()) }
    package static var json: GraphChangeFormat { GraphChangeFormat(formatter: JSONGraphChangeFormatter()) }
}

/// One of the formats of `dpend coverage`.
package struct CoverageFormat: PartChoice {
    package let formatter: any CoverageFormatter

    package var rawValue: String { formatter.name }
    package static var allCases: [CoverageFormat] { Parts.all.coverageFormatters.map(CoverageFormat.init) }
    package static var text: CoverageFormat { CoverageFormat(formatter: TextCoverageFormatter()) }
}

/// The back-ends.
extension ContainerKind: PartChoice {
    public static var allCases: [ContainerKind] { Parts.all.containerGenerators.map(\.kind) }

    /// The container with a name, if there is one.
    public init?(rawValue: String) {
        guard let kind = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = kind
    }
}
