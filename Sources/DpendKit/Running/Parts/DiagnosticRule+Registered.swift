extension DiagnosticRule {
    /// All rules in reports, sorted by identifier: the rules of the analysis, and the rule of baselines.
    package static var all: [DiagnosticRule] { all(of: Parts.all.analyzer) }
}
