import Resolver

protocol P {}
protocol Q {}
protocol S {}
final class K: P {}
final class L: Q, S {}

func fill() {
    // 'implements' asks for 'K' without a name.
    Resolver.register(name: "a") { K() }.implements(P.self)
    Resolver.register { L() }.implements(Q.self).implements(S.self, name: "b")
}

func show(_ resolver: Resolver) { _ = resolver.resolve(P.self) }
func unnamed(_ resolver: Resolver) { _ = resolver.resolve(S.self) }

func right(_ resolver: Resolver) {
    _ = resolver.resolve(K.self, name: "a")
    _ = resolver.resolve(Q.self)
    _ = resolver.resolve(S.self, name: "b")
}
