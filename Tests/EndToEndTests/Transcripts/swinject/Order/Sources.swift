import Swinject

final class Settings {}
final class Clock {}
final class Session {}
final class Feed {}
final class Log {}

final class FirstAssembly: Assembly {
    func assemble(container: Container) { _ = container.resolve(Settings.self)! }
    // Every assembly is assembled by then.
    func loaded(resolver: Resolver) { _ = resolver.resolve(Settings.self)! }
}

final class SecondAssembly: Assembly {
    func assemble(container: Container) { container.register(Settings.self) { _ in Settings() } }
}

func askClock(_ container: Container) { _ = container.resolve(Clock.self)! }
func addClock(_ container: Container) { container.register(Clock.self) { _ in Clock() } }
func askFeed(_ container: Container) { _ = container.resolve(Feed.self)! }
func addFeed(_ container: Container) { container.register(Feed.self) { _ in Feed() } }
func askLog(_ container: Container) { _ = container.resolve(Log.self)! }
func addLog(_ container: Container) { container.register(Log.self) { _ in Log() } }

func start() {
    _ = Assembler([FirstAssembly(), SecondAssembly()])
    let container = Container { container in
        _ = container.resolve(Session.self)!
        container.register(Session.self) { _ in Session() }
    }
    askClock(container)
    addClock(container)
    // Right: the registration comes first, here and in another function.
    addFeed(container)
    askFeed(container)
    askLog(container)
    addLog(container)
}

func prepare(_ container: Container) { addLog(container) }
