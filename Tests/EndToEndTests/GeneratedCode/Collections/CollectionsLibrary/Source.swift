public import DpendRuntime

public struct Source {
    public let name: String
    public init(name: String) { self.name = name }
}

public final class SourceConfiguration: DependencyConfiguration {
    public init() {}
    public func source() -> DependencyRegistration<Source> { DependencyRegistration { Source(name: "library") } }
}
