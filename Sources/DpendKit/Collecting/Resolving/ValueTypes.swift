/// Finds types that are known to be value types, which cannot be held weakly.
struct ValueTypes {
    let index: DeclarationIndex

    /// Whether a type is known not to be a class.
    func isValue(_ type: TypeExpression) -> Bool { kind(of: type) != nil }

    /// Whether a type is plain: it can be no object that a container makes, nor hold one. An optional of such a type,
    /// and a closure that returns nothing or such a type, are plain as well.
    func isPlain(_ type: TypeExpression) -> Bool {
        switch type {
        case .optional(let inner), .array(let inner): isPlain(inner)
        case .dictionary(let key, let value): isPlain(key) && isPlain(value)
        case .tuple(let elements): elements.allSatisfy { isPlain($0.type) }
        case .function(let function): function.result == .named("Void") || isPlain(function.result)
        case .nominal(let nominal): nominal.path == "Set" ? PlainValues.contains(type) : isValue(type)
        case .composition, .metatype, .protocolMetatype, .other: false
        }
    }

    /// A remark on a factory that has a weak scope for a value.
    func remark(on factory: DependencyFactory) -> CollectedDependencies.Remark? {
        guard factory.scope == .weakSingleton else { return nil }
        let provided: TypeExpression =
            if case .initializer(let type, _) = factory.kind { .nominal(type) } else { factory.key.type }
        guard let kind = kind(of: provided) else { return nil }
        return .init(subject: provided.description, message: kind, location: factory.location)
    }

    private func kind(of type: TypeExpression) -> String? {
        switch type {
        case .array, .dictionary, .tuple: return "a value"
        case .function: return "a closure"
        case .nominal(let nominal):
            guard let module = nominal.module else { return PlainValues.contains(nominal.path) ? "a struct" : nil }
            let declared: TypeDeclaration.Kind? =
                switch index.declared(nominal.path, in: module) {
                case .type(let identifier): index[identifier].kind
                case .libraryType(let type): type.kind
                case .alias, .libraryProtocol, .libraryAlias, .undecided, nil: nil
                }
            switch declared {
            case .struct: return "a struct"
            case .enum: return "an enumeration"
            case .class, .actor, .protocol, .extension, nil: return nil
            }
        // An optional may hold an object.
        case .optional, .composition, .metatype, .protocolMetatype, .other: return nil
        }
    }
}
