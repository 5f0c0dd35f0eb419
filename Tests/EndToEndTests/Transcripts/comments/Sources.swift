protocol Server {}
enum Backup {}
enum Main {}

/// The words may stand in documentation.
/// dpend:singleton
final class SessionImpl {}

@available(macOS 12, *)
// dpend:tag Backup
final class BackupServerImpl: Server {}

// dpend:tag Main dpend:weakSingleton
final class MainServerImpl: Server {}

/* dpend:ignore */
final class IgnoredImpl {}

// dpend:assisted, since nobody knows the count
final class CounterImpl {
    init(count: Int) {}
}

// Wins over a pattern.
// dpend:unique
final class PooledImpl {}
