extension TypeExpression {
    /// The type without one `?`.
    var unwrappedOnce: TypeExpression { if case .optional(let type) = self { type } else { self } }

    /// All named types in the type, including those in generic arguments. An opaque type hides its arguments.
    var nominalTypes: [NominalType] {
        switch self {
        case .nominal(let nominal):
            [nominal]
                + (nominal.opaqueName == nil ? nominal.components.flatMap { $0.arguments.flatMap(\.nominalTypes) } : [])
        case .optional(let type), .array(let type), .metatype(let type), .protocolMetatype(let type): type.nominalTypes
        case .dictionary(let key, let value): key.nominalTypes + value.nominalTypes
        case .tuple(let elements): elements.flatMap(\.type.nominalTypes)
        case .function(let function):
            (function.parameters + [function.throwing.error, function.result].compactMap { $0 }).flatMap(\.nominalTypes)
        case .composition(let members): members.flatMap(\.nominalTypes)
        case .other: []
        }
    }
}

extension TypeExpression {
    /// Whether a part of it is only known as written, as `inout Migrator`. Then nothing says which types it names.
    var hasUnreadPart: Bool {
        switch self {
        case .nominal(let nominal):
            nominal.opaqueName == nil && nominal.components.contains { $0.arguments.contains(where: \.hasUnreadPart) }
        case .optional(let type), .array(let type), .metatype(let type), .protocolMetatype(let type): type.hasUnreadPart
        case .dictionary(let key, let value): key.hasUnreadPart || value.hasUnreadPart
        case .tuple(let elements): elements.contains(where: \.type.hasUnreadPart)
        case .function(let function):
            (function.parameters + [function.throwing.error, function.result].compactMap { $0 }).contains(
                where: \.hasUnreadPart)
        case .composition(let members): members.contains(where: \.hasUnreadPart)
        case .other: true
        }
    }
}

extension TypeExpression.FunctionType.Throwing {
    /// The type of the errors, if it is written.
    var error: TypeExpression? {
        if case .typed(let error) = self { error } else { nil }
    }
}
