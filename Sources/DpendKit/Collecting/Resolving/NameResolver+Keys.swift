/// A type of one name that is declared nowhere in sight, with all that decides how it is written.
struct ForeignName: Hashable {
    private let name: String
    private let isProtocol: Bool
    private let isConfusable: Bool
    private let writtenModule: String?

    init(_ type: NominalType) {
        (name, isProtocol, isConfusable, writtenModule) = (type.path, type.isProtocol, type.isConfusable, type.writtenModule)
    }
}

/// Keys of types, of which those that mean the same everywhere are made once.
extension NameResolver {
    /// The key that a parameter asks for, with the names of its type looked up.
    func key(requestedBy type: TypeExpression, in context: Context) -> DependencyKey {
        if case .nominal(let nominal) = type, let key = plainKey(nominal, in: context) { return key }
        return DependencyKey(requestedBy: resolve(type, in: context))
    }

    /// The key of a type of which the names have been looked up.
    func key(of type: NominalType) -> DependencyKey {
        guard type.components.count == 1, type.components[0].arguments.isEmpty else { return DependencyKey(type: .nominal(type)) }
        if let module = type.module {
            return index.plainKey(type.components[0].name, in: module) ?? DependencyKey(type: .nominal(type))
        }
        // Few names are declared nowhere in sight, and most classes have one of them: `AnyObject`, `Sendable`.
        return knownForeignKeys.value(for: ForeignName(type)) { DependencyKey(type: .nominal(type)) }
    }

    /// The key of a type that is written with one name, if that means the same wherever it stands.
    func plainKey(_ nominal: NominalType, in context: Context) -> DependencyKey? {
        guard nominal.components.count == 1, nominal.module == nil, nominal.writtenModule == nil else { return nil }
        let component = nominal.components[0]
        guard component.arguments.isEmpty, let key = index.plainKey(component.name, in: context.module) else { return nil }
        let isHidden = !context.substitutions.isEmpty && context.substitutions[component.name] != nil
        return isHidden ? nil : key
    }
}
