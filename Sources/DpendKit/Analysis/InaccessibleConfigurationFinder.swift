/// Reports configurations that cannot be used from where they would have to be.
public struct InaccessibleConfigurationFinder: DependencyGraphVisitor {
    public static let rule = DiagnosticRule(
        "not-exported", .warning,
        summary: "A configuration cannot be used from where it would have to be, so that nothing of it counts",
        explanation: """
            A `DependencyConfiguration` is private or generic, or in library mode not public, so that generated code cannot make one. In
            library mode that means that no other module can use what it provides.
            """,
        remedy: """
            Make the class `public`, with a public initializer and public methods, if others are to use it; or turn the rule off.
            """,
        example: .init(
            """
                import DpendRuntime

                public final class Client {}
                final class NetworkConfiguration: DependencyConfiguration {
                    public func client() -> DependencyRegistration<Client> { DependencyRegistration { Client() } }
                }
                public final class PingImpl { public init() {} }
                """, mended: """
                import DpendRuntime

                public final class Client {}
                public final class NetworkConfiguration: DependencyConfiguration {
                    public init() {}
                    public func client() -> DependencyRegistration<Client> { DependencyRegistration { Client() } }
                }
                public final class PingImpl { public init() {} }
                """,
            arguments: "--mode library") { $0.mode = .library })

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
