import DpendRuntime

struct Offline: Error {}

protocol Remote: Sendable { var name: String { get } }

final class RemoteImpl: Remote {
    let name: String
    init() async {
        await Task.yield()
        name = "remote"
    }
}

final class ClockImpl: Sendable {}

/// Awaits only because what it needs has to be awaited.
final class SessionImpl: Sendable {
    let remote: any Remote
    let clock: ClockImpl
    init(remote: any Remote, clock: ClockImpl) {
        self.remote = remote
        self.clock = clock
    }
}

actor StoreImpl {
    let session: SessionImpl
    init(session: SessionImpl) { self.session = session }
    func name() -> String { session.remote.name }
}

@MainActor final class ScreenImpl {
    let session: SessionImpl
    let later: () async -> any Remote
    let refused: () async throws -> Refused

    init(session: SessionImpl, later: @escaping () async -> any Remote, refused: @escaping () async throws -> Refused) {
        self.session = session
        self.later = later
        self.refused = refused
    }
}

final class Refused: Sendable {}

final class RemoteConfiguration: DependencyConfiguration {
    func refused(session: SessionImpl) async throws -> DependencyRegistration<Refused> {
        DependencyRegistration {
            await Task.yield()
            throw Offline()
        }
    }

    func text() -> DependencyRegistration<String> {
        DependencyRegistration(scope: .eagerSingleton) { await RemoteImpl().name + " text" }
    }
}

protocol Unsent: AnyObject {}
final class UnsentImpl: Unsent {}

/// Its initializer has to be awaited, and takes what is not Sendable.
actor AwaitedActorImpl {
    let unsent: any Unsent
    init(unsent: any Unsent) async { self.unsent = unsent }
    var name: String { "\(type(of: unsent))" }
}
