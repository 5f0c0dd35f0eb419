/// Explains the kinds of problems, each with an example and with dpend's report on it.
package struct DiagnosticCatalogue {
    private let rules: [DiagnosticRule]
    /// The problems in the sources of an example.
    private let findings: (_ sources: String, _ example: DiagnosticRule.Example) -> [Diagnostic]

    init(rules: [DiagnosticRule], findings: @escaping (String, DiagnosticRule.Example) -> [Diagnostic]) {
        self.rules = rules
        self.findings = findings
    }

    /// The identifiers, sorted.
    package var identifiers: [String] { rules.map(\.identifier) }

    /// The meaning of a kind of problem and how to fix it, in Markdown; nil for an unknown identifier.
    package func explanation(of identifier: String) -> String? {
        rules.first { $0.identifier == identifier }.map { explanation(of: $0, heading: "#") }
    }

    /// All explanations: the text of `Documentation/Diagnostics.md`.
    package func document() -> String {
        let rows = rules.map { rule in
            "| [`\(rule.identifier)`](#\(rule.identifier)) | \(rule.severity.rawValue) | \(rule.summary) |"
        }
        return """
            # What dpend reports

            `dpend explain IDENTIFIER` prints each of these, and `dpend explain --all` writes this page. You can change severities with
            `--severity IDENTIFIER=error|warning|note|off`, or under `severity:` in `.dpend.yml`. A problem that would make generated
            code wrong prevents writing it, whatever its severity.

            | identifier | default | what |
            |---|---|---|
            \(rows.joined(separator: "\n"))

            The examples are run with `--implicit-filter 'Impl$'`.

            """ + rules.map { "\n" + explanation(of: $0, heading: "##") }.joined()
    }

    private func explanation(of rule: DiagnosticRule, heading: String) -> String {
        var parts = [
            "\(heading) \(rule.identifier)", "\(rule.summary). \(Self.description(of: rule))", rule.explanation,
        ]
        if let example = rule.example {
            let arguments = ["--implicit-filter 'Impl$'", example.arguments].filter { !$0.isEmpty }
            let output = TextDiagnosticFormatter().format(findings(example.broken, example)).text
            parts.append(Self.block(example.broken + "\n", language: "swift"))
            parts.append(
                Self.block(
                    "$ dpend analyze \(example.companion == nil ? example.path : ".") \(arguments.joined(separator: " "))\n\(output)"
                ))
        }
        parts += ["**What to do**", rule.remedy]
        if let example = rule.example { parts.append(Self.block(example.mended + "\n", language: "swift")) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static func block(_ text: String, language: String = "") -> String { "```\(language)\n\(text)```" }

    private static func description(of rule: DiagnosticRule) -> String {
        let severity =
            rule.severity == .off
            ? "Off by default." : "By default \(article(rule.severity)) \(rule.severity.rawValue)."
        return rule.preventsGeneration ? "\(severity) No code is generated while there is one." : severity
    }

    private static func article(_ severity: Diagnostic.Severity) -> String { severity == .error ? "an" : "a" }
}
