protocol Client {
    var title: String { get }
}

final class HttpClientImpl: Client {
    var title: String { "http" }
}

final class LoggingClient: Client {
    let client: any Client

    init(client: any Client) { self.client = client }

    var title: String { "logging(\(client.title))" }
}

final class RetryingClient: Client {
    let later: () -> any Client

    init(later: @escaping () -> any Client) { self.later = later }

    var title: String { "retrying(\(later().title))" }
}

protocol Store {
    func count() -> Int
}

final class MemoryStoreImpl: Store {
    func count() -> Int { 1 }
}

final class CountingStore: Store {
    let store: any Store
    let client: any Client

    init(store: any Store, client: any Client) {
        self.store = store
        self.client = client
    }

    func count() -> Int { store.count() + 1 }
}

final class FeedImpl {
    let client: any Client
    let all: [any Client]
    let store: any Store

    init(client: any Client, all: [any Client], store: any Store) {
        self.client = client
        self.all = all
        self.store = store
    }
}

protocol Session: AnyObject {
    var title: String { get }
}

/// Requires the outermost decorator again, but only later.
final class PlainSessionImpl: Session {
    let renewal: () -> RenewalImpl

    init(renewal: @escaping () -> RenewalImpl) { self.renewal = renewal }

    var title: String { "plain" }
}

final class LoggingSession: Session {
    let session: any Session

    init(session: any Session) { self.session = session }

    var title: String { "logging(\(session.title))" }
}

final class RenewalImpl {
    let session: any Session

    init(session: any Session) { self.session = session }
}
