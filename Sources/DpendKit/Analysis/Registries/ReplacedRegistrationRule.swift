/// Reports registrations that silently replace others.
package struct ReplacedRegistrationRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "replaced-registration", .warning,
        summary: "A registration replaces another one of the same function",
        explanation: """
            The same key is registered twice in one function or closure, without a condition. The container keeps the second registration and says
            nothing.
            """,
        remedy: """
            - Remove one of the two, or give one of them a name.
            """,
        example: .init(
            """
            import Swinject

            protocol Clock {}
            final class ClockImpl: Clock {}

            func fill(_ container: Container) {
                container.register((any Clock).self) { _ in ClockImpl() }
                container.register((any Clock).self) { _ in ClockImpl() }
            }
            """,
            mended: """
                import Swinject

                protocol Clock {}
                final class ClockImpl: Clock {}

                func fill(_ container: Container) {
                    container.register((any Clock).self) { _ in ClockImpl() }
                    container.register((any Clock).self, name: "second") { _ in ClockImpl() }
                }
                """))

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.reports { $0.replaced(Self.rule) }
    }
}
