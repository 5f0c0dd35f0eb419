/// How one kind of object is made, as the generator decided before it wrote any source.
final class Provider {
    /// The type of the object as Swift prints it: `P007App.Harbor.DockImpl`.
    var typeName: String
    /// The initializer that is called, as `init(alpha:beta:)`.
    var initializer: String
    /// What it gets, then what its injected properties get.
    var arguments: [Argument] = []
    var scope = Scope.unique
    /// What making one demands, its arguments included.
    var effects = Effects()

    struct Argument {
        var name: String
        var wiring: Wiring
    }

    init(typeName: String, initializer: String) {
        self.typeName = typeName
        self.initializer = initializer
    }
}

/// How long an instance is kept.
enum Scope: String, CaseIterable {
    case unique, shared, singleton, eagerSingleton, weakSingleton

    /// Whether the container keeps it.
    var isKept: Bool { self != .unique && self != .shared }
}

/// What one parameter gets.
indirect enum Wiring {
    case made(Provider)
    /// A value that is no object: a default, a value known at run time.
    case text(String)
    case nothing
    case list([Wiring])
    /// A resolve of its own whenever it is called, or once.
    case later(Wiring, once: Bool)
}

/// What making an object demands of its caller.
struct Effects: Equatable {
    var throwing = false
    var awaiting = false
    var onMainActor = false

    func union(_ other: Effects) -> Effects {
        Effects(
            throwing: throwing || other.throwing, awaiting: awaiting || other.awaiting, onMainActor: onMainActor || other.onMainActor)
    }

    /// What stands before an expression that has these effects.
    var call: String { (throwing ? "try " : "") + (awaiting ? "await " : "") }

    /// What stands behind a list of parameters.
    var signature: String { (awaiting ? " async" : "") + (throwing ? " throws" : "") }
}
