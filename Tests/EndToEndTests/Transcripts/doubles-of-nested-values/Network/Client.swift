public final class Client {
    public init(server: String) {}
}
