/// What is particular about a dependency that is no parameter of a call, but an `@Injected` property that is set after it.
package struct InjectedProperty: Sendable {
    /// The class that declares it: that of the object, or one above.
    package var owner: String
    /// Whether the tag stands beside the type (`@Injected(tag: Bar.self) var foo: Foo`), so that the value is no `Tagged`.
    package var hidesTag: Bool
    /// The global actor on which it has to be set.
    package var globalActor: String?

    /// Creates what is particular about a property.
    package init(owner: String, hidesTag: Bool = false, globalActor: String? = nil) {
        self.owner = owner
        self.hidesTag = hidesTag
        self.globalActor = globalActor
    }
}

extension DependencyFactory {
    /// How an object gets its properties that something else made, as a storyboard does.
    package struct Injection: Sendable {
        /// The class of the object.
        package var type: NominalType
        /// The classes above that have such properties as well, nearest first.
        package var superclasses: [NominalType]
        /// The properties, those of the classes above first.
        package var properties: [Parameter]
        /// The initializer with the fewest parameters, with which tests make such an object; nil if none can be called.
        package var initializer: Initializer?

        /// Creates an injection.
        package init(
            type: NominalType, superclasses: [NominalType] = [], properties: [Parameter], initializer: Initializer? = nil
        ) {
            self.type = type
            self.superclasses = superclasses
            self.properties = properties
            self.initializer = initializer
        }
    }

    /// An initializer with which people make objects to be injected.
    package struct Initializer: Sendable {
        /// The parameters that are passed.
        package var parameters: [Parameter]
        package var effects: Effects
        /// Whether it gives an optional.
        package var isFailable: Bool

        /// Creates an initializer.
        package init(parameters: [Parameter], effects: Effects = .none, isFailable: Bool = false) {
            self.parameters = parameters
            self.effects = effects
            self.isFailable = isFailable
        }
    }

    /// The parameters of the call itself, without the properties that are set after it.
    package var arguments: [Parameter] { parameters.filter { $0.property == nil } }

    /// The properties that are set after the call.
    package var properties: [Parameter] { parameters.filter { $0.property != nil } }

    /// The actor on which the properties have to be set.
    var propertyActor: String? { parameters.propertyActor }

    /// The class whose properties are set; nil where none are.
    package var injectedType: NominalType? {
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
