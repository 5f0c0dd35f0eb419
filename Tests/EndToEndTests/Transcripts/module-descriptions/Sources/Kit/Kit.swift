public protocol Client {}

public final class HttpClientImpl: Client {
    public init() {}
}

public final class LoggingClient: Client {
    public init(client: any Client) {}
}

public final class EngineImpl {
    public init() {}
}

public final class CacheImpl {
    public init() {}
}
