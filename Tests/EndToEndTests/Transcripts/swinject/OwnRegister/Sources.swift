import Swinject

final class Clock {}
final class Timer { init(clock: Clock) {} }
final class Alarm {}
final class Left { init(right: Right) {} }
final class Right { init(left: Left) {} }
final class Greeter { init(name: String) {} }

extension Container {
    @discardableResult
    func registerSingleton<Service>(_ type: Service.Type, name: String? = nil, factory: @escaping (Resolver) -> Service) -> ServiceEntry<Service> {
        _register(type, factory: factory, name: name).inObjectScope(.container)
    }

    func provide<T>(factory: @escaping (Resolver) -> T) {
        registerSingleton(T.self, factory: factory)
    }

    func provideNew<T>(_ type: T.Type, _ factory: @escaping (Resolver, String) -> T) {
        register(type, factory: factory)
    }
}

func fill(_ container: Container) {
    container.registerSingleton(Clock.self) { _ in Clock() }
    container.registerSingleton(Timer.self, name: "kitchen") { r in Timer(clock: r.resolve(Clock.self)!) }
    container.provide { r in Left(right: r.resolve(Right.self)!) }
    container.provide { r in Right(left: r.resolve(Left.self)!) }
    container.provideNew(Greeter.self) { _, name in Greeter(name: name) }
    _ = container.resolve(Timer.self, name: "kitchen")!
    _ = container.resolve(Alarm.self)!
    _ = container.resolve(Left.self)!
    _ = container.resolve(Greeter.self, argument: "Mira")!
}
