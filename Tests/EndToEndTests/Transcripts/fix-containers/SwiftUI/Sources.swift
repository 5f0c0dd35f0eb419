import SwiftUI

@Observable final class Player {}
@Observable final class Library {
    static let sample = Library(path: "sample")
    init(path: String) {}
}
final class Theme: ObservableObject { static let shared = Theme() }

@main struct MusicApp: App {
    @State private var player = Player()
    var body: some Scene {
        WindowGroup {
            HomeView()
                .environmentObject(Theme.shared)
                .environment(player)
        }
        WindowGroup(id: "player") {
            PlayerView()
                .padding()
        }
    }
}

struct HomeView: View {
    @Environment(Player.self) private var player
    @EnvironmentObject private var theme: Theme
    var body: some View { LibraryView() }
}

struct LibraryView: View {
    @Environment(Player.self) private var player
    @Environment(Library.self) private var library: Library?
    var body: some View { Text("\(player)") }
}

struct PlayerView: View {
    @Environment(Player.self) private var player
    @EnvironmentObject private var theme: Theme
    var body: some View { Text("\(player) \(theme)") }
}

struct ShelfView: View {
    @Environment(Library.self) private var library
    var body: some View { Text("\(library)") }
}

#Preview { HomeView() }
#Preview("Shelf") { ShelfView().environment(Library.sample) }
#Preview("Another shelf") {
    VStack {
        ShelfView()
    }
}
