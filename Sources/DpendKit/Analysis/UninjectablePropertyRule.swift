/// Reports `@Injected` properties that generated code cannot set.
package struct UninjectablePropertyRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "uninjectable-property", .error,
        summary: "Generated code cannot set an `@Injected` property",
        explanation: """
            Generated code in another file sets an `@Injected` property after the object was made. It cannot set a static
            property, or a property of a struct, an actor or a private class. It cannot set a private property, or one with
            a private setter. In library mode, the property and its setter must be public. The property's type must be
            written, and its tag must be a literal. If nothing requires a generic class, its generic arguments are unknown.

            Such a property stays empty, and reading it ends the program.
            """,
        remedy: """
            - Remove `private` or `private(set)`; for clients of a library, make the property `public`.
            - Or make the dependency a parameter of the initializer, and keep the property private.
            """,
        example: .init(
            """
            import DpendRuntime

            final class ClockImpl {}
            final class Screen {
                @Injected private var clock: ClockImpl
            }
            """,
            mended: """
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
