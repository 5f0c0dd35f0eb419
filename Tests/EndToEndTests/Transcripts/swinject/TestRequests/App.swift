import Swinject

final class Clock {}
final class Mailer { init(clock: Clock) {} }
final class Theme {}

final class AppAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Clock.self) { _ in Clock() }
        container.register(Mailer.self) { r in Mailer(clock: r.resolve(Clock.self)!) }
    }
}

func start() -> Theme { Assembler([AppAssembly()]).resolver.resolve(Theme.self)! }
