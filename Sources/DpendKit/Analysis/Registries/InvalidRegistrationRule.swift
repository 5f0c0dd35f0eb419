/// Reports registrations that can never be used.
package struct InvalidRegistrationRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "invalid-registration", .error,
        summary: "A registration fails, or can never be used",
        explanation: """
            The container ends the program when this registration is made or used.
            """,
        remedy: """
            - Do what the report names. If two arguments have the same type, wrap one in a type of its own.
            """,
        example: .init(
            """
            import Swinject
            import SwinjectAutoregistration

            final class ClockImpl {}

            final class Interval {
                init(from: Int, to: Int) {}
            }

            func fill(_ container: Container) {
                container.autoregister(Interval.self, arguments: Int.self, Int.self, initializer: Interval.init)
            }
            """,
            mended: """
                import Swinject
                import SwinjectAutoregistration

                final class ClockImpl {}

                final class Interval {
                    init(from: Int, to: Int) {}
                }

                func fill(_ container: Container) {
                    container.register(Interval.self) { _, from, to in Interval(from: from, to: to) }
                }
                """))

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.reports { $0.invalid(Self.rule) }
    }
}
