/// Warnings about patterns and external values that several targets share. Such a pattern matches nothing only if this
/// holds in each target. Then one target reports it: the first that suggests a correction, or else the first.
struct SharedPatternWarnings {
    private let verdicts: [Int: RunVerdict]
    /// The positions of the targets with a pattern, by the place of the pattern.
    private var users: [SourceLocation: [Int]] = [:]

    /// - Parameter verdicts: The verdicts on the targets that were run, by their positions.
    init(_ targets: [ConfigurationFile.Target], verdicts: [Int: RunVerdict]) {
        self.verdicts = verdicts
        // Looking up all places wastes time if no pattern is reported.
        guard verdicts.values.contains(where: { $0.diagnostics.contains(where: Self.isAboutPattern) }) else { return }
        for (position, target) in targets.enumerated() {
            let options = target.settings.resolutionOptions
            // Only an application has external values and nested containers.
            let places = options.places.all.filter {
                !["--external", "--nested"].contains($0.option) || options.mode == .application
            }
            for location in Set(places.map(\.location)) { users[location, default: []].append(position) }
        }
    }

    /// A verdict without the warnings that other targets refute or report; nil if it has none of these.
    func dropped(from verdict: RunVerdict, of position: Int) -> RunVerdict? {
        let kept = verdict.diagnostics.filter { diagnostic in
            guard Self.isAboutPattern(diagnostic), let location = diagnostic.location, let sharing = users[location], sharing.count > 1 else { return true }
            let reports = sharing.compactMap { report(of: $0, at: location) }
            // A target that sees the class knows what is meant.
            let reporter = zip(sharing, reports).first { $1.suggestsChange }?.0 ?? sharing[0]
            return position == reporter && reports.count == sharing.count
        }
        if kept.count == verdict.diagnostics.count { return nil }
        var verdict = verdict
        verdict.diagnostics = kept
        verdict.hasErrors = kept.flatMap(\.withConsequences).contains { $0.severity == .error }
        return verdict
    }

    private func report(of position: Int, at location: SourceLocation) -> Diagnostic? {
        verdicts[position]?.diagnostics.first { Self.isAboutPattern($0) && $0.location == location }
    }

    private static func isAboutPattern(_ diagnostic: Diagnostic) -> Bool { diagnostic.rule == UnmatchedPatternRule.rule }
}

extension Diagnostic {
    fileprivate var suggestsChange: Bool {
        notes.contains { note in
            if case .remedy = note.content { true } else { false }
        }
    }
}
