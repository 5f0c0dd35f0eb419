/// What is particular about a dependency that is no parameter of a call, but an `@Injected` property that is set after it.
public struct InjectedProperty: Sendable {
    /// The class that declares it: that of the object, or one above.
    public var owner: String
    /// Whether the tag stands beside the type (`@Injected(tag: Bar.self) var foo: Foo`), so that the value is no `Tagged`.
    public var hidesTag: Bool
    /// The global actor on which it has to be set.
    public var globalActor: String?

    /// Creates what is particular about a property.
    public init(owner: String, hidesTag: Bool = false, globalActor: String? = nil) {
        self.owner = owner
        self.hidesTag = hidesTag
        self.globalActor = globalActor
    }
}

extension DependencyFactory {
    /// How an object gets its properties that something else made, as a storyboard does.
    public struct Injection: Sendable {
        /// The class of the object.
        public var type: NominalType
        /// The classes above that have such properties as well, nearest first.
        public var superclasses: [NominalType]
        /// The properties, those of the classes above first.
        public var properties: [Parameter]
        /// The initializer with the fewest parameters, with which tests make such an object; nil if none can be called.
        public var initializer: Initializer?

        /// Creates an injection.
        public init(
            type: NominalType, superclasses: [NominalType] = [], properties: [Parameter], initializer: Initializer? = nil
        ) {
            self.type = type
            self.superclasses = superclasses
            self.properties = properties
            self.initializer = initializer
        }
    }

    /// An initializer with which people make objects to be injected.
    public struct Initializer: Sendable {
        /// The parameters that are passed.
        public var parameters: [Parameter]
        public var effects: Effects
        /// Whether it gives an optional.
        public var isFailable: Bool

        /// Creates an initializer.
        public init(parameters: [Parameter], effects: Effects = .none, isFailable: Bool = false) {
            self.parameters = parameters
            self.effects = effects
            self.isFailable = isFailable
        }
    }

    /// The parameters of the call itself, without the properties that are set after it.
    public var arguments: [Parameter] { parameters.filter { $0.property == nil } }

    /// The properties that are set after the call.
    public var properties: [Parameter] { parameters.filter { $0.property != nil } }

    /// The actor on which the properties have to be set.
    var propertyActor: String? { parameters.propertyActor }

    /// The class whose properties are set; nil where none are.
    public var injectedType: NominalType? {
        switch kind {
        case .injection(let injection): injection.type
        case .initializer(let type, _): properties.isEmpty ? nil : type
        case .configurationMethod: properties.isEmpty ? nil : key.type.unwrapped.nominal
        case .external: nil
        }
    }

    /// Whether the call gives an optional object.
    var givesOptional: Bool {
        var type = key.type
        if case .function(let function) = type, !assistedTypes.isEmpty { type = function.result }
        return if case .optional = type { true } else { false }
    }
}

extension TypeExpression {
    /// The type within an optional, or else the type.
    var unwrapped: TypeExpression {
        if case .optional(let wrapped) = self { wrapped } else { self }
    }
}

extension DependencyFactory.Parameter {
    /// The type that it is declared with.
    var declaredType: TypeExpression {
        property?.hidesTag == true ? dependency.requestedType.untagged : dependency.requestedType
    }
}

extension [DependencyFactory.Parameter] {
    /// The actor on which the properties among them have to be set.
    var propertyActor: String? { lazy.compactMap { $0.property?.globalActor }.first }
}
