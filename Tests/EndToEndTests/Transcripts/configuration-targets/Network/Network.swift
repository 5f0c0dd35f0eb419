public protocol Client {}

public class ClientImpl: Client {
    public init() {}
}
