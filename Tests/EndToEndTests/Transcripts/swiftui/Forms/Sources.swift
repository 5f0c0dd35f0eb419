import SwiftUI

final class Store: ObservableObject { var title = "" }

@main struct FormsApp: App {
    var body: some Scene {
        WindowGroup {
            Unread()
            Helper()
            Menu("") {}.buttonStyle(StoreStyle())
            Generic<Store>()
            Text("").environment(\.self, EnvironmentValues())
            Screen.home.view
        }
    }
}

// No code reads its property.
struct Unread: View {
    @EnvironmentObject var store: Store
    var body: some View { Text("") }
}

// A property wrapper has the request.
@propertyWrapper struct Title: DynamicProperty {
    @EnvironmentObject var store: Store
    var wrappedValue: String { store.title }
}

struct Helper: View {
    @Title var title
    var body: some View { Text(title) }
}

struct StoreStyle: ButtonStyle {
    @EnvironmentObject var store: Store
    func makeBody(configuration: Configuration) -> some View { Text(store.title) }
}

struct Generic<Model: ObservableObject>: View {
    @EnvironmentObject var model: Model
    var body: some View { Text("\(model)") }
}

// Only a view gets something from the environment.
final class Presenter {
    @EnvironmentObject var store: Store
    func show() { print(store.title) }
}

// Nothing shows it.
struct Lonely: View {
    @EnvironmentObject var store: Store
    var body: some View { Text(store.title) }
}

enum Screen {
    case home
    @ViewBuilder var view: some View {
        switch self {
        case .home: HomeScreen()
        }
    }
}

struct HomeScreen: View {
    @EnvironmentObject var store: Store
    var body: some View { Text(store.title) }
}
