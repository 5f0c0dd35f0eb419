import Swinject

final class Session {}
final class Draft {}
final class Cache { init(session: Session, draft: Draft) {} }
protocol Closing {}

func fill(_ c: Container) {
    c.register(Session.self) { _ in Session() }.inObjectScope(.graph)
    c.register(Draft.self) { _ in Draft() }
    c.register(Cache.self) { r in Cache(session: r.resolve(Session.self)!, draft: r.resolve(Draft.self)!) }.inObjectScope(.container)
        .implements((any Closing).self)
}
