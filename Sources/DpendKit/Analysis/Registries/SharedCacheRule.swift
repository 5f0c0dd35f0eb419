/// Reports keys of two containers that share one instance in the library's cache.
package struct SharedCacheRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "shared-cache", .warning,
        summary: "Two containers share one instance by accident",
        explanation: """
            Factory keeps a singleton by the name of its property and its type. It does not ask which container the property belongs to, so that the first one that is used makes
            the instance for both. Factory 3 also takes one for a cycle that asks for the other while it is made, and ends debug builds.
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
            """, mended: """
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
