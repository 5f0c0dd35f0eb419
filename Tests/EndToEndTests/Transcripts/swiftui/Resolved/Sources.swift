import FactoryKit
import SwiftUI
import Swinject
import SomeLocator

final class Router: ObservableObject {}
final class Session: ObservableObject {}
final class Theme: ObservableObject {}
enum Destination: Hashable { case detail, account, theme }

extension Container {
    var router: Factory<Router> { self { Router() } }
}

// Several stacks have these destinations, and the values that they get decide what they show.
extension View {
    func destinations() -> some View {
        navigationDestination(for: Destination.self) { destination in
            switch destination {
            case .detail: DetailView()
            case .account: AccountView()
            case .theme: ThemeView()
            }
        }
    }
}

struct DetailView: View {
    @EnvironmentObject private var router: Router
    var body: some View { Text("\(router)") }
}

struct AccountView: View {
    @EnvironmentObject private var session: Session
    var body: some View { Text("\(session)") }
}

struct ThemeView: View {
    @EnvironmentObject private var theme: Theme
    var body: some View { Text("\(theme)") }
}

// Each type follows from another container, or from a library that dpend does not know.
struct HomeView: View {
    @StateObject private var router = resolve(\Container.router)
    let resolver: Resolver
    var body: some View {
        NavigationStack { VStack { Text("").destinations(); SettingsView() } }
            .environmentObject(router)
            .environmentObject(resolver.resolve(Session.self)!)
            .environmentObject(locate("theme"))
    }
}

// One stack has these destinations, so that its own supplies count.
extension View {
    func routes() -> some View {
        navigationDestination(for: Int.self) { number in
            switch number {
            case 0: SettingsView()
            default: Text("")
            }
        }
    }
}

struct SettingsView: View {
    @EnvironmentObject private var router: Router
    var body: some View { Text("\(router)") }
}

struct LogView: View {
    var body: some View { NavigationStack { Text("").routes() } }
}

struct HistoryView: View {
    var body: some View { NavigationStack { Text("").destinations() } }
}

@main struct Shop: App {
    var body: some Scene {
        WindowGroup { HomeView(resolver: makeResolver()) }
        WindowGroup(id: "history") { HistoryView() }
        WindowGroup(id: "log") { LogView() }
        // Here nothing else decides.
        WindowGroup(id: "detail") { DetailView() }
    }
}

func makeResolver() -> Resolver {
    let container = Swinject.Container()
    container.register(Session.self) { _ in Session() }
    return container
}
