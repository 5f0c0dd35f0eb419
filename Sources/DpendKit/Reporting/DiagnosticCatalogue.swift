/// Explains the kinds of problems, each with an example and with what dpend says of it.
public struct DiagnosticCatalogue: Sendable {
    private let rules: [DiagnosticRule]

    /// Creates the catalogue of all rules.
    public init(rules: [DiagnosticRule] = DiagnosticRule.all) {
        self.rules = rules
    }

    /// The identifiers, sorted.
    public var identifiers: [String] { rules.map(\.identifier) }

    /// What a kind of problem means and how to mend it, in Markdown; nil for an identifier that there is none of.
    public func explanation(of identifier: String) -> String? {
        rules.first { $0.identifier == identifier }.map { explanation(of: $0, heading: "#") }
    }

    /// All explanations: the text of `Documentation/Diagnostics.md`.
    public func document() -> String {
        let rows = rules.map { rule in
            "| [`\(rule.identifier)`](#\(rule.identifier)) | \(rule.severity.rawValue) | \(rule.summary) |"
        }
        return """
            # What dpend reports

            `dpend explain IDENTIFIER` prints each of these; this page is written by `dpend explain --all`. Severities can be
            changed with `--severity IDENTIFIER=error|warning|note|off`, or under `severity:` in `.dpend.yml`. What keeps
            generated code from being right keeps it from being written, whatever its severity.

            | identifier | default | what |
            |---|---|---|
            \(rows.joined(separator: "\n"))

            The examples are run with `--implicit-filter 'Impl$'`.

            """ + rules.map { "\n" + explanation(of: $0, heading: "##") }.joined()
    }

    private func explanation(of rule: DiagnosticRule, heading: String) -> String {
        """
        \(heading) \(rule.identifier)

        \(rule.summary). \(Self.description(of: rule))

        \(rule.explanation)
        \(rule.example.map { Self.broken($0, rule) } ?? "")
        **What to do**

        \(rule.remedy)
        \(rule.example.map { "\n```swift\n\($0.mended)\n```\n" } ?? "")
        """
    }

    /// The sources that break a rule, and what dpend says of them.
    private static func broken(_ example: DiagnosticRule.Example, _ rule: DiagnosticRule) -> String {
        let arguments = ["--implicit-filter 'Impl$'", example.arguments].filter { !$0.isEmpty }
        return """

            ```swift
            \(example.broken)
            ```

            ```
            $ dpend analyze Example.swift \(arguments.joined(separator: " "))
            \(output(of: example.broken, rule))```

            """
    }

    private static func description(of rule: DiagnosticRule) -> String {
        let severity = rule.severity == .off ? "Off by default." : "By default \(article(rule.severity)) \(rule.severity.rawValue)."
        return rule.preventsGeneration ? "\(severity) No code is generated while there is one." : severity
    }

    private static func article(_ severity: Diagnostic.Severity) -> String { severity == .error ? "an" : "a" }

    /// What a run on an example finds of a kind.
    public static func findings(in sources: String, _ rule: DiagnosticRule) -> [Diagnostic] {
        var options = ResolutionOptions()
        options.implicitFilters = ["Impl$"]
        rule.example?.configure(&options)
        let resolution = try? DependencyResolution(
            sources: [SourceFile(path: "Example.swift", text: sources + "\n")], options: options)
        return resolution?.diagnostics ?? []
    }

    private static func output(of sources: String, _ rule: DiagnosticRule) -> String {
        TextDiagnosticFormatter().format(findings(in: sources, rule))
    }
}
