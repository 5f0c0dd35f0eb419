/// The superclasses and protocols of types in the sources, with names looked up.
final class TypeHierarchy {
    let resolver: NameResolver
    var index: DeclarationIndex { resolver.index }
    /// Used only for configurations and injected properties.
    private lazy var subclasses = allSubclasses()
    // Making factories asks for both repeatedly.
    private let knownConformances = Memo<DeclarationIndex.TypeIdentifier, Conformances>()
    let knownInheritance: TypeMemo<[Supertype]>

    /// The greatest number of superclasses. Every subclass repeats their protocols and initializers. UIKit's deepest
    /// class has nine.
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

    /// The keys of a class besides its own name.
    struct Conformances {
        /// Protocols of the sources and of linked libraries, from the declaration and its extensions, sorted.
        var protocols: [NominalType] = []
        /// Other types that the class satisfies if no class declares them directly, sorted.
        var onDemand: [NominalType] = []
        /// The superclass, if it is one of the sources, and its name with generic arguments.
        var superclass: DeclarationIndex.TypeIdentifier?
        var superclassType: NominalType?
        var isConfiguration = false

        var all: [NominalType] { protocols + onDemand }
    }

    /// The conformances of a type, with its superclasses and inherited protocols. Results are kept.
    func conformances(of identifier: DeclarationIndex.TypeIdentifier) -> Conformances {
        knownConformances.value(for: identifier) { allConformances(of: identifier) }
    }

    /// The same without keeping results, for callers that ask once for each type.
    func allConformances(of identifier: DeclarationIndex.TypeIdentifier) -> Conformances {
        var result = Conformances()
        let all = supertypes(of: identifier)
        if all.isEmpty { return result }
        var direct: [NominalType] = []
        var others: [NominalType] = []
        var above: [NominalType] = []
        for inherited in all {
            let type = inherited.type
            if isConfigurationProtocol(type) {
                result.isConfiguration = true
                continue
            }
            switch inherited.role {
            case .protocol(let declared):
                direct.append(type)
                above += inheritedProtocols(of: type, declared)
            case .class(let superclass):
                result.superclass = superclass
                result.superclassType = type
                others.append(type)
            case .unknown:
                others.append(type)
                others += foreignConformances(of: type)
            }
        }
        others += above
        if let superclass = result.superclass, let type = result.superclassType {
            addInherited(by: superclass, type, of: identifier, to: &others, &result.isConfiguration)
        }
        result.isConfiguration =
            result.isConfiguration || others.contains(where: isConfigurationProtocol)
            || direct.contains(where: isConfigurationProtocol)
        result.protocols = Self.sorted(direct)
        result.onDemand = Self.sorted(others.filter { !isConfigurationProtocol($0) && !result.protocols.contains($0) })
        return result
    }

