struct User: Sendable { let name: String }

/// It belongs to the root.
final class FileStore {
    let path: String

    init(path: String) { self.path = path }
}

/// It belongs to a session. Its external value belongs to the root.
final class SessionStore {
    let files: FileStore
    let text: String

    init(files: FileStore, user: User, limit: Int) {
        self.files = files
        text = "\(files.path) \(user.name) \(limit)"
    }
}

final class HomeModel {
    let store: SessionStore
    let title: String

    init(store: SessionStore, title: String) { (self.store, self.title) = (store, title) }
}

final class StartModel {
    let start: (User) -> HomeModel

    init(start: @escaping (User) -> HomeModel) { self.start = start }
}
