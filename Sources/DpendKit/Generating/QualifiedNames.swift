/// The types that generated code names by an alias, because their names alone mean another type as well.
struct QualifiedNames {
    /// The types, each once, sorted.
    private let types: [NominalType]
    /// The declarations of those that something in generated code could hide, each once, sorted.
    private let aliases: [String]

    init(_ plan: RegistrationPlan) {
        var types: Set<NominalType> = []
        for nominal in plan.namedTypes where nominal.hasQualifiedName {
            var bare = nominal
            bare.components[bare.components.count - 1].arguments = []
            types.insert(bare)
        }
        self.types = types.sorted { $0.qualifiedName < $1.qualifiedName }
        var aliases: [String: (declaration: String, access: AccessLevel)] = [:]
        for nominal in plan.namedTypes {
            guard let alias = nominal.alias else { continue }
            let module = nominal.writtenModule.map { "\(SwiftIdentifier.escaped($0))\(ModuleName.mark)" } ?? ""
            let access = max(plan.visibility.access(naming: [.nominal(nominal)], actor: nil), aliases[alias]?.access ?? .private)
            let name = SwiftIdentifier.escaped(nominal.components[0].name)
            aliases[alias] = ("typealias \(SwiftIdentifier.escaped(alias)) = \(module)\(name)", access)
        }
        self.aliases = aliases.values.map { $0.access.modifier + $0.declaration }.sorted()
    }

    /// The declarations of the aliases. A module selector cannot be taken for a member of a type that is called like
    /// its module; compilers before Swift 6.3 have none.
    var declarations: [String] {
        if types.isEmpty { return aliases.isEmpty ? [] : aliases + [""] }
        func selected(_ separator: String) -> [String] {
            types.map { type in
                let path = type.components.map { SwiftIdentifier.escaped($0.name) }.joined(separator: ".")
                return "typealias \(SwiftIdentifier.escaped(type.qualifiedName)) = \(type.module ?? "")\(separator)\(path)"
            }
        }
        return aliases + ["#if compiler(>=6.3)"] + selected("::") + ["#else"] + selected(".") + ["#endif", ""]
    }
}

extension RegistrationPlan {
    /// The types that generated code may name, each once.
    func findNamedTypes() -> Set<NominalType> {
        // Most keys occur many times, as a registration's and as dependencies of others.
        var keys = Set(externals.map(\.key) + registrations.map(\.key))
        var types = Set(injectedClasses.flatMap(\.namedTypes))
        for registration in registrations {
            guard case .provider(let provider) = registration.source else { continue }
            let factory = provider.factory
            keys.formUnion(factory.dependencies)
            switch factory.kind {
            case .initializer(let type, _): types.formUnion(TypeExpression.nominal(type).nominalTypes)
            case .configurationMethod(let method): types.formUnion(method.configuration.type.nominalTypes)
            case .external, .injection: break
            }
        }
        for key in keys { types.formUnion(key.type.nominalTypes + (key.tag?.nominalTypes ?? [])) }
        return types
    }
}

extension TypeExpression {
    /// All types with a name that occur in the type, those among generic arguments included.
    var nominalTypes: [NominalType] {
        switch self {
        case .nominal(let nominal):
            [nominal] + nominal.components.flatMap { $0.arguments.flatMap(\.nominalTypes) }
        case .optional(let type), .array(let type), .metatype(let type), .protocolMetatype(let type): type.nominalTypes
        case .dictionary(let key, let value): key.nominalTypes + value.nominalTypes
        case .tuple(let elements): elements.flatMap(\.type.nominalTypes)
        case .function(let function): function.parameters.flatMap(\.nominalTypes) + function.result.nominalTypes
        case .composition(let members): members.flatMap(\.nominalTypes)
        case .other: []
        }
    }
}
