extension DependencyFactory {
    /// How an instance is obtained.
    package enum Kind: Sendable {
        /// By an initializer of a type. Behind its parameters stand the properties that are set then.
        case initializer(type: NominalType, parameters: [Parameter])
        /// By a member of a configuration.
        case configurationMethod(ConfigurationMethod)
        /// Not at all: the application hands it over, under this name.
        case external(name: String)
        /// Not at all: something else makes the object, and only its properties are set.
        case injection(Injection)

        var parameters: [Parameter] {
            switch self {
            case .initializer(_, let parameters): parameters
            case .configurationMethod(let method): method.parameters
            case .injection(let injection): injection.properties
            case .external: []
            }
        }
    }

    /// A member of a `DependencyConfiguration` that returns a `DependencyRegistration`.
    package struct ConfigurationMethod: Sendable {
        /// The class that declares the member.
        package var configuration: DependencyKey
        package var name: String
        package var form: Form
        /// Behind the parameters stand the properties that are set then.
        package var parameters: [Parameter]

        /// How the member is written at the place of use.
        package enum Form: String, Sendable, CaseIterable {
            case method
            case property
            case staticMethod
            case staticProperty
        }

        /// Whether the member needs an instance of the configuration.
        package var needsInstance: Bool { form == .method || form == .property }

        /// Whether the member is a method, so that arguments follow.
        package var isCalled: Bool { form == .method || form == .staticMethod }
    }
}

extension DependencyFactory.Kind {
    /// The configuration that has to be made before the factory can be called.
    package var configuration: DependencyKey? {
        guard case .configurationMethod(let method) = self, method.needsInstance else { return nil }
        return method.configuration
    }
}
