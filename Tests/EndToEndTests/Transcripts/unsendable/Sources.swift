protocol Logger: AnyObject {}
final class LoggerImpl: Logger {}
final class SafeLoggerImpl: @unchecked Sendable {}
@MainActor final class MainLoggerImpl {}
final class ArchiveImpl: NSCoding {}
final class HelperImpl { init(logger: any Logger, safe: SafeLoggerImpl, main: MainLoggerImpl, archive: ArchiveImpl) {} }

@MainActor final class ScreenImpl { init(helper: HelperImpl) {} }
actor SyncImpl { init(logger: any Logger, safe: SafeLoggerImpl, archive: ArchiveImpl) {} }

// Both are of one isolation.
final class DraftImpl {}
@MainActor final class FirstImpl { init(draft: DraftImpl) {} }
@MainActor final class SecondImpl { init(draft: DraftImpl) {} }
