import Core
import Swinject

final class SystemClock: Clock {}
final class StoredSettings: Settings {}

final class Screen {
    init(title: String) {}
}

final class AppAssembly: Assembly {
    func assemble(container: Container) {
        container.register((any Clock).self) { _ in SystemClock() }
        container.register(Screen.self) { _, title in Screen(title: title) }
    }
}

func start() {
    _ = Services.resolve(Screen.self)
    _ = Services.container.resolve((any Settings).self)
}
