public protocol Clock {}
public protocol Client {}

public final class SystemClockImpl: Clock {
    public init() {}
}

public final class ClientImpl: Client {
    public init(clock: any Clock, retries: Int = 3) {}
}

// No other module can make it.
final class HiddenClientImpl: Client {
    init(clock: any Clock) {}
}

public enum CoreFactory {
    public static let shared = ClientImpl(clock: SystemClockImpl())
    static let hidden = HiddenClientImpl(clock: SystemClockImpl())
}
