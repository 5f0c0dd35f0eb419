/// Compositions, which Swift reduces: with `protocol B: A`, the type `any A & B` is `any B`.
extension TypeHierarchy {
    /// The key that a parameter asks for, with the names of its type looked up.
    func key(requestedBy type: TypeExpression, in context: NameResolver.Context) -> DependencyKey {
        let key = resolver.key(requestedBy: type, in: context)
        return key.type.namesComposition ? key.mappingTypes(reduced) : key
    }

    /// The type with its names looked up, and without members of compositions that other members imply.
    func resolve(_ type: TypeExpression, in context: NameResolver.Context) -> TypeExpression {
        let type = resolver.resolve(type, in: context)
        return type.namesComposition ? reduced(type) : type
    }

    /// The type without members of compositions that other members imply.
    private func reduced(_ type: TypeExpression) -> TypeExpression {
        let type = type.mappingParts(reduced)
        guard case .composition(let members) = type else { return type }
        // A class does not imply its protocols.
        let implied = members.compactMap(\.nominal).reduce(into: Set<TypeExpression>()) { result, member in
            result.formUnion(inheritedProtocols(of: member).map(TypeExpression.nominal))
        }
        let rest = members.filter { !implied.contains($0) }
        // In invalid sources two protocols may inherit from each other.
        return rest.isEmpty ? type : .composed(of: rest)
    }
}

extension TypeExpression {
    /// Whether a part of the type is a composition.
    var namesComposition: Bool {
        switch self {
        case .nominal(let nominal): nominal.components.contains { $0.arguments.contains(where: \.namesComposition) }
        case .optional(let inner), .array(let inner), .metatype(let inner), .protocolMetatype(let inner):
            inner.namesComposition
        case .dictionary(let key, let value): key.namesComposition || value.namesComposition
        case .tuple(let elements): elements.contains(where: \.type.namesComposition)
        case .function(let function):
            function.result.namesComposition || function.parameters.contains(where: \.namesComposition)
        case .composition: true
        case .other: false
        }
    }
}
