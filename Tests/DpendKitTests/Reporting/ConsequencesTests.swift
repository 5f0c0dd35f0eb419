import Foundation
import Testing

@testable import DpendKit

/// Problems with the same cause.
@Suite struct ConsequencesTests {
    private typealias Samples = DiagnosticSamples

    /// One problem with consequences, and one alone.
    private static func report(consequences: Int, target: String? = nil) -> DiagnosticReport {
        var problems = [Samples.diagnostic("Lead", line: 1, cause: "cause")]
        problems += (0..<consequences).map { Samples.diagnostic("C\($0)", line: 2 + $0, cause: "cause") }
        return Samples.report(problems + [Samples.diagnostic("Other", line: 1_000)], target: target)
    }

    @Test func textListsTenOfThem() {
        let lines = TextDiagnosticFormatter().format(Self.report(consequences: 299), sources: .none).text
            .split(separator: "\n").map(String.init)
        #expect(
            lines == [
                "A.swift:1:1: error: nothing provides 'Lead' [unsatisfied-dependency]",
                "A.swift:1:1: note: provide 'Lead'",
                "A.swift:1:1: note: 299 other problems have the same cause and will vanish with it",
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

    @Test func textListsAllOnRequest() {
        let text = TextDiagnosticFormatter().format(Self.report(consequences: 10), sources: .none).text
        #expect(!text.contains("more with the same cause"))
        #expect(text.contains("'C9'"))
    }

    @Test func verboseTextListsAllInFull() {
        let text = TextDiagnosticFormatter(isVerbose: true).format(Self.report(consequences: 299), sources: .none).text
        #expect(text.split(separator: "\n").count == 2 * 301 + 2)
        #expect(text.contains("note: provide 'C298'"))
    }

    @Test func countsIncludeAll() {
        #expect(Self.report(consequences: 0).verdict == "2 errors in 7 dependencies")
        #expect(Self.report(consequences: 1).verdict == "3 errors from 2 causes in 7 dependencies")
        var report = Self.report(consequences: 2)
        report.diagnostics.removeLast()
        report.diagnostics[0].consequences[0].severity = .warning
        #expect(report.counts == "2 errors, 1 warning from 1 cause")
    }

    @Test func jsonNamesTheCause() throws {
        let text = JSONDiagnosticFormatter().format(Self.report(consequences: 299), sources: .none).text
        let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
        #expect(report.diagnostics.count == 301)
        #expect(report.diagnostics.count { $0.causedBy == "unsatisfied-dependency:Lead" } == 299)
        #expect(report.diagnostics.filter { $0.causedBy == nil }.map(\.subject) == ["Lead", "Other"])
        #expect(report.diagnostics.map(\.notes.count) == [2] + Array(repeating: 1, count: 300))
        #expect(
            report.summary == ["errors": 301, "warnings": 0, "notes": 0, "causes": 2, "dependencies": 7, "accepted": 0])
    }

    @Test func sarifAndGitHubNameTheCause() {
        let report = Self.report(consequences: 12)
        let sarif = SARIFDiagnosticFormatter(analyzer: Parts.all.analyzer).format(report, sources: .none).text
        #expect(sarif.components(separatedBy: "\"causedBy\" : \"unsatisfied-dependency:Lead\"").count == 13)
        let commands = GitHubDiagnosticFormatter().format(report, sources: .none).text.split(separator: "\n")
        #expect(commands.count == 15)
        #expect(
            commands[1] == """
                ::error file=A.swift,line=2,col=1,title=unsatisfied-dependency::nothing provides 'C0'%0Ahelp: provide 'C0'\
                %0AA.swift:1:1: note: it has the same cause as: nothing provides 'Lead'
                """)
    }

    /// Several problems of one kind and subject can be distinguished in a report.
    @Test func fingerprintsAreUniqueInAReport() {
        let report = Samples.report((1...3).map { Samples.diagnostic("A", line: $0) })
        #expect(
            report.entries.map(\.fingerprint) == [
                "unsatisfied-dependency:A", "unsatisfied-dependency:A#2", "unsatisfied-dependency:A#3",
            ])
    }

    @Test func quietReportKeepsErrorsAmongTheConsequencesOfAWarning() {
        let severities: [Diagnostic.Severity] = [.warning, .error, .warning, .error]
        var report = Samples.report(
            severities.enumerated().map {
                Samples.diagnostic("C\($0)", line: $0 + 1, cause: "cause").taken(as: $1)
            })
        report.keepOnlyErrors()
        #expect(report.diagnostics.map(\.subject) == ["C1"])
        #expect(report.diagnostics[0].consequences.map(\.subject) == ["C3"])
        #expect(report.closingLine == nil)
    }

    /// A program gets one document for all targets.
    @Test func reportsOnSeveralTargetsAreOneDocument() throws {
        let reports = [Self.report(consequences: 1, target: "App"), Self.report(consequences: 0, target: "Watch")]
        let json = try JSONDecoder().decode(
            Report.self, from: Data(JSONDiagnosticFormatter().format(reports, sources: .none).text.utf8))
        #expect(json.diagnostics.map(\.target) == ["App", "App", "App", "Watch", "Watch"])
        #expect(json.summary["errors"] == 5)
        #expect(json.summary["dependencies"] == 14)
        let sarif = SARIFDiagnosticFormatter(analyzer: Parts.all.analyzer).format(reports, sources: .none).text
        #expect(sarif.components(separatedBy: "\"automationDetails\"").count == 3)
        #expect(sarif.contains("\"id\" : \"dpend/Watch/\""))
    }

    private struct Report: Decodable {
        let diagnostics: [Entry]
        let summary: [String: Int]

        struct Entry: Decodable {
            let target: String?
            let subject: String
            let causedBy: String?
            let notes: [[String: String]]
        }
    }
}
