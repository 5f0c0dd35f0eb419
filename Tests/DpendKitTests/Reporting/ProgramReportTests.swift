import Foundation
import Testing

@testable import DpendKit

/// The properties that other programs rely on. The transcripts contain whole reports.
@Suite struct ProgramReportTests {
    /// dpend counts columns in bytes, and SARIF declares its unit.
    @Test(arguments: [
        ("class Impl { init(m: Missing) {} }", 19),
        ("class Impl { init(/* é */ m: Missing) {} }", 27),
        ("class Impl { init(/* 漢 */ m: Missing) {} }", 27),
        ("class Impl { init(/* 😀 */ m: Missing) {} }", 28),
        ("\u{FEFF}class Impl { init(m: Missing) {} }", 19),
    ]) func sarifColumnsAreUTF16(_ source: String, _ column: Int) throws {
        let run = try run(of: source, texts: SourceTexts([SourceFile(path: "A.swift", text: source)]))
        #expect(run.columnKind == "utf16CodeUnits")
        #expect(run.results[0].locations[0].physicalLocation.region == ["startLine": 1, "startColumn": column])
    }

    @Test func placeInALostFileHasItsLineOnly() throws {
        let run = try run(of: "class Impl { init(m: Missing) {} }", texts: .none)
        #expect(run.results[0].locations[0].physicalLocation.region == ["startLine": 1])
    }

    @Test func sarifHasAllRules() throws {
        let run = try run(of: "class Impl { init(m: Missing) {} }", texts: .none)
        #expect(run.tool.driver.rules.map(\.id) == DiagnosticRule.all.map(\.identifier))
        #expect(run.tool.driver.rules[run.results[0].ruleIndex].id == "unsatisfied-dependency")
    }

    @Test func rulesHaveDifferentIdentifiers() {
        #expect(Set(DiagnosticRule.all.map(\.identifier)).count == DiagnosticRule.all.count)
        #expect(DiagnosticRule.all.count == Parts.all.analyzer.rules.count + 1)
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (1.5, "1.5"), (-12, "-12"), (9e15, "9000000000000000"), (1e300, "1e+300"),
        (-1e300, "-1e+300"), (.infinity, "null"), (.nan, "null"),
    ]) func everyNumberCanBeWritten(_ value: Double, _ text: String) {
        #expect(JSONValue.number(value).prettyPrinted == "\(text)\n")
    }

    @Test func everyTextCanBeWritten() throws {
        let text = (0...0x7F).compactMap(UnicodeScalar.init).map { String($0) }.joined() + "ä\u{2028}🙂"
        let json = JSONValue.array([.string(text), .string("\u{1}\n")]).compact
        #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text, "\u{1}\n"])
        #expect(json.hasSuffix(#""\u0001\n"]"#))
    }

    /// A command stays on one line, whatever the message contains.
    @Test func gitHubCommandsAreEscaped() {
        let rule = DiagnosticRule("rule", .note, summary: "A rule", explanation: "", remedy: "", example: nil)
        let diagnostic = Diagnostic(
            rule, "50% of\r\n::error::it: a,b", about: "it",
            at: SourceLocation(path: "a%b:c,d\n.swift", line: 3, column: 4))
        #expect(
            GitHubDiagnosticFormatter().format(.init(diagnostics: [diagnostic], dependencyCount: 2), sources: .none)
                .text == """
                    ::notice file=a%25b%3Ac%2Cd%0A.swift,line=3,col=4,title=rule::50%25 of\\r\\n::error::it: a,b
                    no problems in 2 dependencies

                    """)
    }

    private func run(of source: String, texts: SourceTexts) throws -> Log.Run {
        var options = ResolutionOptions()
        options.implicitFilters = ["Impl$"]
        let resolution = try DependencyResolution(
            sources: [SourceFile(path: "A.swift", text: source)], options: options)
        let text = SARIFDiagnosticFormatter(analyzer: Parts.all.analyzer).format(
            DiagnosticReport(resolution), sources: texts
        ).text
        return try JSONDecoder().decode(Log.self, from: Data(text.utf8)).runs[0]
    }

    /// The examined part of SARIF.
    private struct Log: Decodable {
        let runs: [Run]

        struct Run: Decodable {
            let columnKind: String
            let tool: Tool
            let results: [Result]
        }
        struct Tool: Decodable { let driver: Driver }
        struct Driver: Decodable { let rules: [Rule] }
        struct Rule: Decodable { let id: String }
        struct Result: Decodable {
            let ruleIndex: Int
            let locations: [Location]
        }
        struct Location: Decodable { let physicalLocation: PhysicalLocation }
        struct PhysicalLocation: Decodable { let region: [String: Int] }
    }
}
