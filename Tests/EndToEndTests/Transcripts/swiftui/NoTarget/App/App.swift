import SwiftUI
class Store: ObservableObject { var n = 0 }
@main struct MyApp: App {
    @StateObject var store = Store()
    @State var route: Route?
    var body: some Scene {
        WindowGroup {
            Sidebar()
                .environmentObject(store)
                .sheet(item: $route) { $0.makeView() }
        }
    }
}
enum Route: String, Identifiable {
    case user, result
    var id: String { rawValue }
    @ViewBuilder func makeView() -> some View {
        switch self {
        case .user: Text("user")
        case .result: ResultView()
        }
    }
}
struct ResultView: View {
    @EnvironmentObject var store: Store
    var body: some View { Text("\(store.n)") }
}
