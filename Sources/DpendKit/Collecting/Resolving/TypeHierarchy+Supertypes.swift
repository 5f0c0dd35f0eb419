/// Inheritance clauses, with their names looked up.
extension TypeHierarchy {
    /// A name in an inheritance clause, and its declaration.
    struct Supertype {
        let type: NominalType
        let declared: DeclarationIndex.Declared?
        let role: Role

        /// The class or protocol, if the sources declare it.
        var identifier: DeclarationIndex.TypeIdentifier? {
            if case .type(let identifier) = declared { identifier } else { nil }
        }
    }

    /// The names in the inheritance clauses of a type and its extensions, in order, with compositions and aliases
    /// resolved.
    func inherited(by identifier: DeclarationIndex.TypeIdentifier) -> [NominalType] {
        supertypes(of: identifier).map(\.type)
    }

    /// The same names with their declarations.
    func supertypes(of identifier: DeclarationIndex.TypeIdentifier) -> [Supertype] {
        let extensions = index.extensions(of: identifier)
        let own = supertypesAtDeclaration(of: identifier)
        if extensions.isEmpty { return own }
        return extensions.reduce(into: own) { result, container in
            if !index[container].isConstrained { result += supertypesAtDeclaration(of: container) }
        }
    }

    /// The same for one declaration, a type or an extension.
    func supertypesAtDeclaration(of container: DeclarationIndex.TypeIdentifier) -> [Supertype] {
        if index[container].inheritance.isEmpty { return [] }
        return knownInheritance.value(for: container) {
            // Nested names are not in scope in an inheritance clause.
            let context = resolver.context(outside: container)
            var result: [Supertype] = []
            for inherited in index[container].inheritance {
                add(resolver.resolve(inherited.type, in: context), to: &result)
            }
            return result
        }
    }

    /// The part that a supertype plays for conformances.
    enum Role {
        case `protocol`(DeclaredProtocol)
        case `class`(DeclarationIndex.TypeIdentifier)
        case unknown
    }

    enum DeclaredProtocol {
        case sources(DeclarationIndex.TypeIdentifier)
        case library(ExportedProtocol)
    }

    private func supertype(_ type: NominalType) -> Supertype {
        let declared = type.module.flatMap { index.declared(type.path, in: $0) }
        return Supertype(type: type, declared: declared, role: role(of: declared))
    }

    func role(of type: NominalType) -> Role { supertype(type).role }

    private func role(of declared: DeclarationIndex.Declared?) -> Role {
        switch declared {
        case .type(let identifier):
            return index[identifier].kind == .protocol ? .protocol(.sources(identifier)) : .class(identifier)
        case .libraryProtocol(let element): return .protocol(.library(element))
        case .libraryType, .alias, .libraryAlias, .undecided, nil: return .unknown
        }
    }

    /// The supertypes of a declaration of a linked library, with names looked up.
    func supertypes(
        _ types: [TypeExpression], _ modules: [String], in library: String, _ parameters: [String] = []
    ) -> [Supertype] {
        let context = NameResolver.Context(
            module: library, imports: index.withReexports(modules),
            substitutions: Dictionary(parameters.map { ($0, .named($0)) }) { first, _ in first })
        return types.reduce(into: []) {
            add(resolver.resolve($1, in: context).mappingNominals { index.adapted($0, imports: modules) }, to: &$0)
        }
    }

    /// Adds a type of an inheritance clause. A composition adds each member. An ambiguous name adds nothing.
    func add(_ type: TypeExpression, to result: inout [Supertype]) {
        switch type {
        case .nominal(let nominal): if !index.isUndecided(nominal) { result.append(supertype(nominal)) }
        case .composition(let members): for member in members { add(member, to: &result) }
        case .optional, .array, .dictionary, .tuple, .function, .metatype, .protocolMetatype, .other: break
        }
    }
}
