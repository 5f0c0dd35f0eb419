public protocol Logger {}
public final class PrintLogger: Logger { public init() {} }

public protocol Clock {}
public final class SystemClock: Clock { public init() {} }
