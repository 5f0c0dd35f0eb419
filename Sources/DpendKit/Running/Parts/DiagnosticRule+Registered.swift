extension DiagnosticRule {
    /// All rules that a report can name, sorted by identifier: those of the analysis, and that of baselines.
    package static var all: [DiagnosticRule] { all(of: Parts.all.analyzer) }
}
