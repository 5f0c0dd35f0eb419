/// What the types of the sources inherit and conform to, with names looked up.
final class TypeHierarchy {
    let resolver: NameResolver
    private var index: DeclarationIndex { resolver.index }
    /// Only asked for where there are configurations or injected properties.
    private lazy var subclasses = allSubclasses()
    // Both are asked for again and again while factories are made.
    private let knownConformances = Memo<DeclarationIndex.TypeIdentifier, Conformances>()
    private let knownInheritance: TypeMemo<[NominalType]>

    /// How many superclasses a class may have; their protocols and initializers are those of all classes below. UIKit's deepest has nine.
    static let maximumSuperclasses = 64

    init(resolver: NameResolver) {
        self.resolver = resolver
        knownInheritance = TypeMemo(resolver.index)
    }

    private func allSubclasses() -> [DeclarationIndex.TypeIdentifier: [DeclarationIndex.TypeIdentifier]] {
        var subclasses: [DeclarationIndex.TypeIdentifier: [DeclarationIndex.TypeIdentifier]] = [:]
        for identifier in index.types where index[identifier].kind == .class {
            if let superclass = ownConformances(of: identifier).superclass?.identifier {
                subclasses[superclass, default: []].append(identifier)
            }
        }
        return subclasses
    }

    /// The classes below a class, at any depth.
    func subclasses(of identifier: DeclarationIndex.TypeIdentifier) -> [DeclarationIndex.TypeIdentifier] {
        var result: [DeclarationIndex.TypeIdentifier] = []
        var open = subclasses[identifier] ?? []
        while let next = open.popLast() {
            guard next != identifier, !result.contains(next) else { continue }
            result.append(next)
            open += subclasses[next] ?? []
        }
        return result
    }

    /// What a class is known by besides its own name.
    struct Conformances {
        /// Protocols of the sources and of linked libraries, from the declaration and its extensions, sorted.
        var protocols: [NominalType] = []
        /// Everything else that a class satisfies when nothing declares it directly, sorted.
        var onDemand: [NominalType] = []
        /// The superclass, if it is one of the sources, and its name with generic arguments.
        var superclass: DeclarationIndex.TypeIdentifier?
        var superclassType: NominalType?
        var isConfiguration = false

        var all: [NominalType] { protocols + onDemand }
    }

    /// The conformances of a type, its superclasses' and its protocols' included; kept for those who ask again.
    func conformances(of identifier: DeclarationIndex.TypeIdentifier) -> Conformances {
        knownConformances.value(for: identifier) { allConformances(of: identifier) }
    }

    /// As above, for those who ask once for each type.
    func allConformances(of identifier: DeclarationIndex.TypeIdentifier) -> Conformances {
        var result = Conformances()
        let all = inherited(by: identifier)
        if all.isEmpty { return result }
        // Not sets: most classes have one or two, and then these cost more than they save.
        var direct: [NominalType] = []
        var others: [NominalType] = []
        var above: [NominalType] = []
        for inherited in all {
            if isConfigurationProtocol(inherited) {
                result.isConfiguration = true
                continue
            }
            switch role(of: inherited) {
            case .protocol(let declared):
                direct.append(inherited)
                above += inheritedProtocols(of: inherited, declared)
            case .class(let superclass):
                result.superclass = superclass
                result.superclassType = inherited
                others.append(inherited)
            case .unknown:
                others.append(inherited)
                others += foreignConformances(of: inherited)
            }
        }
        others += above
        if let superclass = result.superclass, let type = result.superclassType {
            addInherited(by: superclass, type, of: identifier, to: &others, &result.isConfiguration)
        }
        result.isConfiguration =
            result.isConfiguration || others.contains(where: isConfigurationProtocol) || direct.contains(where: isConfigurationProtocol)
        result.protocols = Self.sorted(direct)
        result.onDemand = Self.sorted(others.filter { !isConfigurationProtocol($0) && !result.protocols.contains($0) })
        return result
    }

