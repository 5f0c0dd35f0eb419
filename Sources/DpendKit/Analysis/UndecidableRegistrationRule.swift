/// Reports members of configurations whose registration cannot be read from the source.
package struct UndecidableRegistrationRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "undecidable-registration", .error, preventsGeneration: true,
        summary: "The tag, the scope or the value of a registration cannot be read from the source",
        explanation: """
            dpend reads the tag and scope of a registration from the source. It does not run the code. It cannot read a
            tag or scope that is computed, passed in or different on several paths, and it never guesses.
            """,
        remedy: """
            Write the tag and scope as literals in the `DependencyRegistration(…)` that the member returns.
            """,
        example: .init(
            """
            import DpendRuntime

            final class Session {}
            final class AppConfiguration: DependencyConfiguration {
                let scope = DependencyScope.singleton

                func session() -> DependencyRegistration<Session> {
                    DependencyRegistration(scope: scope) { Session() }
                }
            }
            final class ScreenImpl {
                init(session: Session) {}
            }
            """,
            mended: """
                import DpendRuntime

                final class Session {}
                final class AppConfiguration: DependencyConfiguration {
                    func session() -> DependencyRegistration<Session> {
                        DependencyRegistration(scope: .singleton) { Session() }
                    }
                }
                final class ScreenImpl {
                    init(session: Session) {}
                }
                """))

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.collected.problems.undecidableRegistrations.map { registration in
            let remark = registration.remark
            var diagnostic = Diagnostic(
                Self.rule, "what '\(remark.subject)' registers cannot be read from the source: \(remark.message)",
                about: remark.subject, at: remark.location,
                notes: [.init(Remedy(.init(.writeLiterals, remark.subject, at: remark.location)))])
            diagnostic.rootOf = .registration(remark.location)
            return diagnostic
        }
    }
}
