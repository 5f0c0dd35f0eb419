import Knit

protocol Clock {}
protocol Store {}
final class SystemClock: Clock {}

final class CoreAssembly: AbstractAssembly {
    func assemble(container: Container<Resolver>) {
        container.registerAbstract(Clock.self)
        container.registerAbstract(Store.self)
        container.registerAbstract(Store.self, name: "backup")
        container.registerAbstract(Int?.self)
    }
}

final class AppAssembly: ModuleAssembly {
    func assemble(container: Container<Resolver>) {
        container.register(Clock.self) { _ in SystemClock() }
    }
}

func start() {
    let assembler = ModuleAssembler([AppAssembly(), CoreAssembly()])
    _ = assembler.resolver.store()
}