    /// Adds what the superclasses of a type are known by.
    private func addInherited(
        by superclass: DeclarationIndex.TypeIdentifier, _ type: NominalType, of identifier: DeclarationIndex.TypeIdentifier,
        to others: inout [NominalType], _ isConfiguration: inout Bool
    ) {
        var visited: Set<DeclarationIndex.TypeIdentifier> = [identifier]
        var next: (identifier: DeclarationIndex.TypeIdentifier, type: NominalType)? = (superclass, type)
        while let (superclass, type) = next, visited.insert(superclass).inserted {
            guard visited.count <= Self.maximumSuperclasses else {
                return resolver.note(excess: InputError(
                    .malformed, "the class '\(index.name(of: identifier))' has more than \(Self.maximumSuperclasses) superclasses, which is the most "
                        + "that dpend looks up", at: index[identifier].location.description))
            }
            let above = self.ownConformances(of: superclass)
            let parameters = type.isGeneric ? index.genericParameters(of: superclass) : []
            func substituted(_ name: NominalType) -> NominalType { self.substituted(name, parameters, by: type) }
            others += parameters.isEmpty ? Array(above.names) : above.names.map(substituted)
            isConfiguration = isConfiguration || above.isConfiguration
            next = above.superclass.map { ($0.identifier, substituted($0.type)) }
        }
    }

    /// A name in a generic type with the type's parameters replaced by the arguments of another mention of that type.
    private func substituted(_ name: NominalType, _ parameters: [String], by type: NominalType) -> NominalType {
        let arguments = type.components.flatMap(\.arguments)
        if parameters.isEmpty || parameters.count != arguments.count { return name }
        let substitutions = Dictionary(zip(parameters, arguments)) { first, _ in first }
        return resolver.substituting(substitutions, in: .nominal(name)).nominal ?? name
    }

    /// The superclass of a class, if it is one of the sources.
    func superclass(of identifier: DeclarationIndex.TypeIdentifier) -> DeclarationIndex.TypeIdentifier? {
        var result: DeclarationIndex.TypeIdentifier?
        for inherited in inherited(by: identifier) {
            if case .class(let superclass) = role(of: inherited) { result = superclass }
        }
        return result
    }

    /// The protocols that a protocol inherits, at any depth, itself excluded, each once.
    func inheritedProtocols(of type: NominalType) -> [NominalType] {
        guard case .protocol(let declared) = role(of: type) else { return [] }
        return inheritedProtocols(of: type, declared)
    }

    private func inheritedProtocols(of type: NominalType, _ declared: DeclaredProtocol) -> [NominalType] {
        var result = DistinctElements<NominalType>()
        var open = directlyInherited(by: type, declared)
        while let next = open.popLast() {
            guard next != type, result.append(next), case .protocol(let above) = role(of: next) else { continue }
            open += directlyInherited(by: next, above)
        }
        return result.all
    }

    /// The names in an inheritance clause, with compositions and aliases taken apart, in the order of the clause.
    func inherited(by identifier: DeclarationIndex.TypeIdentifier) -> [NominalType] {
        let extensions = index.extensions(of: identifier)
        let own = inheritedAtDeclaration(by: identifier)
        if extensions.isEmpty { return own }
        return extensions.reduce(into: own) { result, container in
            if !index[container].isConstrained { result += inheritedAtDeclaration(by: container) }
        }
    }

    /// As above, of a type or an extension by itself.
    func inheritedAtDeclaration(by container: DeclarationIndex.TypeIdentifier) -> [NominalType] {
        if index[container].inheritance.isEmpty { return [] }
        return knownInheritance.value(for: container) {
            // An inheritance clause is outside of the braces: nested names are not in scope there.
            let context = resolver.context(outside: container)
            var result: [NominalType] = []
            for inherited in index[container].inheritance { add(resolver.resolve(inherited.type, in: context), to: &result) }
            return result
        }
    }

    // MARK: Parts

    private enum Role {
        case `protocol`(DeclaredProtocol)
        case `class`(DeclarationIndex.TypeIdentifier)
        case unknown
    }

    private enum DeclaredProtocol {
        case sources(DeclarationIndex.TypeIdentifier)
        case library(ExportedProtocol)
    }

    private func role(of type: NominalType) -> Role {
        guard let module = type.module else { return .unknown }
        switch index.declared(type.path, in: module) {
        case .type(let identifier):
            return index[identifier].kind == .protocol ? .protocol(.sources(identifier)) : .class(identifier)
        case .libraryProtocol(let element): return .protocol(.library(element))
        case .libraryType, .alias, .libraryAlias, .undecided, nil: return .unknown
        }
    }

    private func isConfigurationProtocol(_ type: NominalType) -> Bool { type.path == "DependencyConfiguration" }

