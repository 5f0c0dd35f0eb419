/// The accepted problems of a code base: those that it had when dpend was introduced. Only new problems are reported.
///
/// Problems are identified by their targets and fingerprints, so that code can move. A baseline only shrinks: fixed
/// problems leave it, and an existing baseline gets no new ones.
package struct Baseline: Sendable, Hashable {
    /// The accepted problems, sorted by target and fingerprint.
    package let entries: [Entry]

    /// Accepted problems with one fingerprint.
    package struct Entry: Sendable, Hashable {
        /// The target of the configuration file that has them, if the file names several.
        package let target: String?
        package let fingerprint: DiagnosticFingerprint
        /// The message of the first of them, for people who read the file. The current message may differ.
        package let message: String
        /// The number of accepted problems.
        package let count: Int
        /// The place of the entry in its file, if it comes from one.
        package let location: SourceLocation?

        /// The entry for another number of problems.
        func counting(_ count: Int) -> Entry {
            Entry(target: target, fingerprint: fingerprint, message: message, count: count, location: location)
        }
    }

    /// The rule for superfluous entries.
    package static let rule = DiagnosticRule(
        "stale-baseline", .warning, summary: "A baseline accepts a problem that no longer exists",
        explanation: """
            A problem that the file of `--baseline` accepts has been fixed, or its key has been renamed. As long as the
            entry exists, the problem could come back without a report.
            """,
        remedy: "Run `dpend analyze` with `--baseline FILE --update-baseline` and commit the file: it can only shrink.",
        example: nil)

    init(entries: [Entry]) {
        self.entries = entries.sorted { ($0.target ?? "", $0.fingerprint) < ($1.target ?? "", $1.fingerprint) }
    }

    /// Creates a baseline that accepts all errors and warnings of reports.
    package init(accepting reports: [DiagnosticReport]) {
        self.init(
            entries: reports.flatMap { report in
                var entries: [DiagnosticFingerprint: Entry] = [:]
                for diagnostic in report.diagnostics.flatMap(\.withConsequences) where diagnostic.isProblem {
                    let fingerprint = diagnostic.fingerprint
                    let entry =
                        entries[fingerprint]
                        ?? Entry(
                            target: report.target, fingerprint: fingerprint, message: diagnostic.message, count: 0,
                            location: nil)
                    entries[fingerprint] = entry.counting(entry.count + 1)
                }
                return Array(entries.values)
            })
    }

    /// The result of comparing a report with a baseline.
    package struct Comparison: Sendable {
        /// The problems that are not accepted.
        package let newDiagnostics: [Diagnostic]
        /// The number of accepted problems.
        package let acceptedCount: Int
        /// The entries for the report's target whose problems still exist.
        package let remaining: [Entry]
        /// The entries that accept more problems than exist. Their counts are the differences.
        package let stale: [Entry]
    }

    /// Separates the new problems from the accepted ones. If several have one fingerprint, the first ones are accepted.
    package func compare(with report: DiagnosticReport) -> Comparison {
        let entries = entries.filter { $0.target == report.target }
        var counts = Dictionary(entries.map { ($0.fingerprint, $0.count) }, uniquingKeysWith: +)
        var acceptedCount = 0
        let new = report.diagnostics.keeping { diagnostic in
            guard diagnostic.isProblem, let count = counts[diagnostic.fingerprint], count > 0 else { return true }
            counts[diagnostic.fingerprint] = count - 1
            acceptedCount += 1
            return false
        }
        var remaining: [Entry] = []
        var stale: [Entry] = []
        for entry in entries {
            // Entries with the same fingerprint, which a merge can leave, share the difference.
            let superfluous = min(counts[entry.fingerprint] ?? 0, entry.count)
            counts[entry.fingerprint, default: 0] -= superfluous
            if superfluous > 0 { stale.append(entry.counting(superfluous)) }
            if entry.count > superfluous { remaining.append(entry.counting(entry.count - superfluous)) }
        }
        return Comparison(
            newDiagnostics: new, acceptedCount: acceptedCount, remaining: remaining, stale: stale)
    }
}

extension Baseline.Comparison {
    /// The maximum number of superfluous entries to name.
    private static let noteLimit = 10

    /// One diagnostic for all superfluous entries.
    func staleDiagnostic(path: String, severity: Diagnostic.Severity) -> Diagnostic? {
        guard let first = stale.first, severity != .off else { return nil }
        var notes = stale.prefix(Self.noteLimit).map { entry in
            let times = entry.count == 1 ? "" : ", \(entry.count) times"
            return Diagnostic.Note(
                .place, "\(entry.message) [\(entry.fingerprint.identifier)\(times)]", at: entry.location)
        }
        if stale.count > notes.count { notes.append(.init(.remark, "and \(stale.count - notes.count) more")) }
        notes.append(.init(Remedy(.init(.passFlag, "update-baseline"))))
        let count = stale.reduce(0) { $0 + $1.count }
        let message = "\(count) accepted problem\(count == 1 ? " no longer exists" : "s no longer exist")"
        var diagnostic = Diagnostic(Baseline.rule, message, about: path, at: first.location, notes: notes)
        diagnostic.severity = severity
        return diagnostic
    }
}
