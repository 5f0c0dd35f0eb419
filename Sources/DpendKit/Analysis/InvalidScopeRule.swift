/// Reports values with a weak scope. Only instances of classes can be held weakly.
package struct InvalidScopeRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "invalid-scope", .error, preventsGeneration: true,
        summary: "A value has a weak scope, but only objects can be held weakly",
        explanation: """
            `weakSingleton` holds an instance only as long as other code holds it. That works for objects. A struct, an
            enumeration, a closure or an array would be freed at once.

            In Factory, `.shared` holds objects weakly, and makes a value anew for each request.

            In Dip, `bootstrap()` makes an `.eagerSingleton`. This fails if its factory has parameters that nothing
            registers.
            """,
        remedy: """
            Use `.singleton` to keep one instance, or `.shared` for one in each resolve; or provide a class.
            """,
        example: .init(
            """
            import DpendRuntime

            struct Theme {}
            final class AppConfiguration: DependencyConfiguration {
                func theme() -> DependencyRegistration<Theme> {
                    DependencyRegistration(scope: .weakSingleton) { Theme() }
                }
            }
            final class ScreenImpl {
                init(theme: Theme) {}
            }
            """,
            mended: """
                import DpendRuntime

                struct Theme {}
                final class AppConfiguration: DependencyConfiguration {
                    func theme() -> DependencyRegistration<Theme> {
                        DependencyRegistration(scope: .singleton) { Theme() }
                    }
                }
                final class ScreenImpl {
                    init(theme: Theme) {}
                }
                """))

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.programReports { $0.eager(Self.rule) } + subject.reports { $0.unkept(Self.rule) }
            + subject.treeReports { $0.problems(.scope, Self.rule) }
            + subject.collected.problems.weaklyHeldValues.map { remark in
                Diagnostic(
                    Self.rule, "'\(remark.subject)' is \(remark.message) and cannot be held weakly",
                    about: remark.subject,
                    at: remark.location,
                    notes: [
                        .init(Remedy(.init(.setScope, remark.subject, "singleton", at: remark.location))),
                        .init(Remedy(.init(.setScope, remark.subject, "shared", at: remark.location))),
                    ])
            }
    }
}
