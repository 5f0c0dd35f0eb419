import Swinject
import SwinjectAutoregistration

final class SettingsAssembly: Assembly {
    func assemble(container: Container) {
        container.autoregister(Store.self, initializer: Store.init)
        container.autoregister(Settings.self, initializer: Settings.init)
    }
}
