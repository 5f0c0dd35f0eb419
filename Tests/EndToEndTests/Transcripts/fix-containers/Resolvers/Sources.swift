import Swinject

protocol Clock {}
final class SystemClock: Clock { init(resolver: Resolver) {} }
protocol Store {}
final class FileStore: Store { init(resolver: Resolver, clock: Clock) {} }

func fill(_ container: Container) {
    container.register(Clock.self) { r in SystemClock(resolver: r) }
}

func use(_ resolver: Resolver) {
    _ = resolver.resolve(Clock.self)!
    _ = resolver.resolve(Store.self)!
}
