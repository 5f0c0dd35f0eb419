import Network

final class FeedImpl {
    init(client: any Client) {}
}
