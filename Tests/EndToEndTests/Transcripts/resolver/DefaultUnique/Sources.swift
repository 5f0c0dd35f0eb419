import Resolver

final class K {}
final class L {}
final class Screen {
    @WeakLazyInjected var k: K?
    @WeakLazyInjected var l: L?
}

func start() {
    Resolver.defaultScope = .unique
    fill(.main)
}

func fill(_ r: Resolver) {
    r.register { K() }
    r.register { L() }.scope(.shared)
}
