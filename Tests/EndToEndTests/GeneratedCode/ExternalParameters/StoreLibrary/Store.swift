public final class RemoteStore: Sendable {
    public let host: String

    public init(host: String) { self.host = host }
}
