import Swinject

final class Profile { init(user: String) {} }
final class Session { init(user: String) {} }
struct Point { init(x: Int) {} }

func fill(_ c: Container) {
    c.register(Profile.self) { _, user in Profile(user: user) }.inObjectScope(.container)
    c.register(Session.self) { _, user in Session(user: user) }
    c.register(Point.self) { _, x in Point(x: x) }.inObjectScope(.weak)
}
