import Swinject

final class Own {}

func fill(_ c: Container, _ types: [Own.Type]) {
    for type in types { c.register(type) { _ in Own() } }
}

func show(_ r: Resolver) { _ = r.resolve(Own.self)! }
