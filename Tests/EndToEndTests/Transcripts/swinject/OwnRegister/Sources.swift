import Swinject

final class Clock {}
final class Timer { init(clock: Clock) {} }
final class Alarm {}

extension Container {
    @discardableResult
    func registerSingleton<Service>(_ type: Service.Type, name: String? = nil, factory: @escaping (Resolver) -> Service) -> ServiceEntry<Service> {
        _register(type, factory: factory, name: name).inObjectScope(.container)
    }
}

func fill(_ container: Container) {
    container.registerSingleton(Clock.self) { _ in Clock() }
    container.registerSingleton(Timer.self, name: "kitchen") { r in Timer(clock: r.resolve(Clock.self)!) }
    _ = container.resolve(Timer.self, name: "kitchen")!
    _ = container.resolve(Alarm.self)!
}
