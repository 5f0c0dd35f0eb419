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
    /// The types of the sources and the libraries whose declarations suppress `Copyable` or `Escapable`.
    var noncopyableTypes: NoncopyableTypes {
        var names = Set(types.filter(isNoncopyable).map { Self.key(module(of: $0), name(of: $0)) })
        for library in linked.libraries {
            for type in library.types where type.isNoncopyable { names.insert(Self.key(library.name, type.name)) }
        }
        return NoncopyableTypes(names: names)
    }

    /// Whether the declaration of a type suppresses `Copyable` or `Escapable`.
    func isNoncopyable(_ identifier: TypeIdentifier) -> Bool {
        self[identifier].inheritance.contains { inherited in
            if case .other(let text) = inherited.type { text.hasPrefix("~") } else { false }
        }
    }
}
