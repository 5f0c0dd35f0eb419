public protocol Client {}

public final class LiveClient: Client {
    public init() {}
}
