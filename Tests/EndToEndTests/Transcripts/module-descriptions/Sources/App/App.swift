import Kit

protocol Motor {}

/// Only the application says that the library's class is one.
extension EngineImpl: Motor {}

struct User {}

final class TracingClient: Client {
    init(client: any Client) {}
}

final class CarImpl {
    init(motor: any Motor, client: any Client) {}
}

final class ProfileImpl {
    init(cache: CacheImpl, user: User) {}
}
