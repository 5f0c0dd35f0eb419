final class FileStore {
    private let path: String
    init(path: String) { self.path = path }
    func read() -> [String] { ["\(path)/first.txt", "\(path)/second.txt"] }
}

final class NoteRepository {
    private let store: FileStore
    init(store: FileStore) { self.store = store }
    var notes: [String] { store.read().map { $0.uppercased() } }
}

final class HomeViewModel {
    private let notes: NoteRepository
    init(notes: NoteRepository) { self.notes = notes }
    var title: String { "\(notes.notes.count) notes" }
    var rows: [String] { notes.notes }
}

final class AppCoordinator {
    private let home: HomeViewModel
    init(home: HomeViewModel) { self.home = home }
    func start() { print(home.title, home.rows) }
}
