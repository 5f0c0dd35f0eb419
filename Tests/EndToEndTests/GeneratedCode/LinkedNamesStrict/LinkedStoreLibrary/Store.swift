public import DpendRuntime

public nonisolated struct Config: Sendable { public let text = "config of store"; public init() {} }
public nonisolated final class StoreConfiguration: DependencyConfiguration {
    public init() {}
    public func config() -> DependencyRegistration<Config> { DependencyRegistration { Config() } }
}
public nonisolated final class StoreClient: Sendable {
    public let config: Config
    public init(config: Config) { self.config = config }
}
