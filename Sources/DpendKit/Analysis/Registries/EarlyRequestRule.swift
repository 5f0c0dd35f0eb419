/// Reports requests before the registration that they need.
package struct EarlyRequestRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "early-request", .error,
        summary: "A request runs before its registration",
        explanation: """
            A function registers something after it asks for it. When it asks, the container has nothing for it.
            """,
        remedy: """
            - Register it first, or ask for it in the factory that requires it.
            """,
        example: .init(
            """
            import Swinject

            protocol Clock {}
            final class ClockImpl: Clock {}

            func fill(_ container: Container) -> any Clock {
                let clock = container.resolve((any Clock).self)!
                container.register((any Clock).self) { _ in ClockImpl() }
                return clock
            }
            """,
            mended: """
                import Swinject

                protocol Clock {}
                final class ClockImpl: Clock {}

                func fill(_ container: Container) -> any Clock {
                    container.register((any Clock).self) { _ in ClockImpl() }
                    return container.resolve((any Clock).self)!
                }
                """))

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.reports { $0.early(Self.rule) }
    }
}
