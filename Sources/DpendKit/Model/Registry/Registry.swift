/// A container that code fills at run time: its registrations, its requests, and the places that dpend cannot decide.
///
/// The reader of a dialect builds it from sources. Later phases know the dialect only by ``rules``.
package struct Registry: Sendable {
    /// The name in options, such as `swinject`.
    package var dialect: String
    /// The name in messages, such as `Swinject`.
    package var title: String
    /// The name that distinguishes the registry from another one of the dialect: `tests`.
    package var name: String?
    package var rules: RegistryRules
    /// The containers that are distinguished; empty if everything belongs to one.
    package var containers: [RegistryContainer] = []
    /// The registrations, in the order of their places.
    package var registrations: [Registration] = []
    /// The requests, in the order of their places.
    package var requests: [RegistryRequest] = []
    /// The scopes that code sets for registrations without one.
    package var defaultScopes: [DefaultScope] = []
    /// The places that may register unknown keys.
    package var openProviders: [OpenProvider] = []
    /// The keys that code declares without a factory.
    package var promises: [(key: RegistryKey, location: SourceLocation)] = []
    /// The code that runs whenever other code runs, by the names of ``RegistryRequest/origin``.
    package var calls: [String: Set<String>] = [:]
    /// The requests in the initializers that registrations call, besides their own requests.
    package var initializerRequests: [Int: [Int]] = [:]
    /// The programs that the sources make. A registration counts in a program that links it. Empty if all count.
    package var programs: [RegistryProgram] = []
    /// The files of this run, if files of other targets were read as well.
    package var ownPaths: Set<String>?
    /// The files whose requests this run judges: its own, and for an application also its linked libraries' files. Nil for all.
    package var judgedPaths: Set<String>?
    /// The names of types that requests mention and the sources declare.
    package var declaredTypes: Set<String> = []
    /// The files that it was read from, including function bodies.
    package var paths: [String] = []
    /// The scopes, if registrations belong to scopes and a request searches the surrounding ones.
    package var tree: ScopeTree?
}

extension Registry {
    /// The name of a registration's factory in ``RegistryRequest/origin`` and ``calls``.
    package static func origin(ofRegistration number: Int) -> String { "r\(number)" }

    /// The name of a registry of tests.
    package static let testsName = "tests"
    package var isOfTests: Bool { name == Self.testsName }

    /// Whether the run judges code at a place.
    package func judges(_ location: SourceLocation) -> Bool { judgedPaths.map { $0.contains(location.path) } ?? true }
}

/// A container that is distinguished from others of its library.
package struct RegistryContainer: Sendable, Hashable {
    /// The name for people, such as `AppDelegate.container`. It is unique in a registry.
    package var name: String
    /// The containers that it asks for missing keys, by their positions. They ask their own parents in turn.
    package var parents: [Int] = []
    /// The place that makes or declares it.
    package var location: SourceLocation?

    package init(name: String, parents: [Int] = [], location: SourceLocation? = nil) {
        (self.name, self.parents, self.location) = (name, parents, location)
    }
}

/// The behavior of a container, as far as it affects failures.
package struct RegistryRules: Sendable {
    /// Whether the types of run-time values belong to the key.
    package var matchesArguments = true
    /// Whether a request for `T?` gets the registration of `T`.
    package var optionalMeansWrapped = true
    /// Whether a request for `T?` never fails.
    package var isOptionalSafe = false
    /// Whether a request with a name falls back to the registration without one.
    package var namedFallsBack = false
    /// Whether a request without arguments gets the parameters of the factory from the container.
    package var wiresArguments = false
    /// Whether a factory that makes `T?` registers `T`.
    package var unwrapsMade = false
    /// Whether a forwarded type asks for the registration without a name.
    package var forwardsAskUnnamed = false
    /// Whether the container keeps values like objects.
    package var keepsValues = false
    /// Functions that the container calls at the first request. A request inside them never ends.
    package var registeringFunctions: Set<String> = []
    /// Types that the container makes from a key: `Lazy<T>` from `T`.
    package var wrappers: Set<String> = []
    /// Whether code that runs while an instance is made is followed through functions, and not only through the instance's initializer.
    package var followsCalls = false
    /// Whether a registration replaces the declared one, even if it runs only under a condition.
    package var overrides = false
    /// Whether an instance without a strong reference is released at once.
    package var dropsUnheld = false
    /// The scopes that keep instances by the name of the key and the type, in all containers together.
    package var commonScopes: Set<RegistryScope> = []
    /// The declaration that is missing if nothing provides a key.
    package var lack = Lack.registration
    /// Whether dpend can propose code that replaces it.
    package var isTranslatable = false
    package var scopes: [String: RegistryScope] = [:]
    /// The scopes whose instances are made without a request.
    package var eagerScopes: Set<String> = []
    package var defaultScope = RegistryScope.shared

    /// The declaration that is missing if nothing provides a key.
    package enum Lack: Sendable {
        case registration
        /// A value for tests exists, but no value for the application.
        case liveValue
    }

    package init() {}
}

/// A program that the sources make: an application, an app extension, or a tool.
package struct RegistryProgram: Sendable {
    /// The type at which it begins, or its Swift module.
    package var name: String
    package var location: SourceLocation
    /// The files of its Swift modules.
    package var linked: Set<String>
    /// The linked files whose code it may run.
    package var reached: Set<String>
    /// Whether the list of linked files is complete.
    package var isLinkageKnown: Bool
}

