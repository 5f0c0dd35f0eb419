import DpendRuntime

public final class Client { init() {} }

final class InternalConfiguration: DependencyConfiguration {
    public func client() -> DependencyRegistration<Client> { DependencyRegistration { Client() } }
}

/// The initializer is internal, so only the static member can be used.
public final class UnmadeConfiguration: DependencyConfiguration {
    public func first() -> DependencyRegistration<Client> { DependencyRegistration(tag: First.self) { Client() } }
    public static func second() -> DependencyRegistration<Client> { DependencyRegistration(tag: Second.self) { Client() } }
}
public enum First: DependencyTag {}
public enum Second: DependencyTag {}

public final class StaticConfiguration: DependencyConfiguration {
    public static var third: DependencyRegistration<Int> { DependencyRegistration { 3 } }
}

public final class GoodConfiguration: DependencyConfiguration {
    public init() {}
    public func text() -> DependencyRegistration<String> { DependencyRegistration { "" } }
    func number() -> DependencyRegistration<Double> { DependencyRegistration { 1 } }
    private func help() -> DependencyRegistration<String> { DependencyRegistration { "" } }
}
