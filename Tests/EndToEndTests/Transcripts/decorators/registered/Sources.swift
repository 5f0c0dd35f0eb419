protocol Client {}
final class HTTPClient: Client {}
final class LoggingClient: Client {
    init(client: any Client) {}
}
final class FeedImpl {
    init(client: any Client) {}
}
