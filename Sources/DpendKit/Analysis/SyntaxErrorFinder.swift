/// Reports sources that could be read only in part.
package struct SyntaxErrorFinder: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "syntax-error", .warning,
        summary: "A source could be read only in part",
        explanation: """
            The parser could not make sense of a part of a file. What could be read of it counts all the same, so that a half-finished
            line does not stop the build of the graph; but what follows may be missing.

            An error in a part that decides nothing, as a finished body or a value, is not reported: the Swift compiler will.
            """,
        remedy: """
            Mend the source; the Swift compiler will complain as well.
            """,
        example: .init(
            """
                final class ReminderServiceImpl {
                    init(title: String = "" {}
                }
                """, mended: """
                final class ReminderServiceImpl {
                    init(title: String = "") {}
                }
                """))

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let read = subject.graph.nodes.isEmpty && !subject.registries.isEmpty ? Set(subject.registries.flatMap(\.registry.paths)) : nil
        return subject.collected.problems.syntaxErrors.filter { read?.contains($0.location.path) ?? true }.map { error in
            Diagnostic(
                Self.rule, "\(error.message); what could be read of the file counts", about: error.subject,
                at: error.location)
        }
    }
}
