import SwiftUI

final class Store: ObservableObject { var title = "" }

@main struct NotesApp: App {
    @StateObject private var store = Store()

    var body: some Scene {
        WindowGroup {
            ListView()
        }
        WindowGroup(id: "editor") {
            EditorView()
                .padding()
        }
        Window("Log", id: "log") {
            LogScreen()
        }
        Settings {
            Form {
                EditorView()
            }
            .environmentObject(store)
        }
    }
}

struct ListView: View {
    var body: some View { Text("").sheet(isPresented: .constant(true)) { NoteView() } }
}

struct NoteView: View {
    var body: some View { TitleView() }
}

struct TitleView: View {
    @EnvironmentObject private var store: Store
    var body: some View { Text(store.title) }
}

struct EditorView: View {
    @EnvironmentObject private var store: Store
    var body: some View { Text(store.title) }
}

struct AboutView: View {
    @EnvironmentObject private var store: Store
    var body: some View { Text(store.title) }
}

struct HelpView: View {
    var body: some View { AboutView() }
}

#Preview("Help") {
    let isShown = true

    return HelpView()
        .padding()
}
#Preview("About") {
    AboutView()
}
#Preview("Both") { VStack { HelpView(); AboutView() } }
#Preview("Other") { AboutView() }

struct IndexView: View {
    @EnvironmentObject private var store: Store
    var body: some View { NavigationLink(store.title) { PageView() } }
}

struct PageView: View {
    @EnvironmentObject private var store: Store
    var body: some View { Text(store.title) }
}

#Preview("Stack") {
    NavigationStack {
        IndexView().environmentObject(Store())
    }
}

// It has a sample, and needs an argument otherwise.
final class Archive: ObservableObject {
    static let shared = Archive(path: "archive")
    static func preview() -> Archive { Archive(path: "preview") }
    let path: String
    init(path: String) { self.path = path }
}

struct ArchiveView: View {
    @EnvironmentObject private var archive: Archive
    var body: some View { Text(archive.path) }
}

#Preview("Archive") {
    ArchiveView()
}

// The program lacks it, and then a preview.
final class Log: ObservableObject {
    static let shared = Log()
    var lines = ""
}

struct LogScreen: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Log") { LogView() }
                .environmentObject(Log.shared)
        }
    }
}

struct LogView: View {
    @EnvironmentObject private var log: Log
    var body: some View { Text(log.lines) }
}

#Preview("Log") {
    VStack {
        LogView()
    }
}
