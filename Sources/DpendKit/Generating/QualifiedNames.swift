/// The types for which generated code has an alias, because their names alone are ambiguous.
struct QualifiedNames {
    /// The types, each once, sorted.
    private let types: [(type: NominalType, access: AccessLevel)]
    /// The aliases of types whose names generated code could hide, each once, sorted.
    private let aliases: [SwiftDeclaration]

    init(_ plan: RegistrationPlan) {
        self.init(plan.namedTypes) { plan.visibility.access(naming: [.nominal($0)], actor: nil) }
    }

    /// - Parameters:
    ///   - named: The types that the code mentions.
    ///   - access: The access of the alias of a type.
    init(_ named: Set<NominalType>, access: (NominalType) -> AccessLevel) {
        var types: Set<NominalType> = []
        for nominal in named
        where nominal.hasQualifiedName && nominal.fileAlias == nil && nominal.opaqueName == nil {
            var bare = nominal
            bare.components[bare.components.count - 1].arguments = []
            types.insert(bare)
        }
        self.types = types.sorted { $0.qualifiedName < $1.qualifiedName }.map { ($0, access($0)) }
        var aliases: [String: (declaration: SwiftCode, access: AccessLevel)] = [:]
        for nominal in named {
            guard nominal.fileAlias == nil, nominal.opaqueName == nil, let alias = nominal.alias else { continue }
            let module: SwiftCode =
                nominal.writtenModule.map { "\(SwiftName(escaping: $0))\(SwiftCode.moduleMark)" } ?? ""
            let access = max(access(nominal), aliases[alias]?.access ?? .private)
            let name = SwiftName(escaping: nominal.components[0].name)
            aliases[alias] = ("typealias \(SwiftName(escaping: alias)) = \(module)\(name)", access)
        }
        let codes = aliases.values.map { "\(SwiftModifiers($0.access))\($0.declaration)" as SwiftCode }
        self.aliases = codes.sorted { $0.text < $1.text }.map { .line($0) }
    }

    /// The types whose aliases other modules can see.
    static func exposedTypes(_ plan: RegistrationPlan) -> [TypeExpression] {
        plan.namedTypes.map(TypeExpression.nominal).filter { type in
            type.nominal?.hasQualifiedName == true
                && plan.visibility.access(naming: [type], actor: nil) == plan.visibility.access
        }
    }

    /// The declarations of the aliases. A module selector always means the module, even if a type has the same name,
    /// but compilers before Swift 6.3 do not support it.
    var declarations: [SwiftDeclaration] {
        types.isEmpty ? aliases : aliases + [.conditional("compiler(>=6.3)", selected("::"), else: selected("."))]
    }

    private func selected(_ separator: SwiftCode) -> [SwiftDeclaration] {
        types.map { type, access in
            let path = SwiftCode(path: type.components.map { SwiftName(escaping: $0.name) })
            let module: SwiftCode = (type.outermostModule ?? type.module).map { "\(SwiftName(escaping: $0))" } ?? ""
            return .line(
                "\(SwiftModifiers(access))typealias \(SwiftName(escaping: type.qualifiedName)) = \(module)\(separator)\(path)"
            )
        }
    }
}

extension RegistrationPlan {
    /// The types that generated code may mention, each once.
    func findNamedTypes() -> Set<NominalType> {
        // Most keys occur many times: in a registration, and as dependencies of others.
        var keys = Set(externals.map(\.key) + registrations.map(\.key))
        var types = Set(injectedClasses.flatMap(\.namedTypes))
        for registration in registrations {
            guard case .provider(let provider) = registration.source else { continue }
            let factory = provider.factory
            keys.formUnion(factory.dependencies)
            switch factory.kind {
            // A function of an exports file makes a type that other modules may be unable to name.
            case .initializer(let type, _):
                if factory.exports == nil { types.formUnion(TypeExpression.nominal(type).nominalTypes) }
            case .configurationMethod(let method): types.formUnion(method.configuration.type.nominalTypes)
            case .external, .injection: break
            }
        }
        for key in keys { types.formUnion(key.type.nominalTypes + (key.tag?.nominalTypes ?? [])) }
        return types
    }
}
