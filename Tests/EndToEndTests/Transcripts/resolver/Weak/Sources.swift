import Resolver

final class K {}
final class L {}

func fill(_ resolver: Resolver) {
    resolver.register { K() }
    resolver.register { L() }.scope(.shared)
}

final class Screen {
    @WeakLazyInjected var k: K?
    @WeakLazyInjected var l: L?
}
