/// Reports configurations that cannot be used from where they would have to be.
public struct InaccessibleConfigurationFinder: DependencyGraphVisitor {
    public static let rule = DiagnosticRule(
        "not-exported", .warning,
        summary: "A configuration cannot be used from where it would have to be, so that nothing of it counts")

    public init() {}

    public func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let consequence =
            subject.options.mode == .library ? "no other module can use what it provides" : "nothing of it is registered"
        return subject.collected.problems.inaccessibleConfigurations.map { remark in
            Diagnostic(
                Self.rule, "the configuration '\(remark.subject)' is left out: \(remark.message), so \(consequence)",
                about: remark.subject, at: remark.location)
        }
    }
}
