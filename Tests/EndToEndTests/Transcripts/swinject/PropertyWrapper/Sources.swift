import Swinject

protocol Storage {}
protocol Clock {}
final class SystemClock: Clock {}

@propertyWrapper final class Injected<Service>: Resolvable {
    var wrappedValue: Service!
    init() {}
    func resolve(_ resolver: Resolver) { wrappedValue = resolver.resolve(Service.self)! }
}

protocol Resolvable { func resolve(_ resolver: Resolver) }
protocol Injectable {}
extension Injectable {
    func injectServices(_ resolver: Resolver) {
        Mirror(reflecting: self).children.forEach { ($0.value as? Resolvable)?.resolve(resolver) }
    }
}

final class Manager: Injectable {
    @Injected() var storage: Storage!
    @Injected() var clock: Clock!
    init(_ resolver: Resolver) { injectServices(resolver) }
}

func fill(_ c: Container) {
    c.register(Clock.self) { _ in SystemClock() }
    c.register(Manager.self) { r in Manager(r) }
}
