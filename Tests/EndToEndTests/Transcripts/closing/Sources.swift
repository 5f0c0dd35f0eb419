protocol Closable { func close() async throws }

struct User {}

final class PoolImpl: Closable { func close() {} }

// Each requirement gets a new one.
final class ReaderImpl: Closable {
    init(pool: PoolImpl) {}
    func close() {}
}

final class JournalImpl: Closable {
    init(user: User) {}
    func close() {}
}

final class HandlerImpl { init(journal: JournalImpl) {} }

final class ServerImpl: Closable {
    init(open: @escaping (User) -> HandlerImpl) {}
    func close() {}
}

enum Screens {
    // A protocol of this name with another function.
    protocol Closable { func close(animated: Bool) }
}

final class PanelImpl: Screens.Closable { func close(animated: Bool) {} }
