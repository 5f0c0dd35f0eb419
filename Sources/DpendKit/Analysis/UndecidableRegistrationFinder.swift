/// Reports members of configurations whose registration cannot be read from the source.
public struct UndecidableRegistrationFinder: DependencyGraphVisitor {
    public static let rule = DiagnosticRule(
        "undecidable-registration", .error, preventsGeneration: true,
        summary: "The tag, the scope or the value of a registration cannot be read from the source")

    public init() {}

    public func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.collected.problems.undecidableRegistrations.map { registration in
            let remark = registration.remark
            var diagnostic = Diagnostic(
                Self.rule, "what '\(remark.subject)' registers cannot be read from the source: \(remark.message)",
                about: remark.subject, at: remark.location,
                notes: [
                    .init(.help, "write 'DependencyRegistration(tag: Tag.self, scope: .singleton) { … }' as the returned value")
                ])
            diagnostic.rootOf = .registration(remark.location)
            return diagnostic
        }
    }
}
