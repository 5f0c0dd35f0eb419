extension ProjectFixer {
    /// The changes, and the problems that need a choice, for people.
    package var summary: TerminalText {
        var text: TerminalText = ""
        for fix in fixes { text += "\(Self.line(fix.diagnostic))  fixed: \(fix.remedy.text)\n" }
        for choice in choices {
            text += "\(Self.line(choice.diagnostic))  several remedies help; apply one with --choose:\n"
            for (number, remedy) in choice.remedies.enumerated() { text += "    \(number + 1). \(remedy.text)\n" }
        }
        for rest in rests {
            text += "\(Self.line(rest.diagnostic))  left: \(rest.remedy.text)\n"
            text += "    Then \(rest.consequence.message) [\(rest.consequence.rule.identifier)]\n"
        }
        let count = fixes.count
        let rest = choices.isEmpty ? "" : "; \(choices.count) of the others can be fixed in several ways"
        text += "\(count == 0 ? "nothing" : "\(count) \(count == 1 ? "problem" : "problems")") fixed\(rest)\n"
        return text
    }

    private static func line(_ diagnostic: Diagnostic) -> TerminalText {
        "\(diagnostic.location.map { "\($0.description): " } ?? "")\(diagnostic.message) [\(diagnostic.rule.identifier)]\n"
    }
}
