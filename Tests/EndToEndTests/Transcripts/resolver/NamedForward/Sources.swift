import Resolver

protocol P {}
final class K: P {}

func fill() {
    Resolver.register(name: "a") { K() }.implements(P.self)
}

func show(_ resolver: Resolver) { _ = resolver.resolve(P.self) }
