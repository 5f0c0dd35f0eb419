extension DependencyFactory {
    /// The factory of a generic class for given arguments; nil if their number differs.
    func specialized(to type: NominalType) -> DependencyFactory? {
        guard case .initializer(let template, let parameters) = kind,
            template.components.map(\.arguments.count) == type.components.map(\.arguments.count)
        else { return nil }
        var substitutions: [String: TypeExpression] = [:]
        for (parameters, arguments) in zip(template.components, type.components) {
            for (parameter, argument) in zip(parameters.arguments, arguments.arguments) {
                substitutions[parameter.description] = argument
            }
        }
        var factory = self
        factory.key = DependencyKey(type: key.type.substituting(substitutions))
        factory.onDemandKeys = []
        factory.kind = .initializer(
            type: type,
            parameters: parameters.map { $0.substituting(substitutions) })
        return factory
    }
}
