public protocol Clock {}
public final class ClockImpl: Clock { public init() {} }
