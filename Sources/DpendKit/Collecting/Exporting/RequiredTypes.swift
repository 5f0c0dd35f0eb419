/// The types that the providers of a library require.
struct RequiredTypes {
    private var types: Set<TypeExpression> = []
    /// The required compositions, sorted.
    private(set) var compositions: [TypeExpression] = []
    /// The required uses of generic classes, by the class without arguments, sorted.
    private var instances: [NominalType: [NominalType]] = [:]

    /// The most uses of generic classes that are followed. A class that requires itself with ever larger arguments has
    /// endless uses.
    private static let maximumInstances = 1000
    private static let maximumSize = 64

    init(_ factories: [DependencyFactory]) {
        let generic = Dictionary(grouping: factories.filter(\.makesGeneric)) { $0.providerType?.withoutArguments }
        var open = factories.filter { !$0.makesGeneric }.flatMap(\.dependencies).map(\.requestedType)
        var count = 0
        while let type = open.popLast() {
            guard type.size(upTo: Self.maximumSize) < Self.maximumSize, types.insert(type).inserted else { continue }
            _ = type.mappingParts { part in
                open.append(part)
                return part
            }
            if case .composition = type { compositions.append(type) }
            guard let nominal = type.nominal, nominal.isGeneric, let made = generic[nominal.withoutArguments],
                count < Self.maximumInstances
            else { continue }
            count += 1
            instances[nominal.withoutArguments, default: []].append(nominal)
            open += made.compactMap { $0.specialized(to: nominal) }.flatMap(\.dependencies).map(\.requestedType)
        }
        compositions.sort { $0.spelling(.identity) < $1.spelling(.identity) }
        for class_ in instances.keys { instances[class_]?.sort { $0.spelling(.identity) < $1.spelling(.identity) } }
    }

    /// The factories for the required uses of a generic class.
    func instances(of factory: DependencyFactory) -> [DependencyFactory] {
        (factory.providerType.flatMap { instances[$0.withoutArguments] } ?? []).compactMap(factory.specialized)
    }

    func contains(_ type: TypeExpression) -> Bool { types.contains(type) }
}

extension DependencyFactory {
    /// Whether it makes instances of a generic class.
    var makesGeneric: Bool { providerType?.isGeneric ?? false }
}
