protocol Client {}
final class HTTPClient: Client {}

final class LoggingClient: Client {
    init(client: any Client) {}
}

protocol Metered {}
final class RetryingClient: Client, Metered {
    init(later: @escaping () -> any Client, attempts: Int = 3) {}
}

final class CachingClient: Client {
    init(client: any Client, other: any Client) {}
}

final class TimingClient: Client {
    init(client: any Client) {}
}

final class FeedImpl {
    init(client: any Client) {}
}

final class BalancerImpl {
    init(clients: [any Client]) {}
}

final class DirectImpl {
    init(logging: LoggingClient) {}
}
