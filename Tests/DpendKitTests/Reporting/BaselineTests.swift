@testable import DpendKit
import Testing

/// What a baseline accepts, and what becomes of it; its life on disk is among the transcripts.
@Suite struct BaselineTests {
    private static let rule = DiagnosticRule("unsatisfied-dependency", .error, summary: "Something is missing")

    private static func diagnostic(_ name: String, line: Int = 1, _ consequences: Diagnostic...) -> Diagnostic {
        var diagnostic = Diagnostic(
            rule, "nothing provides '\(name)'", about: name, at: SourceLocation(path: "A.swift", line: line, column: 1))
        diagnostic.consequences = consequences
        return diagnostic
    }

    @Test func acceptedProblemHidesNoNewConsequence() {
        let baseline = Baseline(accepting: [Self.diagnostic("A", Self.diagnostic("B", line: 5))])
        let found = [
            Self.diagnostic(
                "A", line: 9, Self.diagnostic("B", line: 5), Self.diagnostic("C", line: 6), Self.diagnostic("D", line: 7))
        ]
        let comparison = baseline.compare(with: found)
        #expect(comparison.newDiagnostics.map(\.subject) == ["C"])
        #expect(comparison.newDiagnostics.first?.consequences.map(\.subject) == ["D"])
        #expect(comparison.acceptedCount == 2)
        #expect(comparison.stale == [])
    }

    @Test func newProblemKeepsOnlyItsNewConsequences() {
        let baseline = Baseline(accepting: [Self.diagnostic("B")])
        let comparison = baseline.compare(with: [Self.diagnostic("A", Self.diagnostic("B"), Self.diagnostic("C"))])
        #expect(comparison.newDiagnostics == [Self.diagnostic("A", Self.diagnostic("C"))])
    }

    @Test func promotedConsequencesAreSortedIn() {
        let baseline = Baseline(accepting: [Self.diagnostic("A")])
        let found = [Self.diagnostic("A", line: 1, Self.diagnostic("Z", line: 30)), Self.diagnostic("B", line: 20)]
        #expect(baseline.compare(with: found).newDiagnostics.map(\.subject) == ["B", "Z"])
    }

    /// Of several alike as many are accepted as there were.
    @Test func equalProblemsAreCounted() {
        let baseline = Baseline(accepting: [Self.diagnostic("A", line: 1), Self.diagnostic("A", line: 2)])
        #expect(baseline.entries.map(\.count) == [2])
        let more = baseline.compare(with: (1...3).map { Self.diagnostic("A", line: $0) })
        #expect(more.newDiagnostics.map { $0.location?.line } == [3])
        let fewer = baseline.compare(with: [Self.diagnostic("A")])
        #expect(fewer.remaining.entries.map(\.count) == [1])
        #expect(fewer.stale.map(\.count) == [1])
        #expect(
            fewer.staleDiagnostic(path: "b.json", severity: .warning)?.message
                == "1 accepted problem is not found any more")
    }

    /// A merge of two branches can leave an entry twice.
    @Test func entriesThatStandTwiceAreAddedUp() {
        let entries = Baseline(accepting: [Self.diagnostic("A"), Self.diagnostic("B")]).entries
        let comparison = Baseline(entries: entries + entries).compare(with: [Self.diagnostic("A"), Self.diagnostic("A")])
        #expect(comparison.newDiagnostics == [])
        #expect(comparison.stale.map(\.fingerprint.subject) == ["B", "B"])
        #expect(comparison.remaining.entries.map(\.count) == [1, 1])
    }

    @Test func notesAreNeitherAcceptedNorReportedAsNew() {
        var note = Self.diagnostic("A")
        note.severity = .note
        #expect(Baseline(accepting: [note]).entries == [])
        let comparison = Baseline(accepting: [Self.diagnostic("A")]).compare(with: [note])
        #expect(comparison.newDiagnostics == [note])
        #expect(comparison.acceptedCount == 0)
    }

    @Test func ofManyStaleEntriesTenAreNamed() {
        let baseline = Baseline(accepting: (10..<40).map { Self.diagnostic("A\($0)") })
        let diagnostic = baseline.compare(with: []).staleDiagnostic(path: "b.json", severity: .error)
        #expect(diagnostic?.message == "30 accepted problems are not found any more")
        #expect(diagnostic?.notes.count == 12)
        #expect(diagnostic?.notes[10].message == "and 20 more")
        #expect(diagnostic?.severity == .error)
    }

    @Test func textDoesNotDependOnTheOrderOfProblems() {
        let diagnostics = ["B", "A", "C", "A"].map { Self.diagnostic($0) }
        #expect(
            BaselineFile.text(of: Baseline(accepting: diagnostics))
                == BaselineFile.text(of: Baseline(accepting: diagnostics.reversed())))
    }
}
