public import DpendRuntime

/// A function that takes dependencies and returns an instance of a dependency (thesis, figure 7).
///
/// A class yields one factory for each combination of a usable initializer and a key. A configuration yields one for
/// each of its methods and properties that return a `DependencyRegistration`.
public struct DependencyFactory: Sendable {
    /// The provided key.
    public package(set) var key: DependencyKey {
        get { storage.key }
        set { own().key = newValue }
    }
    /// How it is made.
    package var kind: Kind {
        _read { yield storage.kind }
        set {
            own().kind = newValue
            traits = Traits(newValue)
        }
    }
    /// Further keys that the class provides if no declaration names them (semantics, section 3.1), sorted.
    public package(set) var onDemandKeys: [DependencyKey] {
        get { storage.onDemandKeys }
        set { own().onDemandKeys = newValue }
    }
    public package(set) var scope: DependencyScope {
        get { storage.scope }
        set { own().scope = newValue }
    }
    package var effects: Effects {
        get { storage.effects }
        set { own().effects = newValue }
    }
    /// Whether the instance is known to be an object of a class that is neither `Sendable` nor isolated.
    package var isUnsendable: Bool {
        get { storage.isUnsendable }
        set { own().isUnsendable = newValue }
    }
    /// Whether an instance that a call shares belongs to the call's task, since it is neither `Sendable` nor isolated.
    var belongsToOneTask: Bool { isUnsendable && scope == .shared && effects.globalActor == nil }
    /// The state that each object of the class has for itself; nil if none is known, or if the user chose the scope.
    package var state: State? {
        get { storage.state }
        set { own().state = newValue }
    }
    /// Whether the instance is an actor. Swift sends an actor's arguments to its isolation.
    package var isActor: Bool {
        get { storage.isActor }
        set { own().isActor = newValue }
    }
    /// The key of the provider in dictionaries; nil if it is in none.
    package var entry: DictionaryEntry? {
        get { storage.entry }
        set { own().entry = newValue }
    }
    /// How the container closes the instance that it keeps; nil if there is nothing to close.
    package var closing: Closing? {
        get { storage.closing }
        set { own().closing = newValue }
    }
    /// The versions of platforms in which it can be called, and in which its key exists.
    package var availability: Availability {
        get { storage.availability }
        set { own().availability = newValue }
    }
    /// The container that the user wants it in.
    package var placement: ContainerPlacement? {
        get { storage.placement }
        set { own().placement = newValue }
    }
    /// The functions through which other modules use it; nil if they call it directly.
    package var exports: ProviderExports? {
        get { storage.exports }
        set { own().exports = newValue }
    }
    /// The imports that a file calling this factory requires, in a stable order.
    package var imports: [ModuleImport] {
        get { storage.imports }
        set { own().imports = newValue }
    }
    /// Where the factory was found.
    package var origin: Origin {
        get { storage.origin }
        set { own().origin = newValue }
    }
    /// The initializer, method or class; for a library's factory, its element in the module file.
    public package(set) var location: SourceLocation {
        get { storage.location }
        set { own().location = newValue }
    }

    /// Whether parameters without a provider are run-time values.
    package var infersRunTimeValues = false

    /// The position of the pattern that chooses it as a decorator, which wraps the other provider of its key; -1 for
    /// all others.
    var decoratorPosition: Int32 = -1
    /// The decorators of linked libraries come after the decorators of the sources: they are farther inside.
    static let firstLibraryDecorator: Int32 = 1 << 24

    // The traits are stored beside the reference, because reading each of thousands of storages is slow.
    private var traits: Traits
    private var storage: Storage

    // Unchecked, because the compiler cannot see that shared storage never changes.
    private final class Storage: @unchecked Sendable {
        var key: DependencyKey
        private(set) var parameters: [Parameter]
        var scope: DependencyScope
        var effects: Effects
        var kind: Kind { didSet { parameters = kind.parameters } }
        var onDemandKeys: [DependencyKey]
        var isUnsendable = false
        var state: State?
        var isActor = false
        var closing: Closing?
        var entry: DictionaryEntry?
        var availability = Availability.always
        var placement: ContainerPlacement?
        var exports: ProviderExports?
        var imports: [ModuleImport]
        var origin: Origin
        var location: SourceLocation

        init(
            key: DependencyKey, kind: Kind, onDemandKeys: [DependencyKey], scope: DependencyScope, effects: Effects,
            imports: [ModuleImport], origin: Origin, location: SourceLocation
        ) {
            self.key = key
            self.kind = kind
            parameters = kind.parameters
            self.onDemandKeys = onDemandKeys
            self.scope = scope
            self.effects = effects
            self.imports = imports
            self.origin = origin
            self.location = location
        }

        func copy() -> Storage {
            let copy = Storage(
                key: key, kind: kind, onDemandKeys: onDemandKeys, scope: scope, effects: effects, imports: imports,
                origin: origin, location: location)
            copy.isUnsendable = isUnsendable
            copy.state = state
            copy.isActor = isActor
            copy.closing = closing
            copy.entry = entry
            copy.availability = availability
            copy.placement = placement
            copy.exports = exports
            return copy
        }
    }

    /// Properties that are read often and would take time to find in the kind.
    private struct Traits {
        let isInitializer: Bool
        let isGeneric: Bool
        let hasRunTimeValues: Bool

        init(_ kind: Kind) {
            let type: NominalType? = if case .initializer(let type, _) = kind { type } else { nil }
            isInitializer = type != nil
            isGeneric = type?.isGeneric ?? false
            hasRunTimeValues = kind.parameters.contains(where: \.isRunTimeValue)
        }
    }

    /// The storage to change, which no other factory shares.
    private mutating func own() -> Storage {
        if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
        return storage
    }

