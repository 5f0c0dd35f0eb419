public protocol Clock {}

@available(iOS 17, *)
public final class ClockImpl: Clock {
    public init() {}
}
