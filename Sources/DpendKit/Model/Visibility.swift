/// The access of generated code, and the types that it may name.
package struct Visibility: Sendable {
    /// The access of the declaration, and of its members if their types allow it.
    package var access: AccessLevel = .internal
    /// The module of the sources; empty if it is unknown.
    var module = ""
    /// The types of the sources with less access than the declaration, by their full names.
    var hiddenTypes: [String: HiddenType] = [:]
    /// The modules that a source imports with an access below `public`.
    var restrictedModules: Set<String> = []

    /// The modules all of whose types are known: linked libraries and DpendRuntime.
    var knownModules: Set<String> = []

    /// The modules that generated code cannot name, because a visible type has the name of the module.
    var hiddenModules: Set<String> = []

    struct HiddenType: Sendable {
        var access: AccessLevel
        var location: SourceLocation
    }

    /// The types in `type` with less access than the declaration.
    func hiddenTypes(in type: TypeExpression) -> [(name: String, type: HiddenType)] {
        if hiddenTypes.isEmpty { return [] }
        return type.nominalTypes.filter { $0.module == module }.compactMap { nominal in
            hiddenTypes[nominal.path].map { (nominal.path, $0) }
        }
    }

    /// The access of a member that mentions the types, or is isolated to a global actor. Only generated code can use a
    /// value of an opaque type.
    func access(naming types: [TypeExpression], actor: String? = nil) -> AccessLevel {
        if types.contains(where: \.isOpaque) { return .private }
        let actors = actor.map { hiddenTypes[$0].map { [$0.access] } ?? [] } ?? []
        return (types.flatMap { hiddenTypes(in: $0).map(\.type.access) } + actors + [access]).min() ?? access
    }
}

extension AccessLevel {
    /// The keyword before a declaration, with a space; empty if it is the default.
    var modifier: String { self == .internal ? "" : "\(self) " }
}
