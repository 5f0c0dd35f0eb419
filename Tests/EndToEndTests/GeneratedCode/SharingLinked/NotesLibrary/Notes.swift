public import DpendRuntime

/// It is not Sendable, and the module file says so. A class provides one, and a configuration the other.
public final class SharedNotes {
    public var texts: [String] = []
    public init() {}
}
public final class Margin {
    public var texts: [String] = []
    init() {}
}
public final class MarginConfiguration: DependencyConfiguration {
    public init() {}
    public func margin() -> DependencyRegistration<Margin> { DependencyRegistration(scope: .shared) { Margin() } }
}
