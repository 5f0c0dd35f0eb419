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
            switch rest.reason {
            case .consequence(let problem): text += "    Then \(problem.message) [\(problem.rule.identifier)]\n"
            case .text(let reason): text += "    Not applied: \(reason)\n"
            }
        }
        let count = fixes.count
        let choice = choices.isEmpty ? "" : "; \(choices.count) of the others can be fixed in several ways"
        text += "\(count == 0 ? "nothing" : Self.problems(count)) fixed\(choice)\(withoutRemedy)\n"
        return text
    }

    /// How many problems have no remedy, and of which kinds they are.
    private var withoutRemedy: TerminalText {
        if unknown.isEmpty { return "" }
        let kinds = Set(unknown.map(\.rule.identifier)).sorted().joined(separator: ", ")
        return "; dpend knows no remedy for \(Self.problems(unknown.count)) (\(kinds))"
    }

    private static func problems(_ count: Int) -> TerminalText { "\(count) \(count == 1 ? "problem" : "problems")" }

    private static func line(_ diagnostic: Diagnostic) -> TerminalText {
        "\(diagnostic.location.map { "\($0.description): " } ?? "")\(diagnostic.message) [\(diagnostic.rule.identifier)]\n"
    }
}
