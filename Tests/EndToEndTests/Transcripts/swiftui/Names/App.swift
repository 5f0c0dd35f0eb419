import SwiftUI

@main
struct NotesApp: App {
    private let windows = Windows()

    var body: some Scene {
        WindowGroup { Text("Notes") }
    }
}

final class Store: ObservableObject {
    @Published var title = ""
}

struct Card: View {
    @EnvironmentObject var store: Store
    var body: some View { Text(store.title) }
}

struct Lines: ViewModifier {
    @EnvironmentObject var store: Store
    func body(content: Content) -> some View { content.overlay(Text(store.title)) }
}

typealias Front = Card

enum Looks {
    static let lines = Lines()
}
