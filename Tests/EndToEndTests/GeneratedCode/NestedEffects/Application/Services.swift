/// Counts instances that have not been freed.
class Counted {
    nonisolated(unsafe) static var live = 0

    init() { Self.live += 1 }

    deinit { Self.live -= 1 }
}

struct Refused: Error {}

struct User: Sendable {
    var name: String
}

struct Address: Sendable {
    var host: String
}

struct Title: Sendable {
    var text: String
}

struct Flag {
    var isSet: Bool
}

// A session with an eager singleton that throws.

final class TokenImpl: Counted {
    nonisolated(unsafe) static var count = 0
    let name: String

    init(user: User) throws {
        if user.name.isEmpty { throw Refused() }
        Self.count += 1
        name = "token of \(user.name)"
    }
}

final class StoreImpl: Counted {
    let token: TokenImpl

    init(token: TokenImpl) { self.token = token }
}

final class LoginImpl: Counted {
    private let open: (User) throws -> StoreImpl

    init(open: @escaping (User) throws -> StoreImpl) { self.open = open }

    func login(_ name: String) throws -> StoreImpl { try open(User(name: name)) }
}

// What has to be awaited when it is opened.

actor Connection {
    let host: String

    init(host: String) { self.host = host }
}

final class MigrationImpl: Sendable {
    let connection: Connection

    init(address: Address) async throws {
        if address.host.isEmpty { throw Refused() }
        await Task.yield()
        connection = Connection(host: address.host)
    }
}

final class AsyncClientImpl: Sendable {
    let migration: MigrationImpl

    init(migration: MigrationImpl) async { self.migration = migration }
}

final class DialerImpl: Sendable {
    private let dial: @Sendable (Address) async throws -> AsyncClientImpl

    init(dial: @escaping @Sendable (Address) async throws -> AsyncClientImpl) { self.dial = dial }

    func call(_ host: String) async throws -> AsyncClientImpl { try await dial(Address(host: host)) }
}

// The main actor.

@MainActor final class WarmImpl {
    static var count = 0
    let title: String

    init(title: Title) {
        Self.count += 1
        self.title = title.text
    }
}

@MainActor final class ScreenImpl {
    let warm: WarmImpl

    init(warm: WarmImpl) { self.warm = warm }
}

@MainActor final class WindowsImpl {
    private let open: @MainActor (Title) -> ScreenImpl

    init(open: @escaping @MainActor (Title) -> ScreenImpl) { self.open = open }

    func show(_ text: String) -> ScreenImpl { open(Title(text: text)) }
}

// What throws only when it is made.

final class AsyncFlagImpl: Sendable {
    let isSet: Bool

    init(flag: Flag) async throws {
        if !flag.isSet { throw Refused() }
        isSet = true
    }
}
