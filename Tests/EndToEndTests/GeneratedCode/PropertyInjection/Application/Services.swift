import DpendRuntime

protocol Clock { var time: Int { get } }
final class ClockImpl: Clock { let time = 9 }

protocol Plugin { var name: String { get } }
final class FirstPluginImpl: Plugin { let name = "first" }
final class SecondPluginImpl: Plugin { let name = "second" }

final class CacheImpl {}
final class ReaderImpl {
    let cache: CacheImpl
    init(cache: CacheImpl) { self.cache = cache }
}

enum Backup: DependencyTag {}
struct Server { let address: String }

protocol Analytics {}

final class Account {
    let name: String
    init(name: String) { self.name = name }
}

final class ServerConfiguration: DependencyConfiguration {
    /// A configuration is given its own, too.
    @Injected var clock: Clock
    func main() -> DependencyRegistration<Server> { DependencyRegistration { Server(address: "main\(self.clock.time)") } }
    func backup() -> DependencyRegistration<Server> { DependencyRegistration(tag: Backup.self) { Server(address: "backup") } }
    /// What a registration makes is given its properties as well.
    func printer() -> DependencyRegistration<Printer> { DependencyRegistration(scope: .singleton) { Printer(paper: "A4") } }
    func scanner() -> DependencyRegistration<Scanner?> { DependencyRegistration { Scanner(isThere: true) } }
    func account() -> DependencyRegistration<Account> { DependencyRegistration { try Self.load() } }
    private static func load() throws -> Account { Account(name: "loaded") }
}

final class Printer {
    @Injected var clock: Clock
    let paper: String
    init(paper: String) { self.paper = paper }
}

final class Scanner {
    @Injected var clock: Clock
    init?(isThere: Bool) { if !isThere { return nil } }
}
