/// What dpend is put together from where there are several of a kind: its rules, its formats and its back-ends.
///
/// Nothing lists them. dpend reads its own sources, and the container that it generates from them, in `Derived`, gathers
/// whatever conforms to a protocol. So a new rule is a new file, and `make derived`.
package struct Parts: Sendable {
    /// Looks graphs over with all rules.
    package let analyzer: DependencyAnalyzer
    package let reportFormatters: [any DiagnosticFormatter]
    package let graphFormatters: [any GraphFormatter]
    package let graphChangeFormatters: [any GraphChangeFormatter]
    package let coverageFormatters: [any CoverageFormatter]
    let containerGenerators: [any ContainerGenerator]

    init(
        analyzer: DependencyAnalyzer, reportFormatters: [any DiagnosticFormatter], graphFormatters: [any GraphFormatter],
        graphChangeFormatters: [any GraphChangeFormatter], coverageFormatters: [any CoverageFormatter],
        containerGenerators: [any ContainerGenerator]
    ) {
        self.analyzer = analyzer
        self.reportFormatters = reportFormatters
        self.graphFormatters = graphFormatters
        self.graphChangeFormatters = graphChangeFormatters
        self.coverageFormatters = coverageFormatters
        self.containerGenerators = containerGenerators
    }

    /// All that the sources declare, each kind sorted by the names of the types.
    package static let all = DpendModule().parts
}
