/// A container that code fills at run time: what is registered, what is asked of it, and what nobody can tell.
///
/// A reader of a dialect makes it of sources. The phases behind know nothing of the dialect but ``rules``.
package struct Registry: Sendable {
    /// The name that options know, as `swinject`.
    package var dialect: String
    /// The name that people know, as `Swinject`.
    package var title: String
    /// What tells the registry from another one of the dialect: `tests`.
    package var name: String?
    package var rules: RegistryRules
    /// The containers that are told apart; empty where all that is found belongs to one.
    package var containers: [RegistryContainer] = []
    /// In the order of their places.
    package var registrations: [Registration] = []
    /// In the order of their places.
    package var requests: [RegistryRequest] = []
    /// What code sets as the scope of registrations that say none.
    package var defaultScopes: [DefaultScope] = []
    /// What may register keys that cannot be told.
    package var openProviders: [OpenProvider] = []
    /// What registrations ask for in the initializers that they call, besides what they ask for themselves.
    package var initializerRequests: [Int: [Int]] = [:]
    /// The files of the run itself, where those of other targets were read as well.
    package var ownPaths: Set<String>?
    /// The files whose requests the run judges: its own, and for an application those of the libraries that it links. Nil for all.
    package var judgedPaths: Set<String>?
    /// The names of types that requests mention and the sources declare.
    package var declaredTypes: Set<String> = []
    /// The files that it was read from, bodies included.
    package var paths: [String] = []
}

extension Registry {
    /// Whether the run judges what stands at a place.
    package func judges(_ location: SourceLocation) -> Bool { judgedPaths.map { $0.contains(location.path) } ?? true }
}

/// A container that is told apart from others of its library.
package struct RegistryContainer: Sendable, Hashable {
    /// What people know it by, as `AppDelegate.container`; no two of a registry have one name.
    package var name: String
    /// The containers that it asks for what it has not, by their positions; they ask theirs in turn.
    package var parents: [Int] = []
    /// Where it is made or declared.
    package var location: SourceLocation?

    package init(name: String, parents: [Int] = [], location: SourceLocation? = nil) {
        (self.name, self.parents, self.location) = (name, parents, location)
    }
}

/// How a container behaves, as far as it decides about what fails.
package struct RegistryRules: Sendable {
    /// Whether the types of run-time arguments belong to the key.
    package var matchesArguments = true
    /// Whether who asks for `T?` gets what is registered as `T`.
    package var optionalMeansWrapped = true
    /// Whether who asks for `T?` never fails.
    package var isOptionalSafe = false
    /// Whether who asks under a name gets what is registered without one.
    package var namedFallsBack = false
    /// Whether who asks without arguments gets the parameters of the factory from the container.
    package var wiresArguments = false
    /// Whether a factory that makes `T?` registers `T`.
    package var unwrapsMade = false
    /// Whether a type that is forwarded to asks for the one that was registered without a name.
    package var forwardsAskUnnamed = false
    /// Whether values are kept like objects.
    package var keepsValues = false
    /// Functions that the container calls at the first request, so that a request within never ends.
    package var registeringFunctions: Set<String> = []
    /// Types that the container makes of a key: `Lazy<T>` of `T`.
    package var wrappers: Set<String> = []
    /// Whether dpend can say what would be in its place.
    package var isTranslatable = false
    package var scopes: [String: RegistryScope] = [:]
    /// The scopes whose instances are made without being asked for.
    package var eagerScopes: Set<String> = []
    package var defaultScope = RegistryScope.shared

    package init() {}
}

/// How long a registered instance is kept.
package enum RegistryScope: String, Sendable, CaseIterable {
    case unique, shared, singleton, weakSingleton, cached, custom
}

/// An assignment of the scope that registrations have which say none.
package struct DefaultScope: Sendable {
    package var scope: RegistryScope
    /// The function that assigns it.
    package var function: String
    package var location: SourceLocation
    package var isConditional: Bool
}

/// A key of a container.
package struct RegistryKey: Sendable, Hashable {
    package var type: TypeExpression
    /// The types of run-time arguments; nil for one that cannot be told.
    package var arguments: [TypeExpression?] = []
    package var name: String?

    package init(type: TypeExpression, arguments: [TypeExpression?] = [], name: String? = nil) {
        (self.type, self.arguments, self.name) = (type, arguments, name)
    }
}

