import Clients
import ComposableArchitecture

public struct Game: Reducer {
    @Dependency(\.sound) var sound
    public init() {}
}
