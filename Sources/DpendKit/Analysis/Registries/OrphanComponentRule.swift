/// Reports components that are made where the generator of their container does not see the call.
package struct OrphanComponentRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "orphan-component", .error,
        summary: "A component is made in a way that its generator does not see",
        explanation: """
            Needle's generator reads which components make which others: it looks for calls that begin with the name of a component, in the code of a component. For other calls
            it registers nothing, says nothing, and the program ends when the call runs ("Missing dependency provider factory"). It does not see `.init(parent: self)`,
            `Module.Child(parent: self)`, subclasses of components and components inside of other types. A generic component has another name at run time than the generator registers.
            """,
        remedy: """
            - Write `Child(parent: self)` in the component or an extension of it.
            - Let the class inherit from `Component<…>` itself.
            """,
        example: .init(
            """
            import NeedleFoundation

            final class ClockImpl {}

            final class RootComponent: BootstrapComponent {
                public var clock: ClockImpl { ClockImpl() }
                var child: ChildComponent { .init(parent: self) }
            }

            protocol ChildDependency: Dependency {
                var clock: ClockImpl { get }
            }

            final class ChildComponent: Component<ChildDependency> {}
            """,
            mended: """
                import NeedleFoundation

                final class ClockImpl {}

                final class RootComponent: BootstrapComponent {
                    public var clock: ClockImpl { ClockImpl() }
                    var child: ChildComponent { ChildComponent(parent: self) }
                }

                protocol ChildDependency: Dependency {
                    var clock: ClockImpl { get }
                }

                final class ChildComponent: Component<ChildDependency> {}
                """))

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.reports { reports in
            reports.registry.tree.map {
                ScopeTreeReports(reports.graph, $0, reports.makers).problems(.orphan, Self.rule)
            } ?? []
        }
    }
}
