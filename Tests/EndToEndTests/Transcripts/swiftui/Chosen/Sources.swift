import SwiftUI

final class Store: ObservableObject { var title = "" }

enum Screen {
    case home, settings, help

    @ViewBuilder func view() -> some View {
        switch self {
        case .home: HomeView()
        case .settings: SettingsView()
        case .help: HelpView()
        }
    }
}

@main struct ScreensApp: App {
    var body: some Scene {
        WindowGroup { Screen.home.view() }
    }
}

// The app shows the settings here, with a store. `Screen` alone would show it without one.
struct HomeView: View {
    var body: some View { SettingsView().environmentObject(Store()) }
}

struct SettingsView: View {
    @EnvironmentObject var store: Store
    var body: some View { Text(store.title) }
}

// No way supplies it.
struct HelpView: View {
    @EnvironmentObject var store: Store
    var body: some View { Text(store.title) }
}