    /// Creates a factory.
    package init(
        key: DependencyKey,
        kind: Kind,
        onDemandKeys: [DependencyKey] = [],
        scope: DependencyScope = .unique,
        effects: Effects = .none,
        imports: [ModuleImport] = [],
        origin: Origin = .sources,
        location: SourceLocation
    ) {
        traits = Traits(kind)
        storage = Storage(
            key: key, kind: kind, onDemandKeys: onDemandKeys, scope: scope, effects: effects, imports: imports,
            origin: origin, location: location)
    }

    /// The state of a class.
    package enum State: Sendable, Hashable {
        case actor
        /// A stored variable of this name, perhaps among others.
        case variable(String)
    }

    /// The function `close()` of an instance.
    package struct Closing: Sendable, Hashable {
        /// The name of the protocol that declares it. DpendRuntime has such a protocol, and a project may have its own.
        package static let protocolName = "Closable"

        /// The protocol.
        package var type: NominalType
        /// Whether the instance is an actor, whose function Swift takes only from the protocol.
        package var isActor = false
        /// Whether generated code cannot see the function, except through an exports file.
        package var isHidden = false
    }

    /// Whether a factory comes from the sources of the run or from a library's module file.
    package enum Origin: Sendable, Hashable {
        case sources
        case library(String)
    }

    /// Whether the application passes the instance in.
    public var isExternal: Bool {
        if case .external = kind { true } else { false }
    }

    /// Whether it is only passed in if something requires it.
    var isSharedExternal: Bool {
        if case .external(let value) = kind { value.isShared } else { false }
    }

    /// The parameters that a call must pass, in the order of the call, and then the properties that are set afterwards.
    package var parameters: [Parameter] { _read { yield storage.parameters } }

    /// The keys that the factory requires: a method's configuration first, then the parameters and properties in order.
    public var dependencies: [DependencyKey] {
        (kind.configuration.map { [$0] } ?? []) + parameters.map(\.dependency)
    }

    /// One of the ``dependencies``.
    package func dependency(_ index: Int) -> DependencyKey {
        guard let configuration = kind.configuration else { return parameters[index].dependency }
        return index == 0 ? configuration : parameters[index - 1].dependency
    }

    /// Whether it wraps the other provider of its key.
    var isDecorator: Bool { decoratorPosition >= 0 }

    /// Whether it makes a generic class, which requires given arguments. An exports file has functions for given
    /// arguments only.
    var isGeneric: Bool { traits.isGeneric && !isExported }

    /// Whether it is an initializer without effects and run-time values that makes a new instance each time.
    var isUsual: Bool { isInitializer && !hasRunTimeValues && scope == .unique && effects == .none }

    /// Whether each requirement gets an instance with its own state.
    var splitsState: Bool { isInitializer && !hasRunTimeValues && storage.state != nil && scope == .unique }

    /// Whether a call sends the arguments to another isolation: to an actor, or to an asynchronous function.
    var sendsArguments: Bool { isActor || effects.isAsync }

    /// Whether it is an initializer of a class, not a member of a configuration.
    var isInitializer: Bool { traits.isInitializer }

    /// Whether there are ``runTimeValueTypes``.
    var hasRunTimeValues: Bool { traits.hasRunTimeValues }

    /// The types of the run-time values, in order. A factory with run-time values makes nothing by itself. It satisfies
    /// a parameter of type `(A, B) -> T`.
    package var runTimeValueTypes: [TypeExpression] {
        parameters.filter(\.isRunTimeValue).map(\.dependency.requestedType)
    }
}

extension DependencyFactory {
    /// The modules among the imports, sorted.
    package var requiredModules: [String] { imports.moduleNames }

    /// The factory under a tag. The type's own name stays, because a request for it can mean no other type.
    func tagged(_ tag: TypeExpression, own: TypeExpression) -> DependencyFactory {
        var factory = self
        factory.key = DependencyKey(type: key.type, tag: tag)
        factory.onDemandKeys = Set(
            ([key] + onDemandKeys).compactMap { onDemand in
                if onDemand.type == own || onDemand.type == .optional(own) { return onDemand }
                return onDemand == key ? nil : DependencyKey(type: onDemand.type, tag: tag)
            }
        ).sorted()
        if let module = tag.nominal?.module, module != factory.providerType?.module {
            factory.imports.append(ModuleImport(module))
        }
        return factory
    }
}

extension DependencyFactory: CustomStringConvertible {
    /// The name of what it makes, for people: the class, or else the call.
    var objectName: String { providerType?.spelling(.plain) ?? description }

    /// The call without arguments: `CDImpl.init(a:)`, `FooConfiguration.fooService()`.
    public var description: String {
        let arguments = arguments
        // People cannot read a name with thousands of labels, repeated in each message.
        let labels =
            arguments.prefix(Self.maximumLabels).map { "\($0.label):" }.joined()
            + (arguments.count > Self.maximumLabels ? "…" : "")
        switch kind {
        case .initializer(let type, _):
            return "\(type.spelling(.plain)).init(\(labels))"
        case .configurationMethod(let method):
            return "\(method.configuration.name).\(method.name)" + (method.isCalled ? "(\(labels))" : "")
        case .external:
            return "the application"
        case .injection(let injection):
            return "inject(into: \(injection.type.spelling(.plain)))"
        }
    }

    /// The maximum number of labels that a name shows.
    private static let maximumLabels = 100

    /// Sorts by key, then by how the instance is made. The order does not depend on the order of the sources.
    static func inStableOrder(_ left: Self, _ right: Self) -> Bool {
        if left.key != right.key { return left.key < right.key }
        let (leftText, rightText) = (left.description, right.description)
        return leftText == rightText ? left.location < right.location : leftText < rightText
    }
}