    /// Adds the keys of the superclasses of a type.
    private func addInherited(
        by superclass: DeclarationIndex.TypeIdentifier, _ type: NominalType,
        of identifier: DeclarationIndex.TypeIdentifier,
        to others: inout [NominalType], _ isConfiguration: inout Bool
    ) {
        var visited: Set<DeclarationIndex.TypeIdentifier> = [identifier]
        var next: (identifier: DeclarationIndex.TypeIdentifier, type: NominalType)? = (superclass, type)
        while let (superclass, type) = next, visited.insert(superclass).inserted {
            guard visited.count <= Self.maximumSuperclasses else {
                return resolver.note(
                    excess: InputError(
                        .malformed,
                        "the class '\(index.name(of: identifier))' has more than \(Self.maximumSuperclasses) superclasses, which is the most "
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

    /// A name in a generic type, with the type's parameters replaced by given arguments.
    private func substituted(_ name: NominalType, _ parameters: [String], by type: NominalType) -> NominalType {
        let arguments = type.components.flatMap(\.arguments)
        if parameters.isEmpty || parameters.count != arguments.count { return name }
        let substitutions = Dictionary(zip(parameters, arguments)) { first, _ in first }
        return resolver.substituting(substitutions, in: .nominal(name)).nominal ?? name
    }

    /// The superclass of a class, if it is one of the sources.
    func superclass(of identifier: DeclarationIndex.TypeIdentifier) -> DeclarationIndex.TypeIdentifier? {
        var result: DeclarationIndex.TypeIdentifier?
        for inherited in supertypes(of: identifier) {
            if case .class(let superclass) = inherited.role { result = superclass }
        }
        return result
    }

    /// The protocols that a protocol inherits at any depth, each once, without itself.
    func inheritedProtocols(of type: NominalType) -> [NominalType] {
        guard case .protocol(let declared) = role(of: type) else { return [] }
        return inheritedProtocols(of: type, declared)
    }

    private func inheritedProtocols(of type: NominalType, _ declared: DeclaredProtocol) -> [NominalType] {
        var result = DistinctElements<NominalType>()
        var open = directlyInherited(by: type, declared)
        while let next = open.popLast() {
            guard next.type != type, result.append(next.type), case .protocol(let above) = next.role else { continue }
            open += directlyInherited(by: next.type, above)
        }
        return result.all
    }

    // MARK: Parts

    private func isConfigurationProtocol(_ type: NominalType) -> Bool { type.path == "DependencyConfiguration" }

    private func ownConformances(
        of identifier: DeclarationIndex.TypeIdentifier
    ) -> (
        names: Set<NominalType>, superclass: (identifier: DeclarationIndex.TypeIdentifier, type: NominalType)?,
        isConfiguration: Bool
    ) {
        var names: Set<NominalType> = []
        var superclass: (identifier: DeclarationIndex.TypeIdentifier, type: NominalType)?
        for inherited in supertypes(of: identifier) {
            names.insert(inherited.type)
            switch inherited.role {
            case .protocol(let declared): names.formUnion(inheritedProtocols(of: inherited.type, declared))
            case .class(let identifier): superclass = (identifier, inherited.type)
            case .unknown: names.formUnion(foreignConformances(of: inherited.type))
            }
        }
        return (names, superclass, names.contains(where: isConfigurationProtocol))
    }

    /// The supertypes of a class without declaration in the sources: from its library, and from extensions in the
    /// sources.
    func foreignConformances(of type: NominalType) -> Set<NominalType> {
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
        guard let element = index.supertypes(ofLibraryClass: type), let declared = element.type.nominal else {
            return []
        }
        let parameters = declared.components.flatMap(\.arguments).map(\.description)
        return supertypes(element.inherited, element.requiredModules, in: type.module ?? "", parameters)
            .map { self.substituted($0.type, parameters, by: type) }
    }

    /// The conformances that extensions in the sources add to a class of another module.
    private func addedConformances(of type: NominalType) -> Set<NominalType> {
        var names: Set<NominalType> = []
        for container in index.extensions(of: type) where !index[container].isConstrained {
            let context = resolver.context(in: nil, file: container.file)
            for inherited in index[container].inheritance {
                var own: [Supertype] = []
                add(resolver.resolve(inherited.type, in: context), to: &own)
                names.formUnion(own.map(\.type))
            }
        }
        for name in names { names.formUnion(inheritedProtocols(of: name)) }
        return names
    }

    private func directlyInherited(by type: NominalType, _ declared: DeclaredProtocol) -> [Supertype] {
        switch declared {
        case .sources(let identifier): supertypes(of: identifier)
        case .library(let element): supertypes(element.inherited, element.requiredModules, in: type.module ?? "")
        }
    }

    /// The types in the order of their names, each once.
    private static func sorted(_ types: [NominalType]) -> [NominalType] {
        if types.count < 2 { return types }
        let named = types.map { (name: $0.spelling(.identity), type: $0) }.sorted { $0.name < $1.name }
        return named.indices.compactMap { $0 > 0 && named[$0 - 1].name == named[$0].name ? nil : named[$0].type }
    }
}
