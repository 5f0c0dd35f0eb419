import SwiftUI

@main
struct ShopApp: App {
    @StateObject private var store = Store()

    var body: some Scene {
        WindowGroup { ContentView().environmentObject(store) }
    }
}

struct ContentView: View {
    var body: some View {
        Text("Basket").totalled()
    }
}

extension View {
    func totalled() -> some View { modifier(TotalLine()) }
}
