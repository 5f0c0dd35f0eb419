/// How one kind of object is made. The generator decides this before it writes any source.
final class Provider {
    /// The type of the object as Swift prints it: `P007App.Harbor.DockImpl`.
    var typeName: String
    /// The called initializer, such as `init(alpha:beta:)`.
    var initializer: String
    /// Its arguments, followed by the values of its injected properties.
    var arguments: [Argument] = []
    var scope = Scope.unique
    /// The effects of making one, including its arguments.
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

/// The value of one parameter.
indirect enum Wiring {
    case made(Provider)
    /// A value that is not an object: a default value, a run-time value.
    case text(String)
    case nothing
    case list([Wiring])
    /// A separate resolve, at each call or once.
    case later(Wiring, once: Bool)
}

/// The effects of making an object.
struct Effects: Equatable {
    var throwing = false
    var awaiting = false
    var onMainActor = false

    func union(_ other: Effects) -> Effects {
        Effects(
            throwing: throwing || other.throwing, awaiting: awaiting || other.awaiting,
            onMainActor: onMainActor || other.onMainActor)
    }

    /// The keywords before an expression with these effects.
    var call: String { (throwing ? "try " : "") + (awaiting ? "await " : "") }

    /// The keywords after a list of parameters.
    var signature: String { signature(throwing ? "throws" : nil) }

    /// The keywords after a list of parameters, with another form of `throws`.
    func signature(_ throwsClause: String?) -> String {
        (awaiting ? " async" : "") + (throwsClause.map { " " + $0 } ?? "")
    }
}
