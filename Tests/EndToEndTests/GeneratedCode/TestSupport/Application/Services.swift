struct Settings {
    let name: String
}

struct Offline: Error {}

protocol Session: AnyObject {
    var name: String { get }
}

final class SessionImpl: Session {
    let name: String
    init(settings: Settings) throws {
        if settings.name.isEmpty { throw Offline() }
        name = settings.name
    }
}

protocol Store: AnyObject {
    var title: String { get }
}

final class StoreImpl: Store {
    let title: String
    init(session: any Session) { title = "store of \(session.name)" }
}

@MainActor final class ScreenImpl {
    let store: any Store
    init(store: any Store) { self.store = store }
}
