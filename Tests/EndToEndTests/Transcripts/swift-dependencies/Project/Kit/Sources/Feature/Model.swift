@_exported import Client
import Dependencies

// Only the application uses it.
public struct Model {
    @Dependency(\.client) var client
    public init() {}
}
