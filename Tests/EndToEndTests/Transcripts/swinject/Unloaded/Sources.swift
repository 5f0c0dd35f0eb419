import Swinject

final class Settings {}
final class Clock {}
final class Menu {}
final class Log {}

final class SettingsAssembly: Assembly {
    func assemble(container: Container) { container.register(Settings.self) { _ in Settings() } }
}

final class DebugAssembly: Assembly {
    func assemble(container: Container) { container.register(Menu.self) { _ in Menu() } }
}

extension Container {
    func registerClock() { register(Clock.self) { _ in Clock() } }
    func registerLog() { register(Log.self) { _ in Log() } }
    // Clients of the module may call it.
    public func registerAll() { register(Clock.self, name: "all") { _ in Clock() } }
    func registerLater() { register(Clock.self, name: "later") { _ in Clock() } }
}

@main struct App {
    static func main() {
        let container = Assembler([SettingsAssembly()]).resolver as! Container
        container.registerLog()
        let later = Container.registerLater
        later(container)()
    }
}
