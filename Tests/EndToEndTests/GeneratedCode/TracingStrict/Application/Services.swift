import DpendRuntime

nonisolated final class DatabaseImpl: Sendable { init() async throws { await Task.yield() } }
actor CacheImpl { init(database: DatabaseImpl) async throws {} }
// A name that a string literal must escape.
nonisolated final class `Back "slash"Impl` {}
final class WindowImpl { init(back: `Back "slash"Impl`) {} }
final class ScreenImpl { init(number: Int, window: WindowImpl) {} }
nonisolated final class TicketImpl { init(@Assisted seat: String, database: DatabaseImpl) {} }
