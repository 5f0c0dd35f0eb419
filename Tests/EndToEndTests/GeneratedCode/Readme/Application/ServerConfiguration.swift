import DpendRuntime

enum Backup: DependencyTag {}

struct Server { let address: String }

final class ServerConfiguration: DependencyConfiguration {
    func main() -> DependencyRegistration<Server> {
        DependencyRegistration(scope: .singleton) { Server(address: "main.example.org") }
    }

    func backup() -> DependencyRegistration<Server> {
        DependencyRegistration(tag: Backup.self, scope: .singleton) { Server(address: "backup.example.org") }
    }
}

final class UploaderImpl {
    let servers: [Server]

    init(server: Server, backup: Tagged<Server, Backup>) {
        servers = [server, backup.dependency]
    }
}
