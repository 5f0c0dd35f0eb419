/// Who sees what is generated for an application, and what that may name.
package struct Visibility: Sendable {
    /// The access of the declaration, and of its members as far as their types allow it.
    package var access: AccessLevel = .internal
    /// The module of the sources; empty when nobody said which.
    var module = ""
    /// The types of the sources that fewer can use than the declaration, by their full names.
    var hiddenTypes: [String: HiddenType] = [:]
    /// The modules that some source imports with an access below `public`.
    var restrictedModules: Set<String> = []

    /// The modules all of whose types are known to be theirs: linked libraries, and DpendRuntime.
    var knownModules: Set<String> = []

    /// The modules that cannot be named, since a type in sight has the name of the module.
    var hiddenModules: Set<String> = []

    struct HiddenType: Sendable {
        var access: AccessLevel
        var location: SourceLocation
    }

    /// What is known of a type of the sources that keeps what names it from being seen by all who see the declaration.
    func hiddenTypes(in type: TypeExpression) -> [(name: String, type: HiddenType)] {
        if hiddenTypes.isEmpty { return [] }
        return type.nominalTypes.filter { $0.module == module }.compactMap { nominal in
            hiddenTypes[nominal.path].map { (nominal.path, $0) }
        }
    }

    /// The access of a member that names the types, or belongs to a global actor.
    func access(naming types: [TypeExpression], actor: String? = nil) -> AccessLevel {
        let actors = actor.map { hiddenTypes[$0].map { [$0.access] } ?? [] } ?? []
        return (types.flatMap { hiddenTypes(in: $0).map(\.type.access) } + actors + [access]).min() ?? access
    }
}

extension AccessLevel {
    /// The word as it stands before a declaration, with a space; nothing for what goes without saying.
    var modifier: String { self == .internal ? "" : "\(self) " }
}
