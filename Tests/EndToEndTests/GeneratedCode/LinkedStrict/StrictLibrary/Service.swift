public import DpendRuntime

public protocol Service {
    nonisolated var name: String { get }
}

public nonisolated enum Fast: DependencyTag {}

public nonisolated final class ServiceConfiguration: DependencyConfiguration {
    public init() {}

    public func service() -> DependencyRegistration<any Service> {
        DependencyRegistration(scope: .singleton) { PlainService(name: "plain") }
    }

    public func fast() -> DependencyRegistration<any Service> {
        DependencyRegistration(tag: Fast.self) { PlainService(name: "fast") }
    }
}

nonisolated struct PlainService: Service {
    let name: String
}
