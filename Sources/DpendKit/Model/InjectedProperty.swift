/// The details of a requirement that is an `@Injected` property, set after the call, and not a parameter.
package struct InjectedProperty: Sendable {
    /// The class that declares it: the class of the object, or a superclass.
    package var owner: String
    /// Whether the tag stands beside the type (`@Injected(tag: Bar.self) var foo: Foo`), so that the value is not a
    /// `Tagged`.
    package var hidesTag: Bool
    /// The global actor that must set it.
    package var globalActor: String?

    /// Creates the details of a property.
    package init(owner: String, hidesTag: Bool = false, globalActor: String? = nil) {
        self.owner = owner
        self.hidesTag = hidesTag
        self.globalActor = globalActor
    }
}

extension DependencyFactory {
    /// How an object that other code makes, such as a storyboard, gets its properties.
    package struct Injection: Sendable {
        /// The class of the object.
        package var type: NominalType
        /// The superclasses that also have such properties, nearest first.
        package var superclasses: [NominalType]
        /// The properties; the superclasses' properties come first.
        package var properties: [Parameter]
        /// The initializer with the fewest parameters, with which tests make such an object; nil if none is usable.
        package var initializer: Initializer?

        /// Creates an injection.
        package init(
            type: NominalType, superclasses: [NominalType] = [], properties: [Parameter],
            initializer: Initializer? = nil
        ) {
            self.type = type
            self.superclasses = superclasses
            self.properties = properties
            self.initializer = initializer
        }
    }

    /// An initializer for objects whose properties are injected later.
    package struct Initializer: Sendable {
        /// The passed parameters.
        package var parameters: [Parameter]
        package var effects: Effects
        /// Whether it returns an optional.
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

    /// The actor that must set the properties.
    var propertyActor: String? { parameters.propertyActor }

    /// The class whose properties are set; nil if there are none.
    package var injectedType: NominalType? {
        switch kind {
        case .injection(let injection): injection.type
        case .initializer(let type, _): properties.isEmpty ? nil : type
        case .configurationMethod: properties.isEmpty ? nil : key.type.unwrapped.nominal
        case .external: nil
        }
    }

    /// Whether the call returns an optional object.
    var givesOptional: Bool {
        var type = key.type
        if case .function(let function) = type, !runTimeValueTypes.isEmpty { type = function.result }
        return if case .optional = type { true } else { false }
    }
}

extension TypeExpression {
    /// The wrapped type of an optional; for other types the type itself.
    var unwrapped: TypeExpression {
        if case .optional(let wrapped) = self { wrapped } else { self }
    }
}

extension DependencyFactory.Parameter {
    /// The type of its declaration.
    var declaredType: TypeExpression {
        property?.hidesTag == true ? dependency.requestedType.untagged : dependency.requestedType
    }
}

extension [DependencyFactory.Parameter] {
    /// The actor that must set the properties among them.
    var propertyActor: String? { lazy.compactMap { $0.property?.globalActor }.first }
}
