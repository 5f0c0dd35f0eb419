import DpendRuntime

public protocol Clock {}
public final class SystemClockImpl: Clock {
    public init() {}
}

public protocol Store {}
public protocol Session {}

public func open(_ container: DependencyContainer) throws {
    _ = try container.resolve((any Clock).self)
    _ = try container.resolve((any Store).self)
    _ = try container.resolve((any Session).self)
}
