import Knit

final class Missing {}
final class Clock {}
final class Item { @Resolvable<Resolver> init(missing: Missing, clock: Clock, url: URL, written: Written) {} }
final class Written {}

extension Resolver {
    func written() -> Written { Written() }
}

final class ItemsAssembly: ModuleAssembly {
    typealias TargetResolver = Resolver
    static var dependencies: [any ModuleAssembly.Type] { [] }
    func assemble(container: Container<Resolver>) {
        container.register(Clock.self) { _ in Clock() }
        container.register(Item.self) { r in Item.make(resolver: r) }
    }
}

func start() {
    let assembler = ScopedModuleAssembler<Resolver>([ItemsAssembly()])
    _ = assembler.resolver.item()
}
