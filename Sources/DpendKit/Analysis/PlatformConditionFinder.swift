/// Says once that `#if` was decided for the platform that dpend happens to run on.
public struct PlatformConditionFinder: DependencyGraphVisitor {
    public static let rule = DiagnosticRule(
        "platform-condition", .note,
        summary: "Conditions on the platform were decided for the one that dpend runs on",
        explanation: """
            `#if os(…)` or `#if canImport(…)` decides about something that dpend reads, and no `--platform` was given. It is decided for
            the platform that dpend runs on, which on a build machine need not be the one that the code is for.
            """,
        remedy: """
            Pass `--platform`.
            """,
        example: .init(
            """
                #if os(iOS)
                final class TouchInputImpl {}
                #else
                final class MouseInputImpl {}
                #endif
                """, mended: """
                final class InputImpl {}
                """) { $0.hostPlatform = .linux })

    public init() {}

    public func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        guard let location = subject.collected.problems.platformCondition else { return [] }
        let others = Platform.allCases.map(\.rawValue).joined(separator: "|")
        return [
            Diagnostic(
                Self.rule,
                "conditions on the platform are decided for \(subject.options.hostPlatform.rawValue), where dpend runs; "
                    + "choose with --platform \(others)",
                about: "platform", at: location)
        ]
    }
}
