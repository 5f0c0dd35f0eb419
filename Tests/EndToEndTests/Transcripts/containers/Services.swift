import DpendRuntime

@globalActor actor StorageActor { static let shared = StorageActor() }

@StorageActor final class StorageImpl {}

final class SessionImpl: Sendable {
    init() async throws {}
}

@MainActor final class ScreenImpl {
    init(session: @escaping @Sendable () async throws -> SessionImpl) {}
}

final class ClockImpl {
    init() throws {}
}

final class ArchiveConfiguration: DependencyConfiguration {
    func archive() -> DependencyRegistration<Archive> {
        DependencyRegistration { await Archive() }
    }
}

final class Archive: Sendable {
    init() async {}
}
