import Foundation

nonisolated struct Settings: Sendable {
    let name: String
}

nonisolated protocol Session: Sendable {
    var name: String { get }
}

nonisolated struct Offline: Error {}

nonisolated final class SessionImpl: Session {
    let name: String
    init(settings: Settings, url: URL) async throws {
        await Task.yield()
        guard url.host != nil else { throw Offline() }
        name = "\(settings.name) at \(url.host ?? "")"
    }
}

protocol Store: AnyObject {
    var title: String { get }
}

final class StoreImpl: Store {
    let title: String
    init(session: any Session) { title = "store of \(session.name)" }
}

final class ScreenImpl {
    let store: any Store
    init(store: any Store) { self.store = store }
}
