import SwiftUI

final class Store: ObservableObject { @Published var title = "" }
@Observable final class Theme { var name = "" }

@main struct NotesApp: App {
    @StateObject private var store = Store()
    @State private var theme = Theme()

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(theme)
        }
    }
}

struct RootView: View {
    @StateObject private var store = Store()
    @State private var isEditing = false

    var body: some View {
        ListView()
            .environmentObject(store)
            .sheet(isPresented: $isEditing) {
                // The supply stands inside of the sheet's modifier: the sheet does not get it.
                EditorView()
            }
        ListView()
            .popover(isPresented: $isEditing) { EditorTitle() }
            .environmentObject(store)
    }
}

struct ListView: View {
    @EnvironmentObject var store: Store
    var body: some View { Text(store.title) }
}

struct EditorView: View {
    @EnvironmentObject private var store: Store
    @Environment(Theme.self) private var theme
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text(store.title)
        Text(theme.name)
    }
}

struct EditorTitle: View {
    @EnvironmentObject var store: Store
    var body: some View { TextField("", text: $store.title) }
}
