import Flux
import SwiftUI

struct AppState {}
final class Session: ObservableObject { var name = "" }

@main struct FluxApp: App {
    let store = Store<AppState>()
    let session = Session()

    var body: some Scene {
        // The module 'Flux' is not read. It knows 'Store', and what it is given, but not 'Session'.
        WindowGroup { StoreProvider(store: store) { FluxScreen() } }
        WindowGroup { StoreProvider(session) { GivenScreen() } }
        WindowGroup { GivenScreen().providing(session) }
        WindowGroup { PlainScreen().padding(8) }
    }
}

struct FluxScreen: View {
    @EnvironmentObject var store: Store<AppState>
    @EnvironmentObject var session: Session
    var body: some View { Text("\(store.state) \(session.name)") }
}

struct GivenScreen: View {
    @EnvironmentObject var session: Session
    var body: some View { Text(session.name) }
}

// SwiftUI's modifiers supply nothing.
struct PlainScreen: View {
    @EnvironmentObject var store: Store<AppState>
    var body: some View { Text("\(store.state)") }
}
