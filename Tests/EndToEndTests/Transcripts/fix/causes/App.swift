import DpendRuntime

final class Session {}
final class AppConfiguration: DependencyConfiguration {
    let scope = DependencyScope.singleton

    func session() -> DependencyRegistration<Session> { DependencyRegistration(scope: scope) { Session() } }
}

// What is missing here vanishes with the cause, so that no filter has to choose a second provider.
final class ScreenImpl { init(session: Session) {} }
