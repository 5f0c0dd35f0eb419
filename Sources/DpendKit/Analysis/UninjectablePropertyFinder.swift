/// Reports `@Injected` properties that generated code cannot set.
package struct UninjectablePropertyFinder: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "uninjectable-property", .error,
        summary: "Generated code cannot set an `@Injected` property",
        explanation: """
            An `@Injected` property is set from another file, after the object was made. That cannot be done for a private property or
            setter (in library mode for one that is not public), one of a struct, an actor or a private class, or a static one. Its
            type has to be written down, and its tag as a literal. Nothing says what to inject into a generic class that nobody asks for.

            Such a property stays empty, and reading it ends the program.
            """,
        remedy: """
            - Leave `private` or `private(set)` out; for users of a library make the property `public`.
            - Or take the dependency as a parameter of the initializer, and keep it as private as you like.
            """,
        example: .init(
            """
                import DpendRuntime

                final class ClockImpl {}
                final class Screen {
                    @Injected private var clock: ClockImpl
                }
                """, mended: """
                import DpendRuntime

                final class ClockImpl {}
                final class Screen {
                    @Injected var clock: ClockImpl
                }
                """))

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.collected.problems.uninjectableProperties.map { property in
            let remark = property.remark
            return Diagnostic(
                Self.rule, "'\(remark.subject)' cannot be injected: \(remark.message)", about: remark.subject,
                at: remark.location, notes: property.remedies.map { .init($0) })
        }
    }
}
