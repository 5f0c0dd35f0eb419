import Knit

final class Screen {}

final class AppAssembly: ModuleAssembly {
    func assemble(container: Container<Resolver>) {
        container.register(Screen.self, mainActorFactory: { _ in Screen() })
    }
}

func show(_ r: Resolver) {
    _ = r.screen()
    Task.detached { _ = r.screen() }
}
