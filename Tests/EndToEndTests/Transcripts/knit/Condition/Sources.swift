import Knit

final class K {}
enum Purpose { case normal, test }

final class ItemsAssembly: ModuleAssembly {
    typealias TargetResolver = Resolver
    let purpose: Purpose
    func assemble(container: Container<Resolver>) {
        if purpose == .normal { container.register(K.self) { _ in K() } }
    }
}

func show(_ r: Resolver) { r.k() }
