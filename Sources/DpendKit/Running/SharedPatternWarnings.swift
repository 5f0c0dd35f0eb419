/// Reports about patterns and external values that several targets share. Such a pattern matches nothing only if this
/// holds in each target. Then one target reports it: the first that suggests a correction, or else the first.
struct SharedPatternWarnings {
    /// By the place of the pattern.
    private var shared: [SourceLocation: Sharing] = [:]

    /// The targets that share a pattern.
    private struct Sharing {
        var positions: [Int] = []
        /// The targets that report something, by what they report: a whole pattern, or a label of it.
        var reporters: [String: [Int]] = [:]
        /// The first target that suggests a correction.
        var suggesting: [String: Int] = [:]

        /// The target that reports something; nil unless it holds in all targets. Where a whole pattern matches nothing,
        /// its labels match nothing either.
        func reporter(of subject: String) -> Int? {
            let whole = reporters.filter { Self.isWhole($0.key) }
            let wholeReporters = Set(whole.values.joined())
            let own = Self.isWhole(subject) ? wholeReporters : Set(reporters[subject] ?? [])
            guard own.union(wholeReporters).count == positions.count else { return nil }
            let first =
                Self.isWhole(subject) ? whole.keys.compactMap { suggesting[$0] }.min() : suggesting[subject]
            return first ?? own.min()
        }

        /// Whether a report is about a whole pattern, and not about one label of it.
        private static func isWhole(_ subject: String) -> Bool { subject.hasSuffix("'") }
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
                guard let location = diagnostic.location, shared[location] != nil else { continue }
                let subject = diagnostic.subject
                if shared[location]?.reporters[subject]?.last != position {
                    shared[location]?.reporters[subject, default: []].append(position)
                }
                // A target that sees the class knows what is meant.
                if diagnostic.suggestsChange, shared[location]?.suggesting[subject] == nil {
                    shared[location]?.suggesting[subject] = position
                }
            }
        }
    }

    /// A verdict without the warnings that other targets refute or report; nil if it has none of these.
    func dropped(from verdict: RunVerdict, of position: Int) -> RunVerdict? {
        let kept = verdict.diagnostics.filter { diagnostic in
            guard diagnostic.isAboutPattern, let location = diagnostic.location, let sharing = shared[location],
                sharing.positions.count > 1
            else {
                return true
            }
            return sharing.reporter(of: diagnostic.subject) == position
        }
        if kept.count == verdict.diagnostics.count { return nil }
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
