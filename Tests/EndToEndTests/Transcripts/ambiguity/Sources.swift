import DpendRuntime

protocol Clock {}
protocol Logger {}
protocol UseCase {}
protocol Store {}

final class SystemClockImpl: Clock {}
final class TestClockImpl: Clock {}

// Many provide UseCase and nothing needs it: nothing is said.
final class LoginImpl: UseCase { init(clock: Clock) {} }
final class LogoutImpl: UseCase {}

// An explicit registration beats a class.
final class ConsoleLoggerImpl: Logger {}
final class LoggerConfiguration: DependencyConfiguration {
    func logger() -> DependencyRegistration<Logger> { DependencyRegistration { ConsoleLoggerImpl() } }
}

// Two initializers that take equally much.
final class StoreImpl: Store {
    init(logger: Logger) {}
    init(clock: Clock) {}
}

final class ScreenImpl {
    init(login: LoginImpl, logger: Logger, clock: Clock) {}
}

final class MenuImpl {
    init(store: Store) {}
}
