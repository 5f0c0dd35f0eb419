import Knit

final class K {}
final class L {}
final class M {}
enum Purpose { case normal, test }

final class ItemsAssembly: ModuleAssembly {
    typealias TargetResolver = Resolver
    let purpose: Purpose
    func assemble(container: Container<Resolver>) {
        if purpose == .normal { container.register(K.self) { _ in K() } }
        container.register(L.self) { _ in L() }
    }
}

func show(_ r: Resolver) { r.k() }
func showAlways(_ r: Resolver) { r.l() }
func other(_ r: Resolver) { _ = r.unsafeResolver.resolve(M.self)! }
