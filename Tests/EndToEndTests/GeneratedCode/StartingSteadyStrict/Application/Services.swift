/// Kept objects that cannot fail: on the main actor, as an actor, under two protocols, closed, in a nested container.
protocol Closable: AnyObject { func close() async throws }
protocol Screen {}
protocol Panel {}

nonisolated struct User: Sendable { let name: String }

final class ScreenImpl: Screen, Panel { init() async { await Task.yield() } }
nonisolated final class StoreImpl: Sendable { init() async { await Task.yield() } }
actor CacheImpl { init() async { await Task.yield() } }

nonisolated final class SocketImpl: Closable, Sendable {
    init() async { await Task.yield() }
    func close() async throws { print("closed") }
}

final class HomeImpl {
    let isOneScreen: Bool
    init(screen: any Screen, panel: any Panel, store: StoreImpl, cache: CacheImpl, socket: SocketImpl) {
        isOneScreen = screen as AnyObject === panel as AnyObject
    }
}

/// Its run-time values have the names of constants in generated code.
nonisolated final class TicketImpl: Sendable {
    let text: String
    init(store: StoreImpl, cache: CacheImpl, started1: Int, startedTask1: String) async { text = "\(startedTask1) \(started1)" }
}

nonisolated final class InboxImpl: Sendable { init(user: User) async { await Task.yield() } }
nonisolated final class DraftsImpl: Sendable { init(user: User, inbox: InboxImpl) async { await Task.yield() } }

nonisolated final class MailImpl: Sendable {
    let inbox: InboxImpl
    init(inbox: InboxImpl, drafts: DraftsImpl) { self.inbox = inbox }
}