/// How long a registered instance is kept.
package enum RegistryScope: String, Sendable, CaseIterable {
    case unique, shared, singleton, weakSingleton, cached, custom
}

/// An assignment of the scope for registrations without one.
package struct DefaultScope: Sendable {
    package var scope: RegistryScope
    /// The type of the container whose registrations it applies to; nil for all.
    package var container: String?
    /// The function that assigns it.
    package var function: String
    package var location: SourceLocation
    package var isConditional: Bool
}

/// A key of a container.
package struct RegistryKey: Sendable, Hashable {
    package var type: TypeExpression
    /// The types of run-time values; nil for an unknown type.
    package var arguments: [TypeExpression?] = []
    package var name: String?

    package init(type: TypeExpression, arguments: [TypeExpression?] = [], name: String? = nil) {
        (self.type, self.arguments, self.name) = (type, arguments, name)
    }
}

/// A call that registers something.
package struct Registration: Sendable {
    package var key: RegistryKey
    /// The containers that contain it, by their positions, sorted; empty if it may be any.
    package var containers: [Int] = []
    /// Further types of the same registration, each with the place that adds it.
    package var forwards: [(type: TypeExpression, location: SourceLocation)] = []
    /// The type that a request gets, if the key is not a type.
    package var type: TypeExpression?
    /// The type of the factory's result, if it is known.
    package var made: TypeExpression?
    package var scope: RegistryScope?
    /// The scope as written: `.container`.
    package var writtenScope: String?
    /// Whether there is an instance for each argument.
    package var keepsByArguments = false
    /// Whether it belongs to a collection, so that requests do not name its key.
    package var isElement = false
    /// Whether its factory ends the program if the request passes no arguments, whatever their types.
    package var needsArguments = false
    /// Whether its factory runs on the main actor and ends the program elsewhere.
    package var needsMainActor = false
    /// The call, such as `register(Clock.self)`.
    package var call: String
    /// The function that contains the call.
    package var function: String
    package var location: SourceLocation
    package var conditions: [RegistryCondition] = []
    /// The expression that registers it, as written.
    package var receiver = ""
    /// Whether the container makes the arguments of each of its parameters.
    package var isWired = false
    /// The class, if the factory only calls its initializer with requests and run-time values.
    package var plainClass: String?
    /// The text of the factory, and the name of its resolver.
    package var factoryText: String?
    package var resolverName: String?
    /// Whether the factory uses variables around it, or members of its type.
    package var usesSurroundings = false
    /// Its assembly, if no code loads the assembly.
    package var unloadedAssembly: String?
    /// Why it cannot be used, if that is certain.
    package var obstacle: String?
    /// Whether the instance is known to be a value, which cannot be kept weakly.
    package var makesValue = false
    /// Whether it turned out not to be a registration.
    package var isDropped = false
    /// Whether it stands for a scope itself. Such a registration isn't counted.
    package var isScope = false
}

/// A condition that something depends on.
package struct RegistryCondition: Sendable, Hashable {
    /// The text as written, without white space.
    package var text: String
    /// The place of the branch, and the number of the case.
    package var branch: SourceLocation
    package var number: Int
    /// The number of cases, of which one runs; nil if possibly none runs.
    package var count: Int?
    /// Whether an excluded `#if` clause is the condition.
    package var isInactive = false
    /// The keys that the condition itself requests.
    package var tested: Set<String> = []
}

/// A place that requests an instance.
package struct RegistryRequest: Sendable {
    /// The key; nil if it is unknown.
    package var key: RegistryKey?
    /// The containers that are asked, by their positions, sorted; empty if it may be any. If there are several, one container with the key is
    /// enough.
    package var containers: [Int] = []
    package var strength: Strength
    package var time: Time
    /// The registration whose factory makes the request.
    package var registration: Int?
    /// The requesting function, such as `Router.showStartupScreen()`.
    package var function: String
    package var location: SourceLocation
    /// The parameter that is wired; its registration is ``location``.
    package var parameter: (label: String, location: SourceLocation?)?
    package var conditions: [RegistryCondition] = []
    /// The generated function that is called, and the name of the key, until its registration is known.
    package var accessor: (function: String, name: String?)?
    /// The type whose initializer or initial values make the request.
    package var maker: String?
    /// The origin: the code that makes the request whenever it runs. It is an initializer, the initial values of a type, a function or a
    /// factory.
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
    package var need: (scope: Int, requirement: Int)?

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

/// A call that may register keys, or a registration with an unknown key.
package struct OpenProvider: Sendable {
    package var reason: String
    package var location: SourceLocation
    /// The containers that it may register in, by their positions; empty if it may be any.
    package var containers: [Int] = []
    /// The number of arguments in the key; nil if it is unknown.
    package var argumentCount: Int?
    package var type: TypeExpression?
    /// Whether it can only mean types that the sources do not declare.
    package var isForeignOnly = false
    /// Whether it is a call that registers, and counts as a registration.
    package var isRegistration = true
}

/// A place that could not be read.
package struct UndecidedPlace: Sendable, Hashable {
    package var reason: String
    package var location: SourceLocation
}
