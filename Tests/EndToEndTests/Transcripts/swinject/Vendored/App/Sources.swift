import Swinject

class Session {}
class Feed {}

func fill(_ container: Container) {
    container.register(Session.self) { _ in Session() }
    _ = container.resolve(Session.self)!
    _ = container.resolve(Feed.self)!
}
