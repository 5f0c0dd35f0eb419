public protocol Clock {}

@available(iOS 26, macOS 26.1, *)
public final class ClockImpl: Clock {
    public init() {}
}
