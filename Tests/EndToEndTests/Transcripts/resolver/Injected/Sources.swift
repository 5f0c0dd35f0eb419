import Resolver

protocol P {}
protocol Q {}
final class K: P {}

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { K() }.implements(P.self)
    }
}

final class Screen {
    @Injected var p: P
    @Injected var q: Q
}
