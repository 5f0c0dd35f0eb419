/// The rules, formats, back ends and dialects of dpend.
///
/// There is no list of them. dpend reads its own sources. The container that it generates from them, in `Derived`,
/// collects all types that conform to a protocol. So a new rule only requires a new file and `make derived`.
package struct Parts: Sendable {
    /// Analyzes graphs with all rules.
    package let analyzer: DependencyAnalyzer
    package let reportFormatters: [any DiagnosticFormatter]
    package let graphFormatters: [any GraphFormatter]
    package let graphChangeFormatters: [any GraphChangeFormatter]
    package let coverageFormatters: [any CoverageFormatter]
    let containerGenerators: [any ContainerGenerator]
    let dialects: [any ContainerDialect]

    init(
        analyzer: DependencyAnalyzer, reportFormatters: [any DiagnosticFormatter],
        graphFormatters: [any GraphFormatter],
        graphChangeFormatters: [any GraphChangeFormatter], coverageFormatters: [any CoverageFormatter],
        containerGenerators: [any ContainerGenerator], dialects: [any ContainerDialect]
    ) {
        self.analyzer = analyzer
        self.reportFormatters = reportFormatters
        self.graphFormatters = graphFormatters
        self.graphChangeFormatters = graphChangeFormatters
        self.coverageFormatters = coverageFormatters
        self.containerGenerators = containerGenerators
        self.dialects = dialects
    }

    /// All declared parts, each kind sorted by the names of the types.
    package static let all = DpendModule().parts
}
