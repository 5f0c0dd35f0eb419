import SwiftUI

final class Store: ObservableObject { var title = "" }
final class Theme: ObservableObject { var name = "" }

@main struct NotesApp: App {
    @State private var isEditing = false
    var body: some Scene {
        WindowGroup {
            Text("Notes")
                .sheet(isPresented: $isEditing) { EditorView() }
                .environmentObject(Store())
                .environmentObject(Theme())
        }
    }
}

struct EditorView: View {
    @EnvironmentObject var store: Store
    var body: some View { Text(store.title) }
}
