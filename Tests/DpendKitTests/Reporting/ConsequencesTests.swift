@testable import DpendKit
import Foundation
import Testing

/// Problems that have the same cause as another.
@Suite struct ConsequencesTests {
    private static let rule = DiagnosticRule("unsatisfied-dependency", .error, summary: "Something is missing")

    private static func diagnostic(_ name: String, line: Int) -> Diagnostic {
        Diagnostic(
            rule, "nothing provides '\(name)'", about: name, at: SourceLocation(path: "A.swift", line: line, column: 1),
            notes: [.init(.help, "provide '\(name)'")])
    }

    /// One problem with further ones, and one for itself.
    private static func report(consequences: Int) -> DiagnosticReport {
        var lead = diagnostic("Lead", line: 1)
        lead.consequences = (0..<consequences).map { diagnostic("C\($0)", line: 2 + $0) }
        return DiagnosticReport(diagnostics: [lead, diagnostic("Other", line: 1_000)], dependencyCount: 7)
    }

    @Test func textListsTenOfThem() {
        let lines = TextDiagnosticFormatter().format(Self.report(consequences: 299), sources: .none)
            .split(separator: "\n").map(String.init)
        #expect(
            lines == [
                "A.swift:1:1: error: nothing provides 'Lead' [unsatisfied-dependency]",
                "A.swift:1:1: note: provide 'Lead'",
            ]
                + (0..<10).map {
                    "A.swift:\($0 + 2):1: error: nothing provides 'C\($0)' [unsatisfied-dependency]"
                } + [
                    "A.swift:1:1: note: and 289 more with the same cause; --verbose lists them all",
                    "A.swift:1000:1: error: nothing provides 'Other' [unsatisfied-dependency]",
                    "A.swift:1000:1: note: provide 'Other'",
                    "301 errors from 2 causes in 7 dependencies",
                ])
    }

    @Test func textListsAllWhereTenAreEnough() {
        let text = TextDiagnosticFormatter().format(Self.report(consequences: 10), sources: .none)
        #expect(!text.contains("more with the same cause"))
        #expect(text.contains("'C9'"))
    }

    @Test func verboseTextListsAllInFull() {
        let text = TextDiagnosticFormatter(isVerbose: true).format(Self.report(consequences: 299), sources: .none)
        #expect(text.split(separator: "\n").count == 2 * 301 + 1)
        #expect(text.contains("note: provide 'C298'"))
    }

    @Test func countsAreThoseOfAll() {
        #expect(Self.report(consequences: 0).verdict == "2 errors in 7 dependencies")
        #expect(Self.report(consequences: 1).verdict == "3 errors from 2 causes in 7 dependencies")
        var report = Self.report(consequences: 2)
        report.diagnostics.removeLast()
        report.diagnostics[0].consequences[0].severity = .warning
        #expect(report.counts == "2 errors, 1 warning from 1 cause")
    }

    @Test func jsonNamesTheCause() throws {
        let text = JSONDiagnosticFormatter().format(Self.report(consequences: 299), sources: .none)
        let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
        #expect(report.diagnostics.count == 301)
        #expect(report.diagnostics.count { $0.causedBy == "unsatisfied-dependency:Lead" } == 299)
        #expect(report.diagnostics.filter { $0.causedBy == nil }.map(\.subject) == ["Lead", "Other"])
        #expect(report.diagnostics.allSatisfy { $0.notes.count == 1 })
        #expect(report.summary == ["errors": 301, "warnings": 0, "notes": 0, "causes": 2, "dependencies": 7, "accepted": 0])
    }

    @Test func sarifAndGitHubNameTheCause() {
        let report = Self.report(consequences: 12)
        let sarif = SARIFDiagnosticFormatter().format(report, sources: .none)
        #expect(sarif.components(separatedBy: "\"causedBy\" : \"unsatisfied-dependency:Lead\"").count == 13)
        let commands = GitHubDiagnosticFormatter().format(report, sources: .none).split(separator: "\n")
        #expect(commands.count == 15)
        #expect(
            commands[1] == """
                ::error file=A.swift,line=2,col=1,title=unsatisfied-dependency::nothing provides 'C0'%0Ahelp: provide 'C0'\
                %0AA.swift:1:1: note: it has the same cause as: nothing provides 'Lead'
                """)
    }

    /// Several problems of one kind about one thing can be told apart in a report.
    @Test func fingerprintsAreUniqueInAReport() {
        let report = DiagnosticReport(
            diagnostics: (1...3).map { Self.diagnostic("A", line: $0) }, dependencyCount: 1)
        #expect(
            report.entries.map(\.fingerprint) == [
                "unsatisfied-dependency:A", "unsatisfied-dependency:A#2", "unsatisfied-dependency:A#3",
            ])
    }

    @Test func quietReportKeepsErrorsAmongTheConsequencesOfAWarning() {
        var report = Self.report(consequences: 3)
        report.diagnostics[0].severity = .warning
        report.diagnostics[0].consequences[1].severity = .warning
        report.keepOnlyErrors()
        #expect(report.diagnostics.map(\.subject) == ["C0", "Other"])
        #expect(report.diagnostics[0].consequences.map(\.subject) == ["C2"])
        #expect(report.closingLine == nil)
    }

    private struct Report: Decodable {
        let diagnostics: [Entry]
        let summary: [String: Int]

        struct Entry: Decodable {
            let subject: String
            let causedBy: String?
            let notes: [[String: String]]
        }
    }
}
