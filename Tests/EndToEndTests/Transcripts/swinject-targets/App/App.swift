import Core
import Swinject

final class Screen { init(store: Store, name: String) {} }

final class AppAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Screen.self) { r, name in Screen(store: r.resolve(Store.self)!, name: name) }
    }
}

func show() {
    let assembler = Assembler([CoreAssembly(), AppAssembly()])
    _ = assembler.resolver.resolve(Screen.self)!
}
