import SwiftUI

final class Store: ObservableObject { var count = 0 }
final class Settings: ObservableObject { var name = "" }

// Each screen supplies a model of its own type.
protocol Screen: View {
    associatedtype Model: ObservableObject
    associatedtype Content: View
    var model: Model { get }
    @ViewBuilder var content: Content { get }
}

extension Screen {
    var body: some View { content.environmentObject(model).environmentObject(self.model) }
}

@main struct ShopApp: App {
    var body: some Scene {
        WindowGroup { HomeScreen() }
        Window("Settings", id: "settings") { SettingsScreen() }
        Window("Copy", id: "copy") { Copying(value: Store()) { CopyView() } }
    }
}

struct HomeScreen: Screen {
    @StateObject var model = Store()
    var content: some View { HomeView() }
}

struct HomeView: View {
    @EnvironmentObject var store: Store
    var body: some View { Text("\(store.count)") }
}

struct SettingsScreen: Screen {
    @StateObject var model = Settings()
    var content: some View { SettingsView() }
}

struct SettingsView: View {
    @EnvironmentObject var settings: Settings
    @EnvironmentObject var store: Store
    var body: some View { Text("\(settings.name) \(store.count)") }
}

// The caller decides what it supplies.
struct Copying<Value: ObservableObject, Content: View>: View {
    let value: Value
    @ViewBuilder let content: Content
    var body: some View { content.environmentObject(value) }
}

struct CopyView: View {
    @EnvironmentObject var store: Store
    var body: some View { Text("\(store.count)") }
}
