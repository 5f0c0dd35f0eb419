let books = BookStore()
let coordinator = LibraryCoordinator(
    list: ListViewModel(books: books), detail: { id, onClose in DetailViewModel(id: id, books: books, onClose: onClose) })
coordinator.start()
