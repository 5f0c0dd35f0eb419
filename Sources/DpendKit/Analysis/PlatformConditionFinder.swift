/// Says once that `#if` was decided for the platform that dpend happens to run on.
public struct PlatformConditionFinder: DependencyGraphVisitor {
    public static let rule = DiagnosticRule(
        "platform-condition", .note,
        summary: "Conditions on the platform were decided for the one that dpend runs on")

    public init() {}

    public func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        guard let location = subject.collected.problems.platformCondition else { return [] }
        let others = Platform.allCases.map(\.rawValue).joined(separator: "|")
        return [
            Diagnostic(
                Self.rule,
                "conditions on the platform are decided for \(Platform.host.rawValue), where dpend runs; "
                    + "choose with --platform \(others)",
                about: "platform", at: location)
        ]
    }
}
