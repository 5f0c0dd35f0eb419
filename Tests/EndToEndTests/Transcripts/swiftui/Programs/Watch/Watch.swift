import SwiftUI

@main
struct WatchShopApp: App {
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}

// Not the one of the phone, and without the store.
struct ContentView: View {
    var body: some View {
        Text("Basket").modifier(TotalLine())
    }
}
