import Support

final class PrintLogger: Logger { init() {} }
final class HomeModel { init(logger: any Logger) {} }

// Names that differ are told apart by a pattern.
final class AppClock: Clock { init() {} }
final class TimeModel { init(clock: any Clock) {} }
