/// Reports comments for dpend that have no effect.
package struct UnknownCommentRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "unknown-comment", .warning,
        summary: "A comment '// dpend:…' has no effect",
        explanation: """
            A comment that begins with `dpend:` before a class is an instruction to dpend. `// dpend:ignore` hides the
            class from filters. `// dpend:singleton` (or another scope) keeps its instance. `// dpend:tag Backup` gives the
            class a tag. `// dpend:assisted` turns its requirements without providers into run-time values.

            This comment has another word after `dpend:`, contradicts another comment, or stands before a declaration that
            filters do not choose, such as an initializer.
            """,
        remedy: """
            Correct the word, or remove the comment.
            """,
        example: .init(
            """
            // dpend:singelton
            final class SessionImpl {}
            """,
            mended: """
                // dpend:singleton
                final class SessionImpl {}
                """))

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.collected.problems.markMistakes.map { mistake in
            let comment = "// dpend:\(mistake.text)"
            let remedies = Self.remedies(for: mistake, comment).map { Diagnostic.Note(Remedy($0)) }
            return Diagnostic(
                Self.rule, Self.message(on: mistake, comment), about: mistake.text, at: mistake.location,
                notes: remedies)
        }
    }

    private static func message(on mistake: DeclarationMarks.Mistake, _ comment: String) -> String {
        switch mistake.reason {
        case .unknownWord:
            let words = DeclarationMarks.words.joined(separator: ", ")
            return
                "the comment '\(comment)' has no effect: dpend does not know the word '\(mistake.text)', only \(words)"
        case .noTag: return "the comment '\(comment)' has no effect: it does not name a type"
        case .noEntry:
            return
                "the comment '\(comment)' has no effect: an entry is a text, a number or a static member, as \"json\", 7 or .json"
        case .contradiction: return "the comment '\(comment)' has no effect: a comment before it says something else"
        case .noClass:
            return
                "a comment before '\(mistake.text)' has no effect: only classes, actors and structs have scopes and tags"
        case .initializer:
            let place = "it stands before an initializer, and instructions stand before types"
            return "the comment '\(comment)' has no effect: \(place)"
        case .configuration:
            return "a comment before '\(mistake.text)' has no effect: a container makes one of each configuration"
        }
    }

    private static func remedies(for mistake: DeclarationMarks.Mistake, _ comment: String) -> [Remedy.Step] {
        func remove(_ comment: String) -> Remedy.Step { .init(.removeDeclaration, comment, at: mistake.location) }
        switch mistake.reason {
        case .unknownWord:
            let near = NearNames.find(mistake.text, among: DeclarationMarks.words).first
            return near.map { [.init(.rename, comment, "// dpend:\($0)", at: mistake.location)] } ?? [remove(comment)]
        case .noTag: return [.init(.rename, comment, "// dpend:tag SomeTag", at: mistake.location)]
        case .noEntry: return [.init(.rename, comment, "// dpend:entry \"name\"", at: mistake.location)]
        case .contradiction: return [remove(comment)]
        case .noClass: return [.init(.removeComment, mistake.text, "// dpend:", at: mistake.location)]
        // dpend never calls a private initializer.
        case .initializer where mistake.text == "ignore":
            return [.init(.setAccess, "init", "private", at: mistake.location), remove(comment)]
        case .initializer: return [remove(comment)]
        case .configuration: return [.init(.writeLiterals, mistake.text, at: mistake.location)]
        }
    }
}
