public protocol Logger {}
public final class PrintLogger: Logger { public init() {} }
public final class ClockImpl { public init() {} }
final class Cache { init() {} }
