/// Reports objects that are supplied under the type of a subclass.
package struct EnvironmentTypeRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "environment-type", .error,
        summary: "A supplied object has a subclass as its type, and a view requests the superclass",
        explanation: """
            SwiftUI's environment keeps an object under the type that the compiler knows for the supplied value. A view that requests another type does
            not get it, even if that type is a superclass. The app ends when the view reads the property.
            """,
        remedy: """
            - Declare the supplied value with the requested type: `let store: Store = CloudStoreImpl()`.
            - Or request the subclass.
            """,
        example: .init(
            """
            import SwiftUI

            class Store: ObservableObject { var count = 0 }
            final class CloudStoreImpl: Store {}

            @main struct NotesApp: App {
                @StateObject private var store = CloudStoreImpl()
                var body: some Scene { WindowGroup { NotesView().environmentObject(store) } }
            }

            struct NotesView: View {
                @EnvironmentObject var store: Store
                var body: some View { Text("\\(store.count)") }
            }
            """,
            mended: """
                import SwiftUI

                class Store: ObservableObject { var count = 0 }
                final class CloudStoreImpl: Store {}

                @main struct NotesApp: App {
                    @StateObject private var store: Store = CloudStoreImpl()
                    var body: some Scene { WindowGroup { NotesView().environmentObject(store) } }
                }

                struct NotesView: View {
                    @EnvironmentObject var store: Store
                    var body: some View { Text("\\(store.count)") }
                }
                """))

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.reports { reports in
            reports.registry.ways.map { WayReports(reports, $0).subclasses(Self.rule) } ?? []
        }
    }
}
