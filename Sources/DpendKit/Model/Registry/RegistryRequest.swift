/// A place that requests an instance.
package struct RegistryRequest: Sendable, Equatable {
    /// The key; nil if it is unknown.
    package var key: RegistryKey?
    /// The containers that are asked, by their positions, sorted; empty if it may be any. If there are several, one
    /// container with the key is enough.
    package var containers: [Int] = []
    package var strength: Strength
    package var time: Time
    /// The registration whose factory makes the request.
    package var registration: Int?
    /// The requesting function, such as `Router.showStartupScreen()`.
    package var function: String
    package var location: SourceLocation
    /// The parameter that is wired; its registration is ``location``.
    package var parameter: Parameter?
    package var conditions: [RegistryCondition] = []
    /// The generated function that is called, and the name of the key, until its registration is known.
    package var accessor: Accessor?
    /// The type whose initializer or initial values make the request.
    package var maker: String?
    /// The origin: the code that makes the request whenever it runs. It is an initializer, the initial values of a
    /// type, a function or a factory.
    package var origin: String?
    /// Whether it passes arguments that do not belong to the key.
    package var passesArguments = false
    /// Whether only the request keeps its instance.
    package var isWeak = false
    /// Whether it runs where the statement stands, and not in a closure that runs later.
    package var isInOrder = false
    /// Whether it certainly runs off the main actor.
    package var isOffMainActor = false
    /// Whether it declares that other code must register the key, at any place and time.
    package var isAbstract = false
    /// Whether the container's library provides the key.
    package var isOfLibrary = false
    /// Whether the container makes the request by itself, without written code.
    package var isImplied = false
    /// Why the key is unknown.
    package var reason: String?
    /// The requesting scope, and the number of the requirement; nil for instances that the scope makes.
    package var need: Need?

    /// The requesting code, as the subject of a sentence.
    var subject: String { function == Self.topLevel ? function : "'\(function)'" }

    /// The name in ``function`` of code outside of functions.
    package static let topLevel = "the top level"

    /// A parameter of an initializer.
    package struct Parameter: Sendable, Hashable {
        package var label: String
        package var location: SourceLocation?
    }

    /// A generated function, and the name of the key.
    package struct Accessor: Sendable, Hashable {
        package var function: String
        package var name: String?
    }

    /// A requirement of a scope.
    package struct Need: Sendable, Hashable {
        package var scope: Int
        package var requirement: Int
    }

    package enum Strength: Sendable {
        /// A failure ends the program, or throws an error that no code catches.
        case forced
        /// A failure throws an error to the code that requests the factory's instance.
        case throwing
        /// A failure is harmless.
        case soft
    }

    package enum Time: Sendable {
        case construction
        /// After the instance has been stored.
        case afterStoring
        /// When code uses the instance.
        case firstUse
        /// While registrations are made.
        case registering
    }
}
