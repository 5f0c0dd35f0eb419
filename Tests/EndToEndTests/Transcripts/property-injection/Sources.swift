import DpendRuntime

protocol Clock {}
protocol Store {}

enum Backup: DependencyTag {}
final class Server {}
final class ServerConfiguration: DependencyConfiguration {
    func backup() -> DependencyRegistration<Server> { DependencyRegistration(tag: Backup.self) { Server() } }
}

final class StoreImpl: Store {
    @Injected var clock: Clock
}

/// Made by a storyboard.
@MainActor class BaseController {
    @Injected var store: any Store
    /// Missing in all classes below, and reported once.
    @Injected var router: Router
}

final class HomeController: BaseController {
    @Injected(tag: Backup.self) var server: Lazy<Server>
    @Injected var stores: [Store]
    /// What may be missing.
    @Injected var analytics: Analytics?
    @Injected var size: Int = 3
}

final class LoginController: BaseController {
    @Injected var userName: String
}

protocol Router {}
protocol Analytics {}
