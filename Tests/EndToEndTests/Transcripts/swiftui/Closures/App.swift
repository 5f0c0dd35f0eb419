import SwiftUI

final class Settings: ObservableObject {}
final class Box<Value>: ObservableObject {}
final class Session: ObservableObject {}
struct Pack {}

@main struct ShopApp: App {
    @State var hasLoaded = false

    var body: some Scene {
        WindowGroup {
            LoadAndThen("shop", $hasLoaded) { settings, pack in
                HomeView()
                    .environmentObject(settings)
                    .environmentObject(pack)
            }
            Wrapper { SessionView().environmentObject($0) }
            generic(Session()) { session in SessionView().environmentObject(session) }
        }
    }
}

/// Its initializer says what the closure gets.
struct LoadAndThen<Content: View>: View {
    @Binding var hasLoaded: Bool
    let name: String
    let content: (Settings, Box<Pack>) -> Content

    init(_ name: String, _ hasLoaded: Binding<Bool>, content: @escaping (Settings, Box<Pack>) -> Content) {
        (self.name, self.content) = (name, content)
        _hasLoaded = hasLoaded
    }

    var body: some View { content(Settings(), Box()) }
}

/// So does a memberwise one.
struct Wrapper: View {
    let content: (Session) -> AnyView
    var body: some View { content(Session()) }
}

/// Only the caller knows what this one gives.
func generic<Value, Content: View>(_ value: Value, @ViewBuilder content: (Value) -> Content) -> some View {
    content(value)
}

struct HomeView: View {
    @EnvironmentObject var settings: Settings
    @EnvironmentObject var pack: Box<Pack>
    @EnvironmentObject var session: Session
    var body: some View { Text("\(settings) \(pack) \(session)") }
}

struct SessionView: View {
    @EnvironmentObject var session: Session
    var body: some View { Text("\(session)") }
}
