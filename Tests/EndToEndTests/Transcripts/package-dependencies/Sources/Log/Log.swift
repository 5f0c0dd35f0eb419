public protocol Logging {}
public final class LogImpl: Logging { public init() {} }
