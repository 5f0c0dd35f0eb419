import SwiftUI

final class Store: ObservableObject { var title = "" }

struct Modal: Identifiable {
    let id = 0
    let view: AnyView
}

final class Router: ObservableObject {
    @Published var modal: Modal?
    func open() { modal = Modal(view: AnyView(ModalView())) }
}

@main struct KeptApp: App {
    @StateObject private var router = Router()

    var body: some Scene {
        WindowGroup {
            Text("")
                .environmentObject(Store())
                .sheet(item: $router.modal) { modal in modal.view }
        }
    }
}

struct ModalView: View {
    @EnvironmentObject var store: Store
    var body: some View { Text(store.title) }
}
