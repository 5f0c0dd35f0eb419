extension DependencyFactory {
    /// A parameter of an initializer or a configuration's method, or an `@Injected` property.
    package struct Parameter: Sendable {
        /// The argument label, `_` when there is none; the name of a property.
        package var label: String
        /// What is passed. For `Tagged<T, Tag>` that is `T` with the tag.
        package var dependency: DependencyKey
        /// Whether the argument can be left out of the call, and the property left as it is.
        package var hasDefault: Bool
        /// Whether the value is known only at run time: `@Assisted`.
        package var isAssisted: Bool
        /// Whether the argument is written as an expression that is evaluated later: `@autoclosure`.
        package var isAutoclosure: Bool
        /// What makes it a property; nil for a parameter.
        package var property: InjectedProperty?
        /// The parameter in the source; nil in a library's factory.
        package var location: SourceLocation?

        /// Creates a parameter.
        package init(
            label: String,
            dependency: DependencyKey,
            hasDefault: Bool = false,
            isAssisted: Bool = false,
            isAutoclosure: Bool = false,
            property: InjectedProperty? = nil,
            location: SourceLocation? = nil
        ) {
            self.label = label
            self.dependency = dependency
            self.hasDefault = hasDefault
            self.isAssisted = isAssisted
            self.isAutoclosure = isAutoclosure
            self.property = property
            self.location = location
        }
    }
}

extension DependencyFactory.Parameter {
    /// The parameter with generic parameters replaced.
    func substituting(_ substitutions: [String: TypeExpression]) -> Self {
        var parameter = self
        parameter.dependency = DependencyKey(requestedBy: dependency.requestedType.substituting(substitutions))
        return parameter
    }
}
