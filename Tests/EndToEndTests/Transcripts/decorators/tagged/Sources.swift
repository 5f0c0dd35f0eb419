import DpendRuntime

enum Wrapped: DependencyTag {}
protocol Client {}
final class HTTPClient: Client {}
final class LoggingClient: Client {
    init(client: Tagged<any Client, Wrapped>) {}
}
final class FeedImpl {
    init(client: any Client) {}
}
