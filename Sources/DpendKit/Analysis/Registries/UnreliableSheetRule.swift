/// Reports views in sheets whose objects are supplied outside of the sheet.
package struct UnreliableSheetRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "unreliable-sheet", .off,
        summary: "A view in a sheet gets its object from outside of the sheet",
        explanation: """
            A sheet inherits the environment of the place where its modifier stands. In some releases of macOS sheets have lost it, and the app ended
            when a view in the sheet read its object (FB20446902, FB19972276). An object that is supplied inside of the sheet as well is always there.

            The rule is off by default, because the code is right.
            """,
        remedy: """
            Supply the object again inside of the sheet.
            """,
        example: .init(
            """
            import SwiftUI

            final class StoreImpl: ObservableObject { var name = "" }

            @main struct NotesApp: App {
                @StateObject private var store = StoreImpl()
                @State private var isEditing = false
                var body: some Scene {
                    WindowGroup { Text("Notes").sheet(isPresented: $isEditing) { EditorView() }.environmentObject(store) }
                }
            }

            struct EditorView: View {
                @EnvironmentObject var store: StoreImpl
                var body: some View { Text(store.name) }
            }
            """,
            mended: """
                import SwiftUI

                final class StoreImpl: ObservableObject { var name = "" }

                @main struct NotesApp: App {
                    @StateObject private var store = StoreImpl()
                    @State private var isEditing = false
                    var body: some Scene {
                        WindowGroup { Text("Notes").sheet(isPresented: $isEditing) { EditorView().environmentObject(store) } }
                    }
                }

                struct EditorView: View {
                    @EnvironmentObject var store: StoreImpl
                    var body: some View { Text(store.name) }
                }
                """,
            arguments: "--severity unreliable-sheet=warning"
        ) { $0.severities["unreliable-sheet"] = .warning })

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.reports { reports in
            reports.registry.ways.map { WayReports(reports, $0).outsideOfSheets(Self.rule) } ?? []
        }
    }
}
