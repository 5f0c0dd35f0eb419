extension NominalType {
    /// Whether some name of the path has generic arguments.
    var isGeneric: Bool { components.contains { !$0.arguments.isEmpty } }
}

extension DependencyFactory {
    /// The factory of a generic class for given arguments; nil when their number is another.
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

extension DependencyFactory.Parameter {
    /// The parameter with generic parameters replaced.
    func substituting(_ substitutions: [String: TypeExpression]) -> Self {
        var parameter = self
        parameter.dependency = DependencyKey(requestedBy: dependency.requestedType.substituting(substitutions))
        return parameter
    }
}

extension TypeExpression {
    /// The type with generic parameters replaced.
    func substituting(_ substitutions: [String: TypeExpression]) -> TypeExpression {
        func replace(_ type: TypeExpression) -> TypeExpression { type.substituting(substitutions) }
        switch self {
        case .nominal(var nominal):
            if nominal.module == nil, nominal.components.count == 1, let replacement = substitutions[nominal.path] {
                return replacement
            }
            for position in nominal.components.indices {
                nominal.components[position].arguments = nominal.components[position].arguments.map(replace)
            }
            return .nominal(nominal)
        case .optional(let wrapped): return .optional(replace(wrapped))
        case .array(let element): return .array(replace(element))
        case .dictionary(let key, let value): return .dictionary(key: replace(key), value: replace(value))
        case .tuple(let elements): return .tuple(elements.map { .init(label: $0.label, type: replace($0.type)) })
        case .function(var function):
            function.parameters = function.parameters.map(replace)
            function.result = replace(function.result)
            if case .typed(let error) = function.throwing { function.throwing = .typed(replace(error)) }
            return .function(function)
        case .composition(let members): return .composed(of: members.map(replace))
        case .metatype(let base): return .metatype(replace(base))
        case .protocolMetatype(let base): return .protocolMetatype(replace(base))
        case .other: return self
        }
    }
}
