/// Something that a parameter can ask for, and what it gets then.
struct Offer {
    /// The key's type, as it is written: `any Harbor`, `DockImpl`.
    var type: String
    /// The key's name, as dpend prints it: `Harbor`.
    var key: String
    var tag: String?
    var wiring: Wiring
    var effects: Effects
    /// The module that declares the type.
    var module: Int
    /// The module of the provider, which has to be linked where it is needed.
    var provided: Int
    var isSendable: Bool
    /// Whether a `shared` instance is reached by way of it, without a closure.
    var reachesShared: Bool
    /// Whether `T` is the key's exact type, not one that a class stands in for.
    var isDirect = true
    var isProtocol = false
    /// How often it may still be asked for.
    var usesLeft = Int.max
    /// Whether nothing else provides the type, with whatever tag: an array of it has one element.
    var isAlone = true
    /// Values known at run time, which make it a closure: their types and values.
    var assisted: [(type: String, value: String)] = []
    /// Whether nobody else has a hold of it or of what it got, so that an actor can have it.
    var isFresh = false
    /// Whether it is `T?` that is provided, as by an initializer that can fail.
    var isOptional = false
    /// Further modules that declare parts of the type.
    var furtherModules: Set<Int> = []

    /// The modules that a file imports which says the type; a tag is declared where its provider is.
    var imports: Set<Int> { furtherModules.union(tag == nil ? [module] : [module, provided]) }
}

/// A type with several providers, which is asked for as an array.
struct Group {
    var type: String
    var module: Int
    /// Sorted by the names of the providers.
    var elements: [Offer]
}

/// A provider of a protocol that an override can stand in for, by its accessor.
struct Overridable {
    var accessor: String
    var protocolName: String
    var module: Int
    var isSendable: Bool
    var provider: Provider
}

/// What decides which parameters a type can have.
struct RequestContext {
    var module: Int
    /// Whether the object is kept, and may not reach what is shared.
    var isKept = false
    /// Whether all that it gets has to be Sendable.
    var needsSendable = false
    /// Whether it is made on the main actor.
    var isOnMainActor = false
    /// Whether it can run closures where it notes what it got. Stored properties alone cannot.
    var takesClosures = true
    /// Whether the initializer may have what is no plain parameter: default values, variadic ones.
    var takesDefaults = true
    /// Whether an optional that nothing provides is nil, not a value known at run time.
    var takesAbsent = true
    /// Whether what is not Sendable can be given away, as to an actor.
    var takesFresh = false
    /// Whether several are made of it, so that it takes nothing that has a state for one place.
    var isMadeOften = false
}
