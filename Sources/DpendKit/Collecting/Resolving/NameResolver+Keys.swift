/// A type without a visible declaration, with everything that decides its spelling.
struct ForeignName: Hashable {
    private let name: String
    private let isProtocol: Bool
    private let isConfusable: Bool
    private let writtenModule: String?

    init(_ type: NominalType) {
        (name, isProtocol, isConfusable, writtenModule) = (
            type.path, type.isProtocol, type.isConfusable, type.writtenModule
        )
    }
}

/// Keys of types. A key with the same meaning everywhere is made once.
extension NameResolver {
    /// The key that a parameter asks for, with the names of its type looked up.
    func key(requestedBy type: TypeExpression, in context: Context) -> DependencyKey {
        if case .nominal(let nominal) = type, let key = plainKey(nominal, in: context) { return key }
        return DependencyKey(requestedBy: resolve(type, in: context))
    }

    /// The key of a type whose names are looked up.
    func key(of type: NominalType) -> DependencyKey {
        guard type.components.count == 1, type.components[0].arguments.isEmpty else {
            return DependencyKey(type: .nominal(type))
        }
        if let module = type.module {
            return index.plainKey(type.components[0].name, in: module) ?? DependencyKey(type: .nominal(type))
        }
        // Few names have no visible declaration, and most classes use one of them: `AnyObject`, `Sendable`.
        return knownForeignKeys.value(for: ForeignName(type)) { DependencyKey(type: .nominal(type)) }
    }

    /// The key of a type that is written as one name, if the name has the same meaning everywhere.
    func plainKey(_ nominal: NominalType, in context: Context) -> DependencyKey? {
        plainName(of: nominal, in: context).flatMap { index.plainKey($0, in: context.module) }
    }

    /// The type behind a type that is written as one name, if the name has the same meaning everywhere.
    func plainType(_ nominal: NominalType, in context: Context) -> TypeExpression? {
        guard let name = plainName(of: nominal, in: context) else { return nil }
        if let key = index.plainKey(name, in: context.module) { return key.type }
        // Many types inherit from one of the few names without a visible declaration.
        return knownForeignTypes.value(for: name) {
            index.isForeign(name) && !Self.runtimeTypes.contains(name)
                ? undeclared(nominal.components, in: context) : nil
        }
    }

    /// The name of a type that is written as one name, unless it is a generic parameter.
    private func plainName(of nominal: NominalType, in context: Context) -> String? {
        guard nominal.components.count == 1, nominal.module == nil, nominal.writtenModule == nil,
            nominal.components[0].arguments.isEmpty
        else {
            return nil
        }
        let name = nominal.components[0].name
        return !context.substitutions.isEmpty && context.substitutions[name] != nil ? nil : name
    }
}
