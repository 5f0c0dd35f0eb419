import Resolver

final class K {}
final class L {}
final class Screen {
    @WeakLazyInjected var k: K?
    @WeakLazyInjected var l: L?
}

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { K() }
        defaultScope = .application
        register { L() }
        Resolver.defaultScope = .graph
    }
}
