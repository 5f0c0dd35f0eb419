import SwiftUI

@Observable final class Library { var books: [String] = [] }
final class AppDelegate: NSObject, NSApplicationDelegate, ObservableObject { var isReady = false }

@main struct BooksApp: App {
    @NSApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @State private var library = Library()

    var body: some Scene {
        WindowGroup { ShelfView() }
            .environment(library)
        Settings { ShelfSettings() }
        MenuBarExtra("Books", systemImage: "book") { MenuView() }
    }
}

struct ShelfView: View {
    @Environment(Library.self) private var library
    @EnvironmentObject private var delegate: AppDelegate
    var body: some View { Text("\(library.books) \(delegate.isReady)") }
}

struct ShelfSettings: View {
    @Environment(Library.self) private var library
    var body: some View { Text("\(library.books)") }
}

struct MenuView: View {
    @EnvironmentObject private var delegate: AppDelegate
    var body: some View { Text("\(delegate.isReady)") }
}
