/// Reports registrations that keep an instance and take arguments.
package struct IgnoredArgumentsRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "ignored-arguments", .warning,
        summary: "A kept instance gets only the arguments of the first request",
        explanation: """
            The container makes the instance for the first request and keeps it. Later requests get the same instance, whatever arguments they pass.
            """,
        remedy: """
            - Register it with a scope that keeps no instance, or set what changes after the request.
            """,
        example: .init(
            """
            import Swinject

            final class ClockImpl {}

            final class Profile {
                init(user: String) {}
            }

            func fill(_ container: Container) {
                container.register(Profile.self) { _, user in Profile(user: user) }.inObjectScope(.container)
            }
            """,
            mended: """
                import Swinject

                final class ClockImpl {}

                final class Profile {
                    init(user: String) {}
                }

                func fill(_ container: Container) {
                    container.register(Profile.self) { _, user in Profile(user: user) }.inObjectScope(.transient)
                }
                """))

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.reports { $0.ignored(Self.rule) }
    }
}
