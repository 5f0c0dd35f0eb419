extension TypeExpression {
    /// The number of types that it consists of, itself included. Counting stops at the limit.
    func size(upTo limit: Int) -> Int {
        var size = 0
        count(&size, limit)
        return size
    }

    private func count(_ size: inout Int, _ limit: Int) {
        guard size < limit else { return }
        size += 1
        switch self {
        case .nominal(let nominal):
            for component in nominal.components { for argument in component.arguments { argument.count(&size, limit) } }
        case .optional(let type), .array(let type), .metatype(let type), .protocolMetatype(let type):
            type.count(&size, limit)
        case .dictionary(let key, let value):
            key.count(&size, limit)
            value.count(&size, limit)
        case .tuple(let elements): for element in elements { element.type.count(&size, limit) }
        case .function(let function):
            for parameter in function.parameters { parameter.count(&size, limit) }
            function.result.count(&size, limit)
            if case .typed(let error) = function.throwing { error.count(&size, limit) }
        case .composition(let members): for member in members { member.count(&size, limit) }
        case .other: break
        }
    }
}
