/// The types that generated code names by an alias, because their names alone mean another type as well.
struct QualifiedNames {
    /// The types, each once, sorted.
    private let types: [NominalType]

    init(_ plan: RegistrationPlan) {
        var types: Set<NominalType> = []
        func add(_ type: TypeExpression) {
            for nominal in type.nominalTypes where nominal.hasQualifiedName {
                var bare = nominal
                bare.components[bare.components.count - 1].arguments = []
                types.insert(bare)
            }
        }
        let registered = plan.registrations.map { ($0.key, $0.source) }
        for key in registered.map(\.0) + plan.externals.map(\.key) { [key.type, key.tag].compactMap { $0 }.forEach(add) }
        for case (_, .provider(let provider)) in registered {
            let factory = provider.factory
            for key in factory.dependencies { [key.type, key.tag].compactMap { $0 }.forEach(add) }
            switch factory.kind {
            case .initializer(let type, _): add(.nominal(type))
            case .configurationMethod(let method): add(method.configuration.type)
            case .external: break
            }
        }
        self.types = types.sorted { $0.qualifiedName < $1.qualifiedName }
    }

    /// The declarations of the aliases. A module selector cannot be taken for a member of a type that is called like
    /// its module; compilers before Swift 6.3 have none.
    var declarations: [String] {
        guard !types.isEmpty else { return [] }
        func aliases(_ separator: String) -> [String] {
            types.map { type in
                let path = type.components.map { SwiftIdentifier.escaped($0.name) }.joined(separator: ".")
                return "typealias \(SwiftIdentifier.escaped(type.qualifiedName)) = \(type.module ?? "")\(separator)\(path)"
            }
        }
        return ["#if compiler(>=6.3)"] + aliases("::") + ["#else"] + aliases(".") + ["#endif", ""]
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
