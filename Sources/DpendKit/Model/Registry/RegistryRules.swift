/// The behavior of a container, as far as it affects failures.
package struct RegistryRules: Sendable, Equatable {
    /// Whether the types of run-time values belong to the key.
    package var matchesArguments = true
    /// Whether a request for `T?` gets the registration of `T`.
    package var optionalMeansWrapped = true
    /// Whether a request for `T?` never fails.
    package var isOptionalSafe = false
    /// Whether a request for a collection gets all elements, and one for an optional or a collection never fails.
    package var areCollectionsSafe = false
    /// Whether a request fails if several registrations provide its key.
    package var requiresOne = false
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
    /// Whether code that runs while an instance is made is followed through functions, and not only through the
    /// instance's initializer.
    package var followsCalls = false
    /// Whether a registration replaces the declared one, even if it runs only under a condition.
    package var overrides = false
    /// Whether an instance without a strong reference is released at once.
    package var dropsUnheld = false
    /// The scopes that keep instances by the name of the key and the type, in all containers together.
    package var commonScopes: Set<RegistryScope> = []
    /// The function that declares that other code registers a key.
    package var abstractFunction = ""
    /// The call that makes the instances of ``eagerScopes``.
    package var eagerCall = ""
    /// The declaration that is missing if nothing provides a key.
    package var lack = Lack.registration
    /// How code registers a key; nil if no single statement does.
    package var syntax: RegistrationSyntax?
    /// How code keeps the promise of a key; nil if no single statement or declaration does.
    package var promises: PromiseSyntax?
    /// Whether the container also provides the keys of the graph: dpend generates it.
    package var asksGraph = false
    /// Whether dpend can propose code that replaces it.
    package var isTranslatable = false
    package var scopes: [String: RegistryScope] = [:]
    /// The scopes whose instances are made without a request.
    package var eagerScopes: Set<String> = []
    package var defaultScope = RegistryScope.shared

    /// The declaration that is missing if nothing provides a key.
    package enum Lack: Sendable, Equatable {
        case registration
        /// A value for tests exists, but no value for the application, which the library calls so.
        case value(String)
    }

    package init() {}
}

/// How long a registered instance is kept.
package enum RegistryScope: String, Sendable, CaseIterable {
    case unique, shared, singleton, weakSingleton, cached, custom
}

/// An assignment of the scope for registrations without one.
package struct DefaultScope: Sendable, Equatable {
    package var scope: RegistryScope
    /// The type of the container whose registrations it applies to; nil for all.
    package var container: String?
    /// The function that assigns it.
    package var function: String
    package var location: SourceLocation
    package var isConditional: Bool
}
