import Swinject

final class Settings {}
final class Feed {}

final class SettingsAssembly: Assembly {
    func assemble(container: Container) { container.register(Settings.self) { _ in Settings() } }
}

final class DI {
    static let shared = DI()
    var container = Container()
}

func start() { DI.shared.container = Assembler([SettingsAssembly()]).resolver as! Container }

func open() { _ = DI.shared.container.resolve(Settings.self)! }
func close() { _ = DI.shared.container.resolve(Feed.self)! }
func other() { _ = Container().resolve(Feed.self)! }
