extension DependencyFactory {
    /// How an instance is made.
    package enum Kind: Sendable {
        /// By an initializer of a type. Properties that are set afterwards follow the parameters.
        case initializer(type: NominalType, parameters: [Parameter])
        /// By a member of a configuration.
        case configurationMethod(ConfigurationMethod)
        /// By the application, which passes it in.
        case external(ExternalValue)
        /// By other code. dpend only sets the properties.
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

    /// A value that the application passes in.
    package struct ExternalValue: Sendable {
        /// The argument label in generated code.
        package var name = ""
        /// The position among the options.
        package var position = 0
        /// Whether it is only passed in if something requires it, since several targets share the option.
        package var isShared = false
        /// Whether the application may leave it out, and what requires it ends the program then.
        var mayBeMissing = false
    }

    /// A member of a `DependencyConfiguration` that returns a `DependencyRegistration`.
    package struct ConfigurationMethod: Sendable {
        /// The class that declares the member.
        package var configuration: DependencyKey
        package var name: String
        package var form: Form
        /// Properties that are set afterwards follow the parameters.
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
    /// The configuration that the container must make before it can call the factory.
    package var configuration: DependencyKey? {
        guard case .configurationMethod(let method) = self, method.needsInstance else { return nil }
        return method.configuration
    }
}
