import DpendRuntime

public struct Theme {}

public final class LibraryConfiguration: DependencyConfiguration {
    public init() {}

    public func theme() -> DependencyRegistration<Theme> {
        DependencyRegistration(in: "Session") { Theme() }
    }
}
