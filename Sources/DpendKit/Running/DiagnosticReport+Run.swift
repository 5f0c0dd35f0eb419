extension DiagnosticReport {
    /// Creates the report on a run.
    package init(_ resolution: DependencyResolution, target: String? = nil) {
        self.init(
            diagnostics: resolution.diagnostics, dependencyCount: resolution.dependencyCount, target: target,
            containers: resolution.registries.flatMap(\.summaries),
            undecided: resolution.registries.flatMap(\.undecidedPlaces))
        baselineSeverity = resolution.options.severities[Baseline.rule.identifier] ?? baselineSeverity
    }

    /// Creates the report on a run with options. Its verdict may come from an earlier run.
    package init(_ verdict: RunVerdict, options: ResolutionOptions, target: String? = nil) {
        self.init(
            diagnostics: verdict.diagnostics, dependencyCount: verdict.dependencyCount, target: target,
            containers: verdict.containers, undecided: verdict.undecided)
        baselineSeverity = options.severities[Baseline.rule.identifier] ?? baselineSeverity
    }
}