/// A call that registers something.
package struct Registration: Sendable {
    package var key: RegistryKey
    /// The containers that it is made in, by their positions, sorted; empty where it may be any.
    package var containers: [Int] = []
    /// Further types that the same instance is registered as, each with the place that says so.
    package var forwards: [(type: TypeExpression, location: SourceLocation)] = []
    /// The type of what the factory makes, if that can be told.
    package var made: TypeExpression?
    package var scope: RegistryScope?
    /// As it is written, `.container`.
    package var writtenScope: String?
    /// Whether it is one of a collection, which nobody asks for by its key.
    package var isElement = false
    /// Whether its factory runs on the main actor, and ends the program elsewhere.
    package var needsMainActor = false
    /// The call, as `register(Clock.self)`.
    package var call: String
    /// The function that has the call.
    package var function: String
    package var location: SourceLocation
    package var conditions: [RegistryCondition] = []
    /// The expression that it registers with, as written.
    package var receiver = ""
    /// Whether the instance is made by the container for each of its parameters.
    package var isWired = false
    /// The class whose initializer is all that the factory calls, with requests and run-time arguments.
    package var plainClass: String?
    /// The text of the factory, and the name of the resolver in it.
    package var factoryText: String?
    package var resolverName: String?
    /// Whether the factory uses what only the code around it knows: its variables, and members of its type.
    package var usesSurroundings = false
    /// The assembly that has it, if nothing loads that.
    package var unloadedAssembly: String?
    /// Why it cannot be used, where that is certain.
    package var obstacle: String?
    /// Whether what is made is known to be a value, of which nobody keeps an instance for a while.
    package var makesValue = false
    /// Whether it turned out to be none.
    package var isDropped = false
}

/// A condition that something depends on.
package struct RegistryCondition: Sendable, Hashable {
    /// As written, without white space.
    package var text: String
    /// The place of the branch, and which case it is.
    package var branch: SourceLocation
    package var number: Int
    /// How many cases there are of which one runs; nil where none may run.
    package var count: Int?
    /// Whether it is that of a clause of `#if` which is left out.
    package var isInactive = false
    /// The keys that the condition itself asks for.
    package var tested: Set<String> = []
}

/// A place that asks for something.
package struct RegistryRequest: Sendable {
    /// nil where nobody can tell what is asked for.
    package var key: RegistryKey?
    /// The containers that are asked, by their positions, sorted; empty where it may be any. Where it is one or the other, one that has the key is enough.
    package var containers: [Int] = []
    package var strength: Strength
    package var time: Time
    /// The registration whose factory asks.
    package var registration: Int?
    /// Who asks, as `Router.showStartupScreen()`.
    package var function: String
    package var location: SourceLocation
    /// The parameter that is wired; its registration is ``location``.
    package var parameter: (label: String, location: SourceLocation?)?
    package var conditions: [RegistryCondition] = []
    /// The generated function that is called, as long as nobody knows for which registration, with the name of the key.
    package var accessor: (function: String, name: String?)?
    /// The type whose initializer or initial values ask.
    package var maker: String?
    /// Whether nobody but the request keeps what it gets.
    package var isWeak = false
    /// Whether it is made where the statement stands, and not in a closure that runs later.
    package var isInOrder = false
    /// Whether it surely runs off the main actor.
    package var isOffMainActor = false
    /// Whether it says that somebody has to register the key, wherever and whenever.
    package var isAbstract = false
    /// Whether nobody wrote it: the container asks by itself.
    package var isImplied = false
    /// Why nobody can tell what is asked for.
    package var reason: String?

    package enum Strength: Sendable {
        /// A failure ends the program, or is thrown to nobody.
        case forced
        /// A failure is thrown to whoever asks for what the factory makes.
        case throwing
        /// A failure can be lived with.
        case soft
    }

    package enum Time: Sendable {
        case construction
        /// After the instance has been stored.
        case afterStoring
        /// When somebody uses what was made.
        case firstUse
        /// While registrations are made.
        case registering
    }
}

/// Something that may register keys, or is a registration whose key cannot be told.
package struct OpenProvider: Sendable {
    package var reason: String
    package var location: SourceLocation
    /// The containers that it may register in, by their positions; empty where it may be any.
    package var containers: [Int] = []
    /// How many arguments the key takes; nil where that is open.
    package var argumentCount: Int?
    package var type: TypeExpression?
    /// Whether only types that the sources do not declare can be meant.
    package var isForeignOnly = false
    /// Whether it is a call that registers, and counts as one.
    package var isRegistration = true
}

/// A place that could not be read.
package struct UndecidedPlace: Sendable, Hashable {
    package var reason: String
    package var location: SourceLocation
}
