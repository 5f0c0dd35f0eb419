/// Reports supplies that no view below them requests.
package struct UnusedSupplyRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "unused-supply", .off,
        summary: "Nothing below a supply requests its object",
        explanation: """
            `.environmentObject(…)` and `.environment(…)` supply an object to all views below them. If no view there has a property for it, the call is
            mostly left over.

            The rule is off by default, because views that dpend does not read may request the object as well.
            """,
        remedy: """
            Remove the call.
            """,
        example: .init(
            """
            import SwiftUI

            final class Store: ObservableObject {}
            final class ThemeImpl: ObservableObject { var name = "" }

            @main struct NotesApp: App {
                var body: some Scene { WindowGroup { NotesView().environmentObject(Store()).environmentObject(ThemeImpl()) } }
            }

            struct NotesView: View {
                @EnvironmentObject var theme: ThemeImpl
                var body: some View { Text(theme.name) }
            }
            """,
            mended: """
                import SwiftUI

                final class ThemeImpl: ObservableObject { var name = "" }

                @main struct NotesApp: App {
                    var body: some Scene { WindowGroup { NotesView().environmentObject(ThemeImpl()) } }
                }

                struct NotesView: View {
                    @EnvironmentObject var theme: ThemeImpl
                    var body: some View { Text(theme.name) }
                }
                """,
            arguments: "--severity unused-supply=warning"
        ) { $0.severities["unused-supply"] = .warning })

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.reports { reports in reports.registry.ways.map { WayReports(reports, $0).unused(Self.rule) } ?? []
        }
    }
}
