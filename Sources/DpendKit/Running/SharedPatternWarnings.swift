/// Warnings about patterns that several targets share. Such a pattern matches nothing only if this holds in each target. Then the
/// first target reports it.
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
            for location in Set(target.settings.resolutionOptions.places.all.map(\.location)) { users[location, default: []].append(position) }
        }
    }

    /// A verdict without the warnings that other targets refute or report; nil if it has none of these.
    func dropped(from verdict: RunVerdict, of position: Int) -> RunVerdict? {
        let kept = verdict.diagnostics.filter { diagnostic in
            guard Self.isAboutPattern(diagnostic), let location = diagnostic.location, let sharing = users[location], sharing.count > 1 else { return true }
            return position == sharing[0] && sharing.allSatisfy { isUnmatched($0, location) }
        }
        if kept.count == verdict.diagnostics.count { return nil }
        var verdict = verdict
        verdict.diagnostics = kept
        verdict.hasErrors = kept.flatMap(\.withConsequences).contains { $0.severity == .error }
        return verdict
    }

    private func isUnmatched(_ position: Int, _ location: SourceLocation) -> Bool {
        verdicts[position]?.diagnostics.contains { Self.isAboutPattern($0) && $0.location == location } ?? false
    }

    private static func isAboutPattern(_ diagnostic: Diagnostic) -> Bool { diagnostic.rule == UnmatchedPatternRule.rule }
}
