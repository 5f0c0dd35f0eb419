import SwiftUI

@Observable final class Account { var name = "" }
@Observable final class Router { var path: [Int] = [] }
@Observable final class Marks { var count = 0 }
@Observable final class Tags { var count = 0 }
@Observable final class Player { var isPlaying = false }

struct Stores: ViewModifier {
    @State private var account = Account()
    func body(content: Content) -> some View { content.environment(account) }
}

extension View {
    func withStores() -> some View { modifier(Stores()) }
    func withRouter(_ router: Router) -> some View {
        environment(router)
            .sheet(isPresented: .constant(true)) { RouterSheet() }
    }
    func background(_ account: Account) -> some View { background { Text(account.name) } }
}

@main struct MusicApp: App {
    @State private var router = Router()
    var body: some Scene {
        WindowGroup {
            HomeView()
                .background(Account())
                .withRouter(router)
                .withStores()
                .environment(Marks()).environment(Tags())
                #if os(iOS)
                    .environment(Player())
                #endif
        }
    }
}

struct HomeView: View {
    @Environment(Account.self) private var account
    @Environment(Router.self) private var router
    @Environment(Player.self) private var player: Player?
    @Environment(Marks.self) private var marks
    @Environment(Tags.self) private var tags
    var body: some View { Text("\(account.name) \(router.path) \(player?.isPlaying ?? false) \(marks.count) \(tags.count)") }
}

// It stands outside of the router's supply, and inside of the stores'.
struct RouterSheet: View {
    @Environment(Account.self) private var account
    @Environment(Router.self) private var router
    var body: some View { Text("\(account.name) \(router.path)") }
}
