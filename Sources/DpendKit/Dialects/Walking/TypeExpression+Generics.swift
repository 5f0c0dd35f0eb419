extension TypeExpression {
    /// Whether the type contains a generic parameter that stands for itself.
    var mentionsGeneric: Bool { nominalTypes.contains { $0.module == CodeIndex.genericModule } }

    /// Finds the types that generic parameters stand for.
    func bind(to actual: TypeExpression, _ bindings: inout [String: TypeExpression]) {
        switch (self, actual) {
        case (.nominal(let own), _) where own.module == CodeIndex.genericModule:
            if bindings[own.path] == nil { bindings[own.path] = actual }
        case (.optional(let left), .optional(let right)), (.array(let left), .array(let right)),
            (.metatype(let left), .metatype(let right)):
            left.bind(to: right, &bindings)
        case (.optional(let left), _): left.bind(to: actual, &bindings)
        case (.nominal(let left), .nominal(let right)) where left.path == right.path:
            for (left, right) in zip(left.components, right.components) {
                for (left, right) in zip(left.arguments, right.arguments) { left.bind(to: right, &bindings) }
            }
        default: break
        }
    }

    /// The type with generic parameters replaced. Unknown ones stay.
    func replacingGenerics(_ bindings: [String: TypeExpression]) -> TypeExpression {
        if case .nominal(let own) = self, own.module == CodeIndex.genericModule { return bindings[own.path] ?? self }
        return mappingParts { $0.replacingGenerics(bindings) }
    }
}
