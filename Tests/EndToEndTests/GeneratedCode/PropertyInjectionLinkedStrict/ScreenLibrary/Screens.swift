public import DpendRuntime

public enum Backup: DependencyTag {}

public protocol Clock { var time: Int { get } }

/// Made by the application, from what it has.
public final class PresenterImpl {
    @Injected public var clock: any Clock
    @Injected(tag: Backup.self) public var server: Lazy<Server>
    public init() {}
}

/// Made by a storyboard, also as one of the application's classes.
open class Screen<Model> {
    @Injected public var clock: any Clock
    @Injected public var model: Model
    public init() {}
}

open class StartScreen: Screen<PresenterImpl> {
    let title: String
    public init(title: String) { self.title = title }
}

nonisolated public final class Server: Sendable {
    public let address: String
    public init(address: String) { self.address = address }
}

nonisolated public final class ServerConfiguration: DependencyConfiguration {
    public init() {}
    public func backup() -> DependencyRegistration<Server> {
        DependencyRegistration(tag: Backup.self, scope: .singleton) { Server(address: "backup") }
    }
}

nonisolated public final class Worker {
    @Injected public var server: Tagged<Server, Backup>
    public init() {}
}
