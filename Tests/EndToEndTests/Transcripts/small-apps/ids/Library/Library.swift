final class BookStore {
    private var titles = [1: "Emma", 2: "Ulysses"]
    func title(of id: Int) -> String { titles[id] ?? "?" }
    func rename(_ id: Int, _ title: String) { titles[id] = title }
}

final class ListViewModel {
    private let books: BookStore
    init(books: BookStore) { self.books = books }
    var rows: [String] { [1, 2].map(books.title) }
}

final class DetailViewModel {
    private let id: Int
    private let books: BookStore
    private let onClose: (String) -> Void
    init(id: Int, books: BookStore, onClose: @escaping (String) -> Void) {
        self.id = id
        self.books = books
        self.onClose = onClose
    }
    func rename(_ title: String) { books.rename(id, title) }
    func close() { onClose(books.title(of: id)) }
}

final class LibraryCoordinator {
    private let list: ListViewModel
    private let detail: (Int, @escaping (String) -> Void) -> DetailViewModel
    init(list: ListViewModel, detail: @escaping (Int, @escaping (String) -> Void) -> DetailViewModel) {
        self.list = list
        self.detail = detail
    }
    func start() {
        for id in [1, 2] {
            let screen = detail(id) { print("closed", $0) }
            if id == 2 { screen.rename("Dubliners") }
            screen.close()
        }
        print(list.rows)
    }
}
