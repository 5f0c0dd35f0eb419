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

/// Made by awaiting, also by the function that makes it for tests.
final class AwaitedScreenImpl {
    @Injected var clock: any Clock
    let number: Int
    init() async { number = 4 }
}

final class AwaitedThrowingScreenImpl {
    @Injected var clock: any Clock
    init(cache: CacheImpl) async throws {}
}

final class AwaitedSenderImpl {
    @Injected var clock: any Clock
    let made: ClockImpl
    init(make: @escaping () -> sending ClockImpl) async { made = make() }
}

@MainActor final class AwaitedMainScreenImpl {
    @Injected var clock: any Clock
    init?(cache: CacheImpl) async {}
}

/// Takes a closure that stays on the caller's actor, which dpend does not read.
final class AwaitedCourierImpl {
    @Injected var clock: any Clock
    let load: nonisolated(nonsending) @Sendable () async -> CacheImpl?
    init(load: nonisolated(nonsending) @escaping @Sendable () async -> CacheImpl?) { self.load = load }
}
