import DpendRuntime

final class ClientConfiguration: DependencyConfiguration {
    func client(http: HTTPClient) -> DependencyRegistration<any Client> {
        DependencyRegistration { LoggingClient(client: http) }
    }
}
