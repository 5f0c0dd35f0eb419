import ComposableArchitecture
import Game
import Keys

public struct Trailer: Reducer {
    public init() {}

    // The game in the trailer gets these values. The screens that this module does not import do not.
    public var body: some Reducer {
        Game().transformDependency(\.self) {
            $0.api = Api()
            $0.tour()
        }
        .dependency(\.clock, Clock())
    }
}

// The reducer that gets this value comes from a caller, and so it may be any.
public struct Logging<Base: Reducer>: Reducer {
    let base: Base
    public init(base: Base) { self.base = base }

    public var body: some Reducer {
        base.transformDependency(\.self) { $0.log = Log() }
    }
}
