import DpendRuntime

/// Counts instances that have not been freed.
class Counted {
    nonisolated(unsafe) static var live = 0

    init() { Self.live += 1 }

    deinit { Self.live -= 1 }
}

struct User {
    var name: String
}

struct Host {
    var name: String
}

enum Server: DependencyTag {}

struct Cart {
    var items: [String]
}

// The root.

final class Database: Counted {}

final class Clock: Counted {}

final class Trace: Counted {}

final class RootModel: Counted {
    let database: Database
    let trace: Trace

    init(database: Database, trace: Trace) {
        self.database = database
        self.trace = trace
    }
}

/// Opens sessions, so it belongs to the root.
final class AppCoordinator: Counted {
    private let open: (Tagged<Host, Server>, User) -> HomeModel

    init(open: @escaping (Tagged<Host, Server>, User) -> HomeModel) { self.open = open }

    func start(_ name: String) -> HomeModel { open(Tagged(Host(name: "host")), User(name: name)) }
}

// The session.

protocol SessionApi {
    var title: String { get }
}

final class SessionClient: Counted, SessionApi {
    let user: User
    let host: Host
    let trace: Trace

    init(user: User, host: Tagged<Host, Server>, trace: Trace) {
        self.user = user
        self.host = host.dependency
        self.trace = trace
    }

    var title: String { "\(user.name)@\(host.name)" }
}

final class SessionStore: Counted {
    let api: any SessionApi
    let database: Database

    init(api: any SessionApi, database: Database) {
        self.api = api
        self.database = database
    }
}

final class PlacedCache: Counted {
    let clock: Clock

    init(clock: Clock) { self.clock = clock }
}

final class WeakCache: Counted {
    init(store: SessionStore) {}
}

final class Audit: Counted {
    nonisolated(unsafe) static var entries: [String] = []

    init(user: User, host: Tagged<Host, Server>) {
        super.init()
        Self.entries.append("audit of \(user.name)")
    }
}

final class HomeModel: Counted {
    let store: SessionStore
    let cache: PlacedCache
    let trace: Trace
    let client: SessionClient
    private let later: () -> SessionStore
    private let checkout: (Cart) -> CheckoutModel

    init(
        store: SessionStore, cache: PlacedCache, trace: Trace, client: SessionClient, later: @escaping () -> SessionStore,
        checkout: @escaping (Cart) -> CheckoutModel
    ) {
        self.store = store
        self.cache = cache
        self.trace = trace
        self.client = client
        self.later = later
        self.checkout = checkout
    }

    var laterStore: SessionStore { later() }

    func buy(_ items: String...) -> CheckoutModel { checkout(Cart(items: items)) }
}

/// What a session keeps must not keep the session.
final class KeepingDesk: Counted {
    let store: Lazy<SessionStore>

    init(store: Lazy<SessionStore>) { self.store = store }
}

// Within the session.

final class CheckoutJournal: Counted {
    let cart: Cart
    let store: SessionStore

    init(cart: Cart, store: SessionStore) {
        self.cart = cart
        self.store = store
    }
}

final class CheckoutModel: Counted {
    let journal: CheckoutJournal
    let summary: CheckoutSummary
    let api: any SessionApi
    private let again: (Cart) -> CheckoutSummary

    init(journal: CheckoutJournal, summary: CheckoutSummary, api: any SessionApi, again: @escaping (Cart) -> CheckoutSummary) {
        self.journal = journal
        self.summary = summary
        self.api = api
        self.again = again
    }

    func other() -> CheckoutSummary { again(Cart(items: ["other"])) }
}

final class CheckoutSummary: Counted {
    let journal: CheckoutJournal
    let user: User

    init(journal: CheckoutJournal, user: User) {
        self.journal = journal
        self.user = user
    }
}

// Session and Preview: whatever needs only the user.

final class ProfileModel: Counted {
    let user: User

    init(user: User) { self.user = user }
}