    private func ownConformances(
        of identifier: DeclarationIndex.TypeIdentifier
    ) -> (names: Set<NominalType>, superclass: (identifier: DeclarationIndex.TypeIdentifier, type: NominalType)?, isConfiguration: Bool) {
        var names: Set<NominalType> = []
        var superclass: (identifier: DeclarationIndex.TypeIdentifier, type: NominalType)?
        for inherited in inherited(by: identifier) {
            names.insert(inherited)
            switch role(of: inherited) {
            case .protocol(let declared): names.formUnion(inheritedProtocols(of: inherited, declared))
            case .class(let identifier): superclass = (identifier, inherited)
            case .unknown: names.formUnion(foreignConformances(of: inherited))
            }
        }
        return (names, superclass, names.contains(where: isConfigurationProtocol))
    }

    /// The supertypes of a class that no source declares: from its library, and from extensions in the sources.
    private func foreignConformances(of type: NominalType) -> Set<NominalType> {
        var names: Set<NominalType> = []
        var visited: Set<NominalType> = []
        var open = [type]
        while let next = open.popLast() {
            guard visited.insert(next).inserted else { continue }
            names.formUnion(addedConformances(of: next))
            for inherited in supertypes(ofLibraryClass: next) {
                names.insert(inherited)
                switch role(of: inherited) {
                case .protocol(let declared): names.formUnion(inheritedProtocols(of: inherited, declared))
                case .class(let identifier): names.formUnion(conformances(of: identifier).all)
                case .unknown: open.append(inherited)
                }
            }
        }
        return names
    }

    /// The direct supertypes of a class of a linked library, the superclass first.
    func supertypes(ofLibraryClass type: NominalType) -> [NominalType] {
        guard let element = index.supertypes(ofLibraryClass: type), let declared = element.type.nominal else { return [] }
        let parameters = declared.components.flatMap(\.arguments).map(\.description)
        return inherited(element.inherited, element.requiredModules, in: type.module ?? "", parameters)
            .map { self.substituted($0, parameters, by: type) }
    }

    /// The supertypes of a declaration of a linked library, with names looked up.
    private func inherited(
        _ types: [TypeExpression], _ modules: [String], in library: String, _ parameters: [String] = []
    ) -> [NominalType] {
        let context = NameResolver.Context(
            module: library, imports: index.withReexports(modules),
            substitutions: Dictionary(parameters.map { ($0, .named($0)) }) { first, _ in first })
        return types.reduce(into: []) { add(resolver.resolve($1, in: context).mappingNominals { index.adapted($0, imports: modules) }, to: &$0) }
    }

    /// What the sources have a class of another module conform to, by extensions.
    private func addedConformances(of type: NominalType) -> Set<NominalType> {
        var names: Set<NominalType> = []
        for container in index.extensions(of: type) where !index[container].isConstrained {
            let context = resolver.context(in: nil, file: container.file)
            for inherited in index[container].inheritance {
                var own: [NominalType] = []
                add(resolver.resolve(inherited.type, in: context), to: &own)
                names.formUnion(own)
            }
        }
        for name in names { names.formUnion(inheritedProtocols(of: name)) }
        return names
    }

    private func directlyInherited(by type: NominalType, _ declared: DeclaredProtocol) -> [NominalType] {
        switch declared {
        case .sources(let identifier): inherited(by: identifier)
        case .library(let element): inherited(element.inherited, element.requiredModules, in: type.module ?? "")
        }
    }

    /// Adds the names that a type of an inheritance clause stands for: those of a composition, one by one; none that nobody can tell from
    /// another.
    private func add(_ type: TypeExpression, to names: inout [NominalType]) {
        switch type {
        case .nominal(let nominal): if !index.isUndecided(nominal) { names.append(nominal) }
        case .composition(let members): for member in members { add(member, to: &names) }
        case .optional, .array, .dictionary, .tuple, .function, .metatype, .protocolMetatype, .other: break
        }
    }

    /// The types in the order of their names, each once.
    private static func sorted(_ types: [NominalType]) -> [NominalType] {
        if types.count < 2 { return types }
        let named = types.map { (name: $0.spelling(.identity), type: $0) }.sorted { $0.name < $1.name }
        return named.indices.compactMap { $0 > 0 && named[$0 - 1].name == named[$0].name ? nil : named[$0].type }
    }
}
