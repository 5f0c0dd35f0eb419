import Swinject

final class Store {}
enum Purpose { case normal, test }

func fill(_ c: Container, _ purpose: Purpose) {
    switch purpose {
    case .normal: c.register(Store.self) { _ in Store() }
    case .test: c.register(Store.self) { _ in Store() }
    }
}

func show(_ r: Resolver) { _ = r.resolve(Store.self)! }
