protocol Client {}
final class LoggingClient: Client {
    init(client: any Client) {}
}
