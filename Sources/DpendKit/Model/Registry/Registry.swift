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
    package var promises: [RegistryPromise] = []
    /// The promised keys whose declared factory ends the program. A registration under a condition is enough for them:
    /// whoever declares such a factory knows that code may ask too early.
    package var endingKeys: [RegistryKey] = []
    /// The code that runs whenever other code runs, by the names of ``RegistryRequest/origin``.
    package var calls: [String: Set<String>] = [:]
    /// The places that call functions which get a container, by ``functionName(_:at:)``.
    package var steps: [String: [RegistryStep]] = [:]
    /// The functions and assemblies that register and that nothing calls or loads.
    package var unloaded: [UnloadedRegistrations] = []
    /// The requests in the initializers that registrations call, besides their own requests.
    package var initializerRequests: [Int: [Int]] = [:]
    /// The programs that the sources make. A registration counts in a program that links it. Empty if all count.
    package var programs: [RegistryProgram] = []
    /// The search for project files, which describe these programs; nil if they did not matter.
    package var projectSearch: ProjectSearch?
    /// The files of this run, if files of other targets were read as well.
    package var ownPaths: Set<String>?
    /// The files whose requests this run judges: its own, and for an application also its linked libraries' files. Nil
    /// for all.
    package var judgedPaths: Set<String>?
    /// The names of types that requests mention and the sources declare.
    package var declaredTypes: Set<String> = []
    /// The files that it was read from, including function bodies.
    package var paths: [String] = []
    /// The types that a generated file has to list.
    package var listed: [String] = []
    /// The scopes, if registrations belong to scopes and a request searches the surrounding ones.
    package var tree: ScopeTree?
    /// The ways, if a request gets what code supplies on the way to its place.
    package var ways: WayGraph?
    /// The container with its requests linked, for all runs that judge parts of it: the first of them links it.
    var sharedLinks: Once<RegistryGraph>?
}

extension Registry {
    /// The name of a registration's factory in ``RegistryRequest/origin`` and ``calls``.
    package static func origin(ofRegistration number: Int) -> String { "r\(number)" }

    /// The name of a function in ``steps``.
    package static func functionName(_ function: String, at location: SourceLocation) -> String {
        "\(location.path)\n\(function)"
    }

    /// The name of a registry of tests.
    package static let testsName = "tests"
    package var isOfTests: Bool { name == Self.testsName }

    /// Whether another registry says the same. Scopes are not compared, so that registries with scopes never do.
    func saysTheSame(as other: Registry) -> Bool {
        tree == nil && other.tree == nil
            && (dialect, title, name, projectSearch, ways) == (
                other.dialect, other.title, other.name, other.projectSearch, other.ways
            )
            && (rules, containers, registrations, requests, defaultScopes, openProviders) == (
                other.rules, other.containers, other.registrations, other.requests, other.defaultScopes,
                other.openProviders
            )
            && (promises, endingKeys, calls, steps, unloaded, initializerRequests) == (
                other.promises, other.endingKeys, other.calls, other.steps, other.unloaded, other.initializerRequests
            )
            && (programs, ownPaths, judgedPaths, declaredTypes, paths, listed) == (
                other.programs, other.ownPaths, other.judgedPaths, other.declaredTypes, other.paths, other.listed
            )
    }

    /// Whether the run judges code at a place.
    package func judges(_ location: SourceLocation) -> Bool { judgedPaths.map { $0.contains(location.path) } ?? true }
}

/// A key that code declares without a factory.
package struct RegistryPromise: Sendable, Hashable {
    package var key: RegistryKey
    /// The type of its value, if it is known.
    package var type: TypeExpression?
    /// Whether the key has a value that the application would get, if the key were declared as one.
    package var hasValue = false
    package var location: SourceLocation

    init(_ key: RegistryKey, _ type: TypeExpression? = nil, at location: SourceLocation) {
        (self.key, self.type, self.location) = (key, type, location)
    }
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

/// A call of a function that gets a container.
package struct RegistryStep: Sendable, Hashable {
    /// The calling function. Its steps follow each other.
    package var caller: String
    package var location: SourceLocation
    /// The position among the steps of one call, such as the elements of a list of assemblies.
    package var order = 0
    /// The calls that run after it, since it stands in their arguments.
    package var outer: [SourceLocation] = []
    /// Whether it runs whenever the caller runs, and at this point.
    package var isSure: Bool

    /// Whether another step surely runs later.
    package func isBefore(_ other: RegistryStep) -> Bool {
        if caller != other.caller || other.outer.contains(location) { return false }
        return outer.contains(other.location) || (location, order) < (other.location, other.order)
    }
}

/// A function or assembly that registers and that nothing calls or loads.
package struct UnloadedRegistrations: Sendable, Equatable {
    package var name: String
    package var isAssembly: Bool
    package var location: SourceLocation
    package var keys: [RegistryKey]
}

/// A program that the sources make: an application, an app extension, or a tool.
package struct RegistryProgram: Sendable, Equatable {
    /// The type at which it begins, or its Swift module.
    package var name: String
    package var location: SourceLocation
    /// The files of its Swift modules.
    package var linked: Set<String>
    /// The linked files whose code it may run.
    package var reached: Set<String>
    /// The files that only other programs compile.
    package var foreign: Set<String> = []
    /// Whether the list of linked files is complete.
    package var isLinkageKnown: Bool
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

/// A call that may register keys, or a registration with an unknown key.
package struct OpenProvider: Sendable, Equatable {
    package var reason: String
    package var location: SourceLocation
    /// The containers that it may register in, by their positions; empty if it may be any.
    package var containers: [Int] = []
    /// The number of arguments in the key; nil if it is unknown.
    package var argumentCount: Int?
    package var type: TypeExpression?
    /// How the text of its key begins, if the key is a name or a value: `name `. Then no type is its key.
    package var keyPrefix: String?
    /// Whether it can only mean types that the sources do not declare.
    package var isForeignOnly = false
    /// Whether it is code that gets the property that is the key.
    package var isOfProperty = false
    /// Whether it is a call that registers, and counts as a registration.
    package var isRegistration = true
}

/// A place that could not be read.
package struct UndecidedPlace: Sendable, Hashable {
    package var reason: String
    package var location: SourceLocation
}
