import Swinject

final class Clock {}
final class Home { init(clock: Clock) {} }
final class Watch { init(clock: Clock?) {} }
protocol Card {}
final class Screen: Card { init(id: String, clock: Clock) {} }

extension Resolver {
    func force<T>(_ type: T.Type) -> T { resolve(type)! }
    func named<T>(_ type: T.Type) -> T { resolve(type, name: "main")! }
}

func fill(_ container: Container) {
    container.register(Clock.self) { _ in Clock() }
    container.register(Clock.self, name: "main") { _ in Clock() }
    container.register(Home.self) { r in Home(clock: r.force(Clock.self)) }
    container.register(Watch.self) { r in Watch(clock: r.named(Clock.self)) }
    container.register(Screen.self) { r, id in Screen(id: id, clock: r.resolve(Clock.self)!) }
}
