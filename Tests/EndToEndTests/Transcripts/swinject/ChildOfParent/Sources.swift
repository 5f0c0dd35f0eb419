import Swinject

final class Clock {}
final class Feed { init(clock: Clock) {} }
final class Menu { init(clock: Clock) {} }
final class Log { init(clock: Clock) {} }

enum Containers {
    static let app = Container()
    static let session = Container(parent: app)
}

func fill() {
    Containers.app.register(Feed.self) { r in Feed(clock: r.resolve(Clock.self)!) }
    Containers.app.register(Menu.self) { r in Menu(clock: r.resolve(Clock.self)!) }
    // The container that is asked first keeps the instance.
    Containers.app.register(Log.self) { r in Log(clock: r.resolve(Clock.self)!) }.inObjectScope(.container)
    Containers.session.register(Clock.self) { _ in Clock() }
}

func wrong() -> Feed { Containers.app.resolve(Feed.self)! }
func right() -> Menu { Containers.session.resolve(Menu.self)! }
func first() -> Log { Containers.session.resolve(Log.self)! }
func second() -> Log { Containers.app.resolve(Log.self)! }
