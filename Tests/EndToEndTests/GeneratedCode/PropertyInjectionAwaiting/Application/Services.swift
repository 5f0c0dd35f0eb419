import DpendRuntime

protocol Clock { var time: Int { get } }
final class ClockImpl: Clock { let time = 9 }
final class CacheImpl {}

final class Session: Sendable {
    static func open() async -> Session { Session() }
}

final class SessionConfiguration: DependencyConfiguration {
    func session() -> DependencyRegistration<Session> { DependencyRegistration { await Session.open() } }
}
