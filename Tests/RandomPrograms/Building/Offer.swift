/// A key that a parameter can require, and its value.
struct Offer {
    /// The key's type as written: `any Harbor`, `DockImpl`.
    var type: String
    /// The key's name as dpend prints it: `Harbor`.
    var key: String
    var tag: String?
    var wiring: Wiring
    var effects: Effects
    /// The module that declares the type.
    var module: Int
    /// The module of the provider, which users must link.
    var provided: Int
    var isSendable: Bool
    /// Whether it reaches a `shared` instance without a closure.
    var reachesShared: Bool
    /// Whether `T` is the key's exact type, not a type that a class stands in for.
    var isDirect = true
    var isProtocol = false
    /// The number of further uses.
    var usesLeft = Int.max
    /// Whether nothing else provides the type with any tag, so that an array has one element.
    var isAlone = true
    /// Run-time values, which make it a closure: their types and values.
    var assisted: [(type: String, value: String)] = []
    /// Whether no other code holds it or its arguments, so that an actor can get it.
    var isFresh = false
    /// Whether it can be sent to another isolation.
    var isSent: Bool { isSendable || isFresh }
    /// Whether it provides `T?`, as an initializer that can fail does.
    var isOptional = false
    /// Further modules that declare parts of the type.
    var furtherModules: Set<Int> = []

    /// The imports of a file that names the type. The provider's module declares the tag.
    var imports: Set<Int> { furtherModules.union(tag == nil ? [module] : [module, provided]) }
}

/// A type with several providers, which is required as an array.
struct Group {
    var type: String
    var module: Int
    /// Sorted by the names of the providers.
    var elements: [Offer]
}

/// A provider of a protocol that an override can replace, by its accessor.
struct Overridable {
    var accessor: String
    var protocolName: String
    var module: Int
    var isSendable: Bool
    var provider: Provider
}

/// The context that decides which parameters a type can have.
struct RequestContext {
    var module: Int
    /// Whether the object is kept, and must not reach shared instances.
    var isKept = false
    /// Whether all its arguments must be Sendable.
    var needsSendable = false
    /// Whether the main actor makes it.
    var isOnMainActor = false
    /// Whether it can call closures to record its arguments. Stored properties alone cannot.
    var takesClosures = true
    /// Whether the initializer may have default values and variadic parameters.
    var takesDefaults = true
    /// Whether an optional without a provider is nil, and not a run-time value.
    var takesAbsent = true
    /// Whether a value that is not Sendable can be sent to it, as to an actor.
    var takesFresh = false
    /// Whether several instances are made, so that it requires nothing with state for a single place.
    var isMadeOften = false
}
