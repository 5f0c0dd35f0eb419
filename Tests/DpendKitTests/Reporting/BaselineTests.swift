import Testing

@testable import DpendKit

/// The problems that a baseline accepts, and its updates. The transcripts contain its life on disk.
@Suite struct BaselineTests {
    private typealias Samples = DiagnosticSamples

    private static func baseline(_ names: String...) -> Baseline {
        Baseline(accepting: [Samples.report(names.map { Samples.diagnostic($0) })])
    }

    @Test func acceptedProblemDoesNotHideANewConsequence() {
        let found = ["A", "B", "C", "D"].enumerated().map { Samples.diagnostic($1, line: $0 + 5, cause: "cause") }
        let comparison = Self.baseline("A", "B").compare(with: Samples.report(found))
        #expect(comparison.newDiagnostics.map(\.subject) == ["C"])
        #expect(comparison.newDiagnostics.first?.consequences.map(\.subject) == ["D"])
        #expect(
            comparison.newDiagnostics.first?.notes.last?.message.hasPrefix("1 other problem has the same cause") == true
        )
        #expect(comparison.acceptedCount == 2)
        #expect(comparison.stale == [])
    }

    @Test func newProblemKeepsOnlyItsNewConsequences() {
        let found = ["A", "B", "C"].enumerated().map { Samples.diagnostic($1, line: $0 + 5, cause: "cause") }
        let comparison = Self.baseline("B").compare(with: Samples.report(found))
        #expect(comparison.newDiagnostics == Samples.report([found[0], found[2]]).diagnostics)
    }

    @Test func problemWhoseConsequencesAreAcceptedSaysNothingOfThem() {
        let found = ["A", "B"].enumerated().map { Samples.diagnostic($1, line: $0 + 5, cause: "cause") }
        let comparison = Self.baseline("B").compare(with: Samples.report(found))
        #expect(comparison.newDiagnostics == [found[0]])
    }

    /// If several problems are alike, the baseline accepts as many as there were.
    @Test func equalProblemsAreCounted() {
        let baseline = Self.baseline("A", "A")
        #expect(baseline.entries.map(\.count) == [2])
        let more = baseline.compare(with: Samples.report((1...3).map { Samples.diagnostic("A", line: $0) }))
        #expect(more.newDiagnostics.map { $0.location?.line } == [3])
        let fewer = baseline.compare(with: Samples.report([Samples.diagnostic("A")]))
        #expect(fewer.remaining.map(\.count) == [1])
        #expect(fewer.stale.map(\.count) == [1])
        #expect(
            fewer.staleDiagnostic(path: "b.json", severity: .warning)?.message
                == "1 accepted problem no longer exists")
    }

    /// A merge of two branches can leave an entry twice.
    @Test func repeatedEntriesAreAddedUp() {
        let entries = Self.baseline("A", "B").entries
        let found = Samples.report([Samples.diagnostic("A", line: 1), Samples.diagnostic("A", line: 2)])
        let comparison = Baseline(entries: entries + entries).compare(with: found)
        #expect(comparison.newDiagnostics == [])
        #expect(comparison.stale.map(\.fingerprint.subject) == ["B", "B"])
        #expect(comparison.remaining.map(\.count) == [1, 1])
    }

    @Test func notesAreNeitherAcceptedNorReportedAsNew() {
        let note = Samples.diagnostic("A").taken(as: .note)
        #expect(Baseline(accepting: [Samples.report([note])]).entries == [])
        let comparison = Self.baseline("A").compare(with: Samples.report([note]))
        #expect(comparison.newDiagnostics == [note])
        #expect(comparison.acceptedCount == 0)
    }

    @Test func problemOfOneTargetIsNotAcceptedOfAnother() {
        let reports = ["App", "Watch"].map { Samples.report([Samples.diagnostic("A")], target: $0) }
        let baseline = Baseline(accepting: [reports[0]])
        #expect(baseline.compare(with: reports[0]).acceptedCount == 1)
        #expect(baseline.compare(with: reports[1]).newDiagnostics.count == 1)
        #expect(baseline.compare(with: reports[1]).stale == [])
        #expect(Baseline(accepting: reports).entries.map(\.target) == ["App", "Watch"])
    }

    @Test func ofManyStaleEntriesTenAreNamed() {
        let baseline = Baseline(accepting: [Samples.report((10..<40).map { Samples.diagnostic("A\($0)") })])
        let diagnostic = baseline.compare(with: Samples.report([])).staleDiagnostic(path: "b.json", severity: .error)
        #expect(diagnostic?.message == "30 accepted problems no longer exist")
        #expect(diagnostic?.notes.count == 12)
        #expect(diagnostic?.notes[10].message == "and 20 more")
        #expect(diagnostic?.severity == .error)
    }

    @Test func textDoesNotDependOnTheOrderOfProblems() {
        let reports = ["App", "Watch"].map { target in
            Samples.report(["B", "A", "C", "A"].map { Samples.diagnostic($0) }, target: target)
        }
        #expect(
            BaselineFile.text(of: Baseline(accepting: reports))
                == BaselineFile.text(of: Baseline(accepting: reports.reversed())))
    }
}
