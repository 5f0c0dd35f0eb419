/// What dpend is put together from where there are several of a kind: its rules, its formats and its back-ends.
///
/// Nothing lists them. dpend reads its own sources, and the container that it generates from them, in `Derived`, gathers
/// whatever conforms to a protocol. So a new rule is a new file, and `make derived`.
public struct Parts: Sendable {
    /// Looks graphs over with all rules.
    public let analyzer: DependencyAnalyzer
    public let reportFormatters: [any DiagnosticFormatter]
    public let graphFormatters: [any GraphFormatter]
    public let graphChangeFormatters: [any GraphChangeFormatter]
    let containerGenerators: [any ContainerGenerator]

    init(
        analyzer: DependencyAnalyzer, reportFormatters: [any DiagnosticFormatter], graphFormatters: [any GraphFormatter],
        graphChangeFormatters: [any GraphChangeFormatter], containerGenerators: [any ContainerGenerator]
    ) {
        self.analyzer = analyzer
        self.reportFormatters = reportFormatters
        self.graphFormatters = graphFormatters
        self.graphChangeFormatters = graphChangeFormatters
        self.containerGenerators = containerGenerators
    }

    /// All that the sources declare, each kind sorted by the names of the types.
    public static let all = DpendModule().parts
}
