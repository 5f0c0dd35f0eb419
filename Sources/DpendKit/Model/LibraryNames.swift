/// The names that a library declares. All clients of the library share them.
final class LibraryNames: Sendable {
    /// The meaning of a name.
    enum Declaration: Sendable {
        case `protocol`(ExportedProtocol)
        case alias(ExportedTypealias)
        /// A type that is not a protocol.
        case type(ExportedType)
    }

    /// By full names.
    let declarations: [String: Declaration]
    /// The supertypes of classes that clients can inherit from, by full names.
    let supertypes: [String: ExportedSupertypes]
    /// The last parts of the names that types of the library inherit from, or that its aliases stand for.
    let inherited: Set<String>
    /// The last parts of the names of nested types.
    let nested: Set<String>
    /// The first parts of all names.
    let outermost: Set<String>

    init(_ library: LibraryModule) {
        declarations = Self.declarations(of: library)
        supertypes = Dictionary(library.supertypes.map { (Self.path(of: $0.type, in: library.name), $0) }) { first, _ in
            first
        }
        let supertypes =
            library.protocols.flatMap(\.inherited) + library.supertypes.flatMap(\.inherited)
            + library.typealiases.map(\.aliased)
        inherited = Set(supertypes.flatMap(Self.lastNames))
        nested = Set(declarations.keys.compactMap(FullName.nested))
        outermost = Set(declarations.keys.map(FullName.outermost))
    }

    private static func lastNames(in type: TypeExpression) -> [String] {
        switch type {
        case .nominal(let nominal): nominal.components.last.map { [$0.name] } ?? []
        case .composition(let members): members.flatMap(lastNames)
        default: []
        }
    }

    private static func declarations(of library: LibraryModule) -> [String: Declaration] {
        var declarations: [String: Declaration] = [:]
        func add(_ type: TypeExpression, _ actor: String?) {
            // Clients cannot name it.
            if type.isOpaque { return }
            let path = path(of: type, in: library.name)
            declarations[path] = .type(ExportedType(name: path, globalActor: actor))
        }
        for factory in library.injections + library.factories {
            switch factory.kind {
            case .initializer(let type, _):
                add(.nominal(type), factory.effects.globalActor)
            case .injection(let injection):
                add(.nominal(injection.type), factory.effects.globalActor ?? injection.initializer?.effects.globalActor)
            case .configurationMethod(let method):
                if declarations[path(of: method.configuration.type, in: library.name)] == nil {
                    add(method.configuration.type, nil)
                }
            case .external: break
            }
        }
        for type in library.types { declarations[type.name] = .type(type) }
        for element in library.protocols { declarations[path(of: element.type, in: library.name)] = .protocol(element) }
        for element in library.typealiases { declarations[path(of: element.type, in: library.name)] = .alias(element) }
        return declarations
    }

    /// The full name of a declaration in a module file. The file may also name the module.
    private static func path(of type: TypeExpression, in library: String) -> String {
        guard let nominal = type.nominal else { return type.description }
        guard nominal.components.count > 1 else { return nominal.components[0].name }
        let isQualified = nominal.components[0].name == library
        return nominal.components.dropFirst(isQualified ? 1 : 0).map(\.name).joined(separator: ".")
    }
}
