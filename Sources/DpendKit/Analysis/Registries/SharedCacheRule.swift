/// Reports keys of two containers that share one instance in the library's cache.
package struct SharedCacheRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "shared-cache", .warning,
        summary: "Two containers share one instance by accident",
        explanation: """
            Factory keeps a singleton by the name of its property and its type. The container is not part of the key, so the
            property that is used first makes the instance for both. If one asks for the other while it is made, Factory 3
            reports a cycle and stops debug builds.
            """,
        remedy: """
            - Give one of the properties another name, or declare it in one container only.
            - Use `.cached`, which each container has on its own.
            """,
        example: .init(
            """
            import FactoryKit

            final class ClockImpl {}

            final class Feature: SharedContainer {
                static let shared = Feature()
                let manager = ContainerManager()
            }

            extension Container {
                var clock: Factory<ClockImpl> { self { ClockImpl() }.singleton }
            }

            extension Feature {
                var clock: Factory<ClockImpl> { self { ClockImpl() }.singleton }
            }
            """,
            mended: """
                import FactoryKit

                final class ClockImpl {}

                final class Feature: SharedContainer {
                    static let shared = Feature()
                    let manager = ContainerManager()
                }

                extension Container {
                    var clock: Factory<ClockImpl> { self { ClockImpl() }.singleton }
                }

                extension Feature {
                    var clock: Factory<ClockImpl> { self { ClockImpl() }.cached }
                }
                """))

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.reports { $0.sharedCaches(Self.rule) }
    }
}
