import StitcherMacros

protocol Clock {}

@Registerable
final class Plain { init() {} }

@Registerable(by: .name("service"), scope: .singleton)
final class Service { init() {} }

@Registerable(by: .type(Clock.self))
final class SystemClock: Clock { init() {} }

@Registerable
final class Session {
    init(user: String) {}
    @PreferredInitializer init(user: String, token: Int) {}
    @PreferredInitializer init(token: Int) {}
}

@Registerable
final class Forgotten { init() {} }

final class Application {
    @Dependencies var container = DependencyContainer {
        Plain.dependencyRegistration
        Service.dependencyRegistration
        SystemClock.dependencyRegistration
        Session.dependencyRegistration
    }
}

final class Screen {
    @Injected var plain: Plain
    @Injected(name: "service") var service: Service
    @Injected(name: Service.dependencyName) var same: Service
    @Injected var clock: any Clock
    @Injected(5) var session: Session
    // The initializer with fewer parameters is chosen, and it has one.
    @Injected var bare: Session
    // The registration of 'SystemClock' is under the protocol alone.
    @Injected var concrete: SystemClock
    // No container has its registration.
    @Injected var forgotten: Forgotten
}
