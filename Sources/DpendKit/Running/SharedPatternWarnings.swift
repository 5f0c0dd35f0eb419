/// Reports about patterns and external values that several targets share. Such a pattern matches nothing only if this
/// holds in each target. Then one target reports it: the first that suggests a correction, or else the first.
struct SharedPatternWarnings {
    /// By the place of the pattern.
    private var shared: [SourceLocation: Sharing] = [:]

    /// The targets that share a pattern.
    private struct Sharing {
        var positions: [Int] = []
        /// The targets that report something, by what they report: a whole value, or a label of it.
        var reporters: [ReportedOption: [Int]] = [:]
        /// The first target that suggests a correction.
        var suggesting: [ReportedOption: Int] = [:]

        /// The target that reports something; nil unless it holds in all targets. Where a whole pattern matches nothing,
        /// its labels match nothing either.
        func reporter(of reported: ReportedOption) -> Int? {
            let whole = reporters.filter { $0.key.part == nil }
            let wholeReporters = Set(whole.values.joined())
            let isWhole = reported.part == nil
            let own = isWhole ? wholeReporters : Set(reporters[reported] ?? [])
            guard own.union(wholeReporters).count == positions.count else { return nil }
            let first = isWhole ? whole.keys.compactMap { suggesting[$0] }.min() : suggesting[reported]
            return first ?? own.min()
        }
    }

    /// - Parameter verdicts: The verdicts on the targets that were run, by their positions.
    init(_ targets: [ConfigurationFile.Target], verdicts: [Int: RunVerdict]) {
        // Looking up all places wastes time if no pattern is reported.
        guard verdicts.values.contains(where: { $0.diagnostics.contains(where: \.isAboutPattern) }) else { return }
        for (position, target) in targets.enumerated() {
            let options = target.settings.resolutionOptions
            // Only an application has external values and nested containers.
            let places = options.places.all.filter {
                !["--external", "--nested"].contains($0.option) || options.mode == .application
            }
            for location in Set(places.map(\.location)) {
                shared[location, default: Sharing()].positions.append(position)
            }
        }
        for (position, verdict) in verdicts.sorted(by: { $0.key < $1.key }) {
            for diagnostic in verdict.diagnostics where diagnostic.isAboutPattern {
                guard let location = diagnostic.location, shared[location] != nil,
                    let reported = ReportedOption(of: diagnostic)
                else { continue }
                if shared[location]?.reporters[reported]?.last != position {
                    shared[location]?.reporters[reported, default: []].append(position)
                }
                // A target that sees the class knows what is meant.
                if diagnostic.suggestsChange, shared[location]?.suggesting[reported] == nil {
                    shared[location]?.suggesting[reported] = position
                }
            }
        }
    }

    /// A verdict without the warnings that other targets refute or report; nil if it has none of these.
    func dropped(from verdict: RunVerdict, of position: Int) -> RunVerdict? {
        func isKept(_ diagnostic: Diagnostic) -> Bool {
            guard diagnostic.isAboutPattern, let location = diagnostic.location, let sharing = shared[location],
                sharing.positions.count > 1, let reported = ReportedOption(of: diagnostic)
            else {
                return true
            }
            return sharing.reporter(of: reported) == position
        }
        if verdict.diagnostics.allSatisfy(isKept) { return nil }
        // The consequences of a warning that another target refutes have another cause.
        let kept = CauseGrouping.sorted(verdict.diagnostics.flatMap { isKept($0) ? [$0] : $0.consequences })
        var verdict = verdict
        verdict.diagnostics = kept
        verdict.hasErrors = kept.flatMap(\.withConsequences).contains { $0.severity == .error }
        return verdict
    }
}

extension Diagnostic {
    fileprivate var suggestsChange: Bool {
        notes.contains { note in
            if case .remedy = note.content { true } else { false }
        }
    }
}
