public protocol Clock: Sendable { var now: Int { get } }
public protocol Reporter: Sendable { func report(_ text: String) }
public protocol Check: Sendable { var name: String { get } }

#if DEBUG
    public final class FixedClockImpl: Clock {
        public init() {}
        public let now = 7
    }

    public final class LeakCheckImpl: Check {
        public init() {}
        public let name = "leaks"
    }
#else
    public final class SystemClockImpl: Clock {
        public init() {}
        public let now = 99
    }
#endif

public final class DiskCheckImpl: Check {
    public init() {}
    public let name = "disk"
}

public final class ReporterImpl: Reporter {
    private let clock: any Clock
    public init(clock: any Clock) { self.clock = clock }
    public func report(_ text: String) { print("\(clock.now): \(text)") }
}
