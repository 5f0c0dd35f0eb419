extension RunVerdict {
    /// The verdict on all variants of a run.
    init(merging verdicts: [RunVerdict], of variants: Variants?) {
        self = verdicts[variants?.plainest ?? 0]
        guard let variants, verdicts.count > 1 else { return }
        diagnostics = VariantGrouping(variants).group(verdicts.map(\.diagnostics))
        dependencyCount = verdicts.map(\.dependencyCount).max() ?? 0
        // The pattern that matches nothing in one variant may match in another one.
        hasErrors = diagnostics.flatMap(\.withConsequences).contains { $0.severity == .error }
        canGenerate = verdicts.allSatisfy(\.canGenerate)
        undecided = DistinctElements(verdicts.flatMap(\.undecided)).all
    }
}
