import DpendRuntime

protocol Clock {}
protocol Sound {}

final class PlayerImpl {
    init() {}
}

@available(iOS 26, *)
extension PlayerImpl: Sound {}

final class OlderImpl {
    init() {}
    @available(iOS 26, *)
    init(player: PlayerImpl) {}
}

@available(iOS 18, *)
enum Newer {
    final class NestedImpl {
        @available(iOS 26, *)
        init() {}
    }
}

final class Services: DependencyConfiguration {
    @available(iOS 27, *)
    func text() -> DependencyRegistration<String> { DependencyRegistration { "text" } }
}
