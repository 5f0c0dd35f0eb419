extension TypeExpression {
    /// The type with each of its parts replaced: generic arguments, elements, members, parameters and results.
    ///
    /// All code that replaces types uses this function, and adds only its own treatment of named types.
    func mappingParts(_ map: (TypeExpression) -> TypeExpression) -> TypeExpression {
        switch self {
        case .nominal(var nominal):
            if nominal.isGeneric {
                nominal.components = nominal.components.map { .init(name: $0.name, arguments: $0.arguments.map(map)) }
            }
            return .nominal(nominal)
        case .optional(let wrapped): return .optional(map(wrapped))
        case .array(let element): return .array(map(element))
        case .dictionary(let key, let value): return .dictionary(key: map(key), value: map(value))
        case .tuple(let elements): return .tuple(elements.map { .init(label: $0.label, type: map($0.type)) })
        case .function(var function):
            function.parameters = function.parameters.map(map)
            function.result = map(function.result)
            if case .typed(let error) = function.throwing { function.throwing = .typed(map(error)) }
            return .function(function)
        case .composition(let members): return .composed(of: members.map(map))
        case .metatype(let base): return .metatype(map(base))
        case .protocolMetatype(let base): return .protocolMetatype(map(base))
        case .other: return self
        }
    }

    /// The type with each named type replaced, including those in generic arguments.
    func mappingNominals(_ map: (NominalType) -> NominalType) -> TypeExpression {
        let mapped: TypeExpression = if case .nominal(let nominal) = self { .nominal(map(nominal)) } else { self }
        return mapped.mappingParts { $0.mappingNominals(map) }
    }

    /// The type with generic parameters replaced.
    func substituting(_ substitutions: [String: TypeExpression]) -> TypeExpression {
        if case .nominal(let nominal) = self, nominal.module == nil, nominal.components.count == 1,
            let replacement = substitutions[nominal.path]
        {
            return replacement
        }
        return mappingParts { $0.substituting(substitutions) }
    }
}
