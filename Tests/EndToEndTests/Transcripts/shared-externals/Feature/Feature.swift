public protocol Networking {}

public final class FeedModel {
    public init(network: any Networking, limit: Int) {}
}
