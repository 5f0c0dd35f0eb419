import Knit

final class Item {}
final class Menu {}
final class Price {}

final class ItemsAssembly: ModuleAssembly {
    typealias TargetResolver = Resolver
    static var dependencies: [any ModuleAssembly.Type] { [PricesAssembly.self] }
    func assemble(container: Container<Resolver>) { container.register(Item.self) { _ in Item() } }
}

final class PricesAssembly: ModuleAssembly {
    typealias TargetResolver = Resolver
    static var dependencies: [any ModuleAssembly.Type] { [] }
    func assemble(container: Container<Resolver>) { container.register(Price.self) { _ in Price() } }
}

final class DebugAssembly: ModuleAssembly {
    typealias TargetResolver = Resolver
    static var dependencies: [any ModuleAssembly.Type] { [] }
    func assemble(container: Container<Resolver>) { container.register(Menu.self) { _ in Menu() } }
}

func start() {
    let assembler = ScopedModuleAssembler<Resolver>([ItemsAssembly()])
    _ = assembler.resolver.item()
    _ = assembler.resolver.price()
    _ = assembler.resolver.menu()
}
