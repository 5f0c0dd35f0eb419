import Client
import Dependencies

public final class Model {
    @Dependency(\.client) var client
    public init() {}
}
