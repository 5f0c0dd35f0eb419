import ComposableArchitecture
import Keys

public struct Game: Reducer {
    @Dependency(\.api) var api
    public init() {}
}
