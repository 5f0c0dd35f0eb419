public protocol Clock {}

public final class SystemClock: Clock {
    public init() {}
}
