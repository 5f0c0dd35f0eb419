import Clients
import ComposableArchitecture
import Game

// Only the game in the trailer gets another value. The home screen comes back to the live one.
public struct Trailer: Reducer {
    public init() {}
    public var body: some Reducer {
        Game().dependency(\.sound, Sound(volume: 0))
    }
}
