extension DiagnosticRule {
    /// The rules of an analysis, and the rule of baselines, sorted by identifier.
    static func all(of analyzer: DependencyAnalyzer) -> [DiagnosticRule] {
        (analyzer.rules + [Baseline.rule]).sorted { $0.identifier < $1.identifier }
    }
}
