import Swinject

final class Queue {}
enum Keys { static let main = "main" }

func fill(_ c: Container, _ other: String) {
    c.register(Queue.self, name: Keys.main) { _ in Queue() }
    c.register(Queue.self, name: "back" + "ground") { _ in Queue() }
    c.register([Queue].self, name: other) { _ in [] }
}

func show(_ r: Resolver) {
    _ = r.resolve(Queue.self, name: "main")!
    _ = r.resolve(Queue.self, name: "background")!
    _ = r.resolve(Queue.self)!
    _ = r.resolve([Queue].self)!
}
