/// Reports sources that could be read only in part.
package struct SyntaxErrorRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "syntax-error", .warning,
        summary: "A source could be read only in part",
        explanation: """
            The parser could not understand a part of a file. dpend uses the rest of the file, so that an unfinished line
            does not stop the analysis. But declarations after the error may be missing.

            An error in a part that does not affect the graph, such as a finished body or a value, is not reported. The
            Swift compiler reports it.
            """,
        remedy: """
            Fix the source. The Swift compiler reports the error as well.
            """,
        example: .init(
            """
            final class ReminderServiceImpl {
                init(title: String = "" {}
            }
            """,
            mended: """
                final class ReminderServiceImpl {
                    init(title: String = "") {}
                }
                """))

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let read =
            subject.graph.nodes.isEmpty && subject.usesOtherContainers
            ? Set(subject.registries.flatMap(\.registry.paths)) : nil
        return subject.collected.problems.syntaxErrors.filter { read?.contains($0.location.path) ?? true }.map {
            error in
            Diagnostic(
                Self.rule, "\(error.message); what could be read of the file counts", about: error.subject,
                at: error.location)
        }
    }
}
