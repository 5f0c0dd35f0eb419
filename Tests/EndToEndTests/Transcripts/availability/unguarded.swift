import DpendRuntime

protocol Clock {}

@available(iOS 26, macOS 26.1, *)
final class ClockImpl: Clock {}

final class HomeImpl {
    init(clock: any Clock, all: [any Clock], later: @escaping () -> any Clock) {}
}

enum Screens {
    @available(iOS 18, *)
    final class PlayerImpl {}
}

final class Services: DependencyConfiguration {
    func sound(player: Screens.PlayerImpl) -> DependencyRegistration<String> { DependencyRegistration { "sound" } }
}
