extension DependencyFactory {
    /// A parameter of an initializer or a configuration's method, or an `@Injected` property.
    package struct Parameter: Sendable {
        /// The argument label, `_` for none; for a property, its name.
        package var label: String
        /// The required key. For `Tagged<T, Tag>` this is `T` with the tag.
        package var dependency: DependencyKey
        /// Whether the call can omit the argument, or leave the property unset.
        package var hasDefault: Bool
        /// Whether it is a run-time value: `@Assisted`.
        package var isRunTimeValue: Bool
        /// Whether only a label in an option makes it a run-time value. An external value for it comes first.
        var isLabelled = false
        /// Whether only a provider can satisfy it. Other parameters of its class may be run-time values, but its type
        /// is not plain.
        var mustBeProvided = false
        /// Whether neither the default value nor `nil` replaces an object, as an option says.
        var isDemanded = false
        /// Whether Swift evaluates the argument later: `@autoclosure`.
        package var isAutoclosure: Bool
        /// Whether the call gives the argument up, or the closure gives its result up: `sending`.
        package var isSending = false
        /// Whether it is a closure that must not throw only because the call `rethrows`.
        var isRethrown = false
        /// The details of a property; nil for a parameter.
        package var property: InjectedProperty?
        /// The parameter in the source; nil for a library's factory.
        package var location: SourceLocation?

        /// Creates a parameter.
        package init(
            label: String,
            dependency: DependencyKey,
            hasDefault: Bool = false,
            isRunTimeValue: Bool = false,
            isAutoclosure: Bool = false,
            property: InjectedProperty? = nil,
            location: SourceLocation? = nil
        ) {
            self.label = label
            self.dependency = dependency
            self.hasDefault = hasDefault
            self.isRunTimeValue = isRunTimeValue
            self.isAutoclosure = isAutoclosure
            self.property = property
            self.location = location
        }
    }
}

extension DependencyFactory.Parameter {
    /// Whether the default value may be used.
    var canBeOmitted: Bool { hasDefault && !isDemanded }

    /// Whether a class of the sources could replace the default value or `nil`: the type is a protocol of the sources.
    var takesDeclaredProtocol: Bool { dependency.type.unwrapped.isDeclaredProtocol }

    /// The parameter with generic parameters replaced.
    func substituting(_ substitutions: [String: TypeExpression]) -> Self {
        var parameter = self
        // The value of one parameter keeps its key. Its type contains no generic parameter.
        if dependency.parameter == nil {
            parameter.dependency = DependencyKey(requestedBy: dependency.requestedType.substituting(substitutions))
        }
        return parameter
    }
}

extension DependencyFactory {
    /// Turns parameters at some positions into run-time values.
    mutating func assist(_ positions: Set<Int>) {
        guard case .initializer(let type, var parameters) = kind else { return }
        for position in positions { parameters[position].isRunTimeValue = true }
        kind = .initializer(type: type, parameters: parameters)
    }
}
