/// Reports sources that could be read only in part.
public struct SyntaxErrorFinder: DependencyGraphVisitor {
    public static let rule = DiagnosticRule(
        "syntax-error", .warning,
        summary: "A source could be read only in part")

    public init() {}

    public func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.collected.problems.syntaxErrors.map { error in
            Diagnostic(
                Self.rule, "\(error.message); what could be read of the file counts", about: error.subject,
                at: error.location)
        }
    }
}
