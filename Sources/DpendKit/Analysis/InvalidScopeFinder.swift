/// Reports values that are to be held weakly, which only instances of classes can be.
public struct InvalidScopeFinder: DependencyGraphVisitor {
    public static let rule = DiagnosticRule("invalid-scope", .error)

    public init() {}

    public func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.collected.problems.weaklyHeldValues.map { remark in
            Diagnostic(
                Self.rule, "'\(remark.subject)' is \(remark.message) and cannot be held weakly", at: remark.location,
                notes: [.init("use '.singleton' to keep one, or '.shared' for one in each resolve")])
        }
    }
}
