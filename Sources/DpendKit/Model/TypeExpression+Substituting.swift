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

extension DependencyFactory.Parameter {
    /// The parameter with generic parameters replaced.
    func substituting(_ substitutions: [String: TypeExpression]) -> Self {
        var parameter = self
        parameter.dependency = DependencyKey(requestedBy: dependency.requestedType.substituting(substitutions))
        return parameter
    }
}
