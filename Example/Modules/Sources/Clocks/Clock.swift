/// Tells the hour.
public protocol Clock: Sendable {
    var hour: Int { get }
}

/// A clock that has stopped, so that the example prints the same at any time.
public final class ClockImpl: Clock {
    public let hour = 9

    public init() {}
}
