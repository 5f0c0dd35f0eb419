let sharing = Meeting(2)
let sessions = Count()
let logs = Count()

/// Each call makes one, for all objects that it makes at the same time.
final class SharedSessionImpl: Sendable {
    init() async throws {
        sessions.add()
        for _ in 0..<100 { await Task.yield() }
    }
}

final class SharedLogImpl: Sendable { init() { logs.add() } }
@MainActor final class SharedPanelImpl { init(log: SharedLogImpl) async { await Task.yield() } }

final class ReaderImpl: Sendable {
    let session: SharedSessionImpl
    let log: SharedLogImpl
    let later: @Sendable () -> SharedLogImpl

    init(session: SharedSessionImpl, log: SharedLogImpl, later: @escaping @Sendable () -> SharedLogImpl) async throws {
        (self.session, self.log, self.later) = (session, log, later)
        try await sharing.meet()
    }
}

final class WriterImpl: Sendable {
    let session: SharedSessionImpl
    let log: SharedLogImpl
    let panel: SharedPanelImpl

    init(session: SharedSessionImpl, log: SharedLogImpl, panel: SharedPanelImpl) async throws {
        (self.session, self.log, self.panel) = (session, log, panel)
        try await sharing.meet()
    }
}

final class DeskImpl: Sendable {
    let reader: ReaderImpl
    let writer: WriterImpl
    let session: SharedSessionImpl
    let panel: SharedPanelImpl

    init(reader: ReaderImpl, writer: WriterImpl, session: SharedSessionImpl, panel: SharedPanelImpl) {
        (self.reader, self.writer, self.session, self.panel) = (reader, writer, session, panel)
    }

    var isShared: Bool {
        reader.session === writer.session && writer.session === session && reader.log === writer.log && writer.panel === panel
    }
}

/// All that require it get its error.
final class SharedOfflineImpl: Sendable { init() async throws { throw Offline() } }
final class FirstOfflineImpl: Sendable { init(line: SharedOfflineImpl) async throws {} }
final class SecondOfflineImpl: Sendable { init(line: SharedOfflineImpl, session: SharedSessionImpl) async throws {} }
final class OfflineDeskImpl: Sendable { init(first: FirstOfflineImpl, second: SecondOfflineImpl, line: SharedOfflineImpl) {} }
