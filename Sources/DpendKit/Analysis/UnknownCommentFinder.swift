/// Reports comments for dpend that say nothing, or nothing where they stand.
public struct UnknownCommentFinder: DependencyGraphVisitor {
    public static let rule = DiagnosticRule(
        "unknown-comment", .warning,
        summary: "A comment '// dpend:…' has no effect",
        explanation: """
            A comment before a class that begins with `dpend:` says something about it: `// dpend:ignore` takes it out of what filters
            choose, `// dpend:singleton` (or another scope) keeps its instance, `// dpend:tag Backup` gives it a tag, and
            `// dpend:assisted` makes run-time values of what it requires and nothing provides. This comment has another word behind
            `dpend:`, says what another comment contradicts, or stands before something that filters do not choose.
            """,
        remedy: """
            Correct the word, or remove the comment.
            """,
        example: .init(
            """
                // dpend:singelton
                final class SessionImpl {}
                """, mended: """
                // dpend:singleton
                final class SessionImpl {}
                """))

    public init() {}

    public func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.collected.problems.markMistakes.map { mistake in
            let comment = "'// dpend:\(mistake.text)'"
            let (message, remedy) = Self.words(for: mistake, comment)
            return Diagnostic(
                Self.rule, message, about: mistake.text, at: mistake.location, notes: [.init(.help, remedy)])
        }
    }

    private static func words(for mistake: DeclarationMarks.Mistake, _ comment: String) -> (message: String, remedy: String) {
        switch mistake.reason {
        case .unknownWord:
            let near = NearNames.find(mistake.text, among: DeclarationMarks.words).first
            return (
                "the comment \(comment) has no effect: dpend does not know the word '\(mistake.text)'",
                near.map { "write '// dpend:\($0)'" }
                    ?? "write one of these words, or remove the comment: \(DeclarationMarks.words.joined(separator: ", "))")
        case .noTag:
            return ("the comment \(comment) has no effect: it does not name a type", "write '// dpend:tag' and the name of the tag's type")
        case .contradiction:
            return ("the comment \(comment) has no effect: a comment before it says something else", "remove one of the two")
        case .noClass:
            return (
                "a comment before '\(mistake.text)' has no effect: only classes, actors and structs have scopes and tags",
                "move the comment to the class that it is meant for, or remove it")
        case .configuration:
            return (
                "a comment before '\(mistake.text)' has no effect: a container makes one of each configuration",
                "remove the comment, or name scope and tag in the 'DependencyRegistration' that a method returns")
        }
    }
}
