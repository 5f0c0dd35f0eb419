import Dip

final class Clock {}
final class Log {}
final class Store { init(clock: Clock) {} }
final class Feed { init(store: Store) {} }
final class Mailer { init(log: Log) {} }
final class Screen { init(mailer: Mailer) {} }
final class Timer { init(clock: Clock) {} }
final class Home { init(timer: Timer) {} }
final class Profile { init(user: String) {} }

func fill(_ c: DependencyContainer) {
    // Nothing registers 'Clock', which a wired factory and an ordinary one ask for.
    c.register { Feed(store: $0) }
    c.register { Store(clock: $0) }
    c.register { Home(timer: $0) }
    c.register { Timer(clock: try c.resolve()) }
    c.register { Screen(mailer: $0) }
    c.register { Mailer(log: $0) }
    c.register { Log() }
    c.register { Profile(user: $0) }
}

func wrong(_ c: DependencyContainer) {
    _ = try! c.resolve() as Feed
    _ = try! c.resolve() as Home
}

func right(_ c: DependencyContainer) {
    _ = try! c.resolve() as Screen
    _ = try! c.resolve(arguments: "me") as Profile
    _ = try? c.resolve() as Profile
}
