import SwiftUI

final class Store: ObservableObject { var title = "" }

@main struct NotesApp: App {
    @StateObject private var store = Store()
    var body: some Scene { WindowGroup { NotesView().environmentObject(store) } }
}

struct NotesView: View {
    @EnvironmentObject private var store: Store
    var body: some View { Text(store.title) }
}

// A template left it behind. SwiftUI makes its own delegate, unless other code chooses this one.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UIHostingController(rootView: NotesView())
    }
}
