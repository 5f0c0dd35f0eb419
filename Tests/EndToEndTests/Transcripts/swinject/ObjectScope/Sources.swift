import Swinject

final class Author { init(book: Book) {} }
final class Book { var author: Author? }
final class Profile { init(user: String) {} }

func fill(_ container: Container) {
    container.register(Author.self) { r in Author(book: r.resolve(Book.self)!) }
    container.register(Book.self) { _ in Book() }.initCompleted { r, book in book.author = r.resolve(Author.self) }
}

// Within a resolve each is made once.
func graph() { _ = { let container = Container(); fill(container); return container }().resolve(Author.self)! }

// A child does not inherit the scope of its parent.
func child() {
    let container = Container(parent: Container(defaultObjectScope: .transient), defaultObjectScope: .graph)
    container.register(Author.self) { r in Author(book: r.resolve(Book.self)!) }
    container.register(Book.self) { _ in Book() }.initCompleted { r, book in book.author = r.resolve(Author.self) }
    _ = container.resolve(Author.self)!
}

func transient() {
    let container = Container(defaultObjectScope: .transient)
    container.register(Author.self) { r in Author(book: r.resolve(Book.self)!) }
    container.register(Book.self) { _ in Book() }.initCompleted { r, book in book.author = r.resolve(Author.self) }
    _ = container.resolve(Author.self)!
}

func kept() {
    let assembler = Assembler([ProfileAssembly()], parent: nil, defaultObjectScope: .container)
    precondition(assembler.resolver.resolve(Profile.self, argument: "a")! === assembler.resolver.resolve(Profile.self, argument: "b")!)
}

final class ProfileAssembly: Assembly {
    func assemble(container: Container) { container.register(Profile.self) { _, user in Profile(user: user) } }
}
