extension LibraryExports {
    /// The type of the value in an opaque type: the class that alone makes it, or else the type that it stands for.
    ///
    /// Swift copies a protocol's value at each step if the whole module has only one class of the protocol, and moves
    /// the reference to a class.
    func valueType(of opaque: Opaque) -> TypeExpression {
        let type = TypeExpression.nominal(opaque.type.type)
        guard opaque.type.type.isProtocol else { return type }
        var makers: Set<NominalType> = []
        for function in functions {
            let taken = function.source.map { [$0] } ?? function.factory.dependencies.map(\.requestedType)
            // Closures and collections would convert each value.
            if taken.contains(where: { $0 != type && $0.mentions(opaque.type.type) }) { return type }
            guard function.type.mentions(opaque.type.type) else { continue }
            guard function.type == type, function.source == nil, function.availability == opaque.availability,
                case .initializer(let maker, _) = function.factory.kind
            else { return type }
            makers.insert(maker)
        }
        return makers.count == 1 ? makers.first.map { .nominal($0) } ?? type : type
    }
}

extension TypeExpression {
    fileprivate func mentions(_ type: NominalType) -> Bool { nominalTypes.contains(type) }
}
