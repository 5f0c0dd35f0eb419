import Clients
import ComposableArchitecture

public struct Home: Reducer {
    @Dependency(\.settings) var settings
    @Dependency(\.cache) var cache
    public init() {}
}
