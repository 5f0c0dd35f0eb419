protocol Logger {}

#if DEBUG
final class DebugLoggerImpl: Logger {}
#elseif os(Linux) && !RELEASE
final class LinuxLoggerImpl: Logger {}
#else
final class ReleaseLoggerImpl: Logger {}
#endif

final class ScreenImpl {
    #if canImport(UIKit)
    init(logger: Logger, touch: TouchImpl) {}
    #else
    init(logger: Logger) {}
    #endif
}

#if canImport(UIKit)
final class TouchImpl {}
#endif

#if swift(>=5.9) && compiler(>=6)
final class ModernImpl {}
#endif
