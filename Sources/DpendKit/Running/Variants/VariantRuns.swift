/// The runs over targets in all variants that their outputs serve. Each source is read and parsed once (adoption,
/// section 6).
package final class VariantRuns {
    /// The chosen targets with their runs, in their order.
    package let outcomes: [(target: ConfigurationFile.Target, outcome: Result<TargetRun, TargetRuns.Failure>)]
    /// The runs in each variant. If nothing says that there are several, there is one.
    package let all: [TargetRuns]
    package let variants: Variants?

    /// Runs the phases for each chosen target, and for the targets that they link, in each variant.
    ///
    /// - Parameter known: The sources that earlier runs over the same targets found.
    /// - Throws: ``InputError`` for variants that contradict each other.
    package init(
        _ targets: [ConfigurationFile.Target], among allTargets: [ConfigurationFile.Target], isGenerating: Bool = false,
        goesOnAfterErrors: Bool = false, reading: ReadingOptions, observer: RunObserver = RunObserver(),
        knowing known: KnownSources = KnownSources()
    ) throws(InputError) {
        let variants = try Settings.variants(of: allTargets)
        self.variants = variants
        var reading = reading
        if let variants, variants.all.count > 1 { reading.shared = SharedReadings(variants) }
        var runs: [TargetRuns] = []
        for variant in variants?.all ?? [Variant()] {
            func applying(_ targets: [ConfigurationFile.Target]) -> [ConfigurationFile.Target] {
                guard let variants else { return targets }
                return targets.map { .init(name: $0.name, settings: $0.settings.applying(variant, of: variants)) }
            }
            runs.append(
                TargetRuns(
                    applying(targets), among: applying(allTargets), isGenerating: isGenerating,
                    goesOnAfterErrors: goesOnAfterErrors,
                    reading: reading, observer: observer, findingAs: runs.first, knowing: known))
        }
        all = runs
        outcomes = targets.indices.compactMap { position in
            let outcomes = runs.map { $0.outcomes[position].outcome }
            let target = targets[position]
            for case .failure(let failure) in outcomes { return (target, .failure(failure)) }
            return (target, .success(TargetRun(outcomes.compactMap { try? $0.get() }, of: variants)))
        }
    }
}
