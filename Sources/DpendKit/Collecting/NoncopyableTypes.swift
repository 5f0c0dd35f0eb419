/// The types without `Copyable` or `Escapable`.
struct NoncopyableTypes {
    fileprivate var names: Set<String> = []

    var isEmpty: Bool { names.isEmpty }

    /// The name of such a type in another type, if there is one.
    func name(in type: TypeExpression) -> String? {
        type.nominalTypes.first { names.contains(DeclarationIndex.key($0.module, $0.path)) }?.path
    }
}

extension DeclarationIndex {
    /// The types of the sources whose declarations suppress `Copyable` or `Escapable`.
    var noncopyableTypes: NoncopyableTypes {
        let suppressed = types.filter { identifier in
            self[identifier].inheritance.contains { inherited in
                if case .other(let text) = inherited.type { text.hasPrefix("~") } else { false }
            }
        }
        return NoncopyableTypes(names: Set(suppressed.map { Self.key(module(of: $0), name(of: $0)) }))
    }
}
