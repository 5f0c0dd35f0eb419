import SwiftUI

final class Store: ObservableObject { var title = "" }
final class Basket: ObservableObject { var count = 0 }

@main struct ShopApp: App {
    var body: some Scene {
        WindowGroup { ShopView().environmentObject(Basket()) }
        Window("Notes", id: "notes") { NotesScreen() }
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

// A destination of a destination does not get it either. Nothing else supplies it.
final class Notes: ObservableObject { var text = "" }

struct NotesScreen: View {
    @StateObject private var notes = Notes()

    var body: some View {
        NavigationStack {
            NavigationLink("First") { FirstNote() }
                .environmentObject(notes)
        }
    }
}

struct FirstNote: View {
    var body: some View { NavigationLink("Second") { SecondNote() } }
}

struct SecondNote: View {
    @EnvironmentObject var notes: Notes
    var body: some View { Text(notes.text) }
}
