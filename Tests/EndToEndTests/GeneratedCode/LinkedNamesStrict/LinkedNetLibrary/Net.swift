public import DpendRuntime

// Names that the application, or the other library, has as well.
public nonisolated struct Config: Sendable { public let text = "config of net"; public init() {} }
public nonisolated struct Address: Sendable { public let text = "address of net"; public init() {} }
public nonisolated enum Backup: DependencyTag {}
public nonisolated protocol Lazy {}

public nonisolated protocol Reader: Sendable {}
public nonisolated protocol Writer: Sendable {}
/// It is one class, whichever of its protocols and names is required.
public nonisolated final class File: Reader, Writer { public init() {} }

public nonisolated enum Net {
    public protocol Base: Sendable {}
    public protocol Client: Base {}
    @MainActor public protocol Screen {}
    public final class Wire: Sendable { public init() {} }
}
public nonisolated enum Home {
    public protocol Factory: Sendable { var name: String { get } }
    public final class Maker: Factory {
        public let name = "home of net"
        public init() {}
    }
}
public nonisolated final class Server: Sendable { public init() {} }
public nonisolated final class Clock: Sendable { public init() {} }
public nonisolated final class Timer { 
    private let clock: DpendRuntime.Lazy<Clock>
    public init(clock: DpendRuntime.Lazy<Clock>) { self.clock = clock }
    public func tick() throws -> Bool { try clock.value === clock.value }
}
public nonisolated final class NetConfiguration: DependencyConfiguration {
    public init() {}
    public func config() -> DependencyRegistration<Config> { DependencyRegistration { Config() } }
    public func address() -> DependencyRegistration<Address> { DependencyRegistration { Address() } }
    public func server() -> DependencyRegistration<Server> { DependencyRegistration(tag: Backup.self) { Server() } }
}
public nonisolated final class NetClient: Sendable {
    public let config: Config
    public init(config: Config) { self.config = config }
}
