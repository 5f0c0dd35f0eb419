import SwiftUI

final class Store: ObservableObject { var title = "" }

@main struct NotesApp: App {
    var body: some Scene { WindowGroup { HomeView() } }
}

struct HomeView: View {
    var body: some View {
        Text("")
            .sheet(isPresented: .constant(true)) { NoteView() }
            .popover(isPresented: .constant(true)) { NoteView() }
    }
}

struct NoteView: View {
    var body: some View {
        TitleView()
        NavigationLink("Home") { HomeView() }
    }
}

struct TitleView: View {
    @EnvironmentObject private var store: Store
    var body: some View { Text(store.title) }
}

// Four previews show it without a store, one of them through another view.
struct AboutView: View {
    @EnvironmentObject private var store: Store
    var body: some View { Text(store.title) }
}

struct HelpView: View {
    var body: some View { AboutView() }
}

#Preview("Help") { HelpView() }
#Preview("About") { AboutView() }
#Preview("Both") { HelpView() }
#Preview("Supplied") { HelpView().environmentObject(Store()) }
#Preview("Last") { AboutView() }
