import DpendRuntime

protocol Clock {}
final class ClockImpl: Clock {}
final class ForgottenImpl {}
final class AppImpl { init(clock: any Clock) {} }

final class AppConfiguration: DependencyConfiguration {
    func forgotten() -> DependencyRegistration<[Int]> { DependencyRegistration { [] } }
}
