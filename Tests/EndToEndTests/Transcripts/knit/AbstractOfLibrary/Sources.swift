import Knit

public protocol Store {}

final class CoreAssembly: AbstractAssembly {
    func assemble(container: Container<Resolver>) {
        container.registerAbstract(Store.self)
    }
}

public func show(_ r: Resolver) { _ = r.store() }
