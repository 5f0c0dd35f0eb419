/// Reports requests whose arguments do not match the registration.
package struct MismatchedArgumentsRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "mismatched-arguments", .error,
        summary: "A request passes other arguments than the registration takes",
        explanation: """
            A container such as Swinject keeps factories by the types of their run-time arguments. A request that passes none, others, or the same in another
            order finds nothing. The static types count: a `T?` is not a `T`, and a subclass is not its superclass.
            """,
        remedy: """
            - Pass what the note names, or register the type with these arguments.
            """,
        example: .init(
            """
            import Swinject

            final class ClockImpl {}

            final class Profile {
                init(user: String) {}
            }

            func fill(_ container: Container) {
                container.register(Profile.self) { _, user in Profile(user: user) }
            }

            func show(_ resolver: Resolver) -> Profile {
                resolver.resolve(Profile.self)!
            }
            """,
            mended: """
                import Swinject

                final class ClockImpl {}

                final class Profile {
                    init(user: String) {}
                }

                func fill(_ container: Container) {
                    container.register(Profile.self) { _, user in Profile(user: user) }
                }

                func show(_ resolver: Resolver) -> Profile {
                    resolver.resolve(Profile.self, argument: "Ada")!
                }
                """))

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.programReports { $0.mismatched(Self.rule) } + subject.treeReports { $0.problems(.arguments, Self.rule) }
    }
}
