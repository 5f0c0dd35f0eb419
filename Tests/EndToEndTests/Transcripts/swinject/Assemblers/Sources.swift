import Swinject

final class Clock {}
final class Mailer {}
final class Theme {}

final class CoreAssembly: Assembly {
    func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } }
}

final class MailAssembly: Assembly {
    func assemble(container: Container) { container.register(Mailer.self) { _ in Mailer() } }
}

final class ThemeAssembly: Assembly {
    func assemble(container: Container) { container.register(Theme.self) { _ in Theme() } }
}

final class App {
    let assembler = Assembler([CoreAssembly(), MailAssembly()])
    var resolver: Resolver { assembler.resolver }
}

final class Widget {
    let assembler: Assembler
    init(_ app: App) { assembler = Assembler([ThemeAssembly()], parent: app.assembler) }
    func theme() -> Theme { assembler.resolver.resolve(Theme.self)! }
    func clock() -> Clock { assembler.resolver.resolve(Clock.self)! }
}

final class Extension {
    private let assembler: Assembler
    init() {
        assembler = Assembler([CoreAssembly()])
        assembler.apply(assembly: ThemeAssembly())
    }
    func clock() -> Clock { assembler.resolver.resolve(Clock.self)! }
    func theme() -> Theme { assembler.resolver.resolve(Theme.self)! }
    func mailer() -> Mailer { assembler.resolver.resolve(Mailer.self)! }
}

func theme(_ app: App) -> Theme { app.resolver.resolve(Theme.self)! }
