public protocol Client: Sendable {}

public final class LiveClient: Client {
    public init() {}
}
