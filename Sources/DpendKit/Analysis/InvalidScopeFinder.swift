/// Reports values that are to be held weakly, which only instances of classes can be.
public struct InvalidScopeFinder: DependencyGraphVisitor {
    public static let rule = DiagnosticRule(
        "invalid-scope", .error, preventsGeneration: true,
        summary: "A value is to be held weakly, which only objects can be")

    public init() {}

    public func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.collected.problems.weaklyHeldValues.map { remark in
            Diagnostic(
                Self.rule, "'\(remark.subject)' is \(remark.message) and cannot be held weakly", about: remark.subject,
                at: remark.location,
                notes: [.init(.help, "use '.singleton' to keep one, or '.shared' for one in each resolve")])
        }
    }
}
