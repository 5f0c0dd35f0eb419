import SwiftUI

final class Store: ObservableObject { var title = "" }
final class Basket: ObservableObject { var count = 0 }

@main struct ShopApp: App {
    var body: some Scene {
        WindowGroup { ShopView().environmentObject(Basket()) }
    }
}

struct ShopView: View {
    @StateObject private var store = Store()

    var body: some View {
        NavigationStack {
            List {
                NavigationLink { DetailView() } label: { Row() }
            }
            .navigationDestination(for: Int.self) { _ in OfferView() }
            .environmentObject(store)
        }
    }
}

struct Row: View {
    @EnvironmentObject var store: Store
    var body: some View { Text(store.title) }
}

struct DetailView: View {
    @EnvironmentObject var basket: Basket
    var body: some View { Text("\(basket.count)") }
}

struct OfferView: View {
    @EnvironmentObject var store: Store
    @EnvironmentObject var basket: Basket
    var body: some View { Text("\(store.title) \(basket.count)") }
}
