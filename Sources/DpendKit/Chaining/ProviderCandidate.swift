/// A class, or a member of a configuration, that can provide a key.
struct ProviderCandidate {
    /// The class; nil for a member of a configuration and for an external value.
    let type: NominalType?
    /// One for each usable initializer, in a stable order.
    var factories: [DependencyFactory]

    /// A unique name: the class with its module, or the call of the member.
    var name: String { type?.spelling(.identity) ?? factories.first?.description ?? "" }

    /// The name as people write it.
    var displayName: String { type?.spelling(.plain) ?? name }

    /// The name that decides its place among others. A declaration of another module with its name does not change it.
    var sortName: String { type.map { "\($0.path) \($0.module ?? "")" } ?? name }

    /// Its key in dictionaries.
    var entry: DictionaryEntry? { factories.lazy.compactMap(\.entry).first }

    /// Whether generated code calls it through an exports file, so that an instance is only what the called function
    /// returns.
    var isExported: Bool { factories.contains(where: \.isExported) }

    /// Groups factories by class. An initializer that occurs with several keys of a class is listed once.
    static func all(of factories: [DependencyFactory]) -> [ProviderCandidate] {
        if factories.count == 1 {
            return [ProviderCandidate(type: factories[0].providerType, factories: factories)]
        }
        var groups: [String: ProviderCandidate] = [:]
        var seen: Set<String> = []
        for factory in factories.sorted(by: DependencyFactory.inStableOrder) {
            guard let type = factory.providerType else {
                groups["\(factory.description) \(factory.location)"] = ProviderCandidate(
                    type: nil, factories: [factory])
                continue
            }
            let name = type.spelling(.identity)
            guard seen.insert("\(name) \(signature(of: factory))").inserted else { continue }
            groups[name, default: ProviderCandidate(type: type, factories: [])].factories.append(factory)
        }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Identifies an initializer of a class. Its place does not: in a module file each of its keys has its own place.
    private static func signature(of factory: DependencyFactory) -> String {
        factory.parameters.map {
            "\($0.label): \($0.dependency.type.spelling(.identity)) \($0.dependency.tagName ?? "")"
        }
        .joined(separator: ", ")
    }

    /// The class as something that also conforms to another of its protocols, where both conformances exist.
    func conforming(_ other: ProviderCandidate) -> ProviderCandidate {
        var result = self
        for position in factories.indices {
            let signature = Self.signature(of: factories[position])
            guard let same = other.factories.first(where: { Self.signature(of: $0) == signature }) else { continue }
            result.factories[position].availability.formUnion(same.availability)
            result.factories[position].effects.globalActor =
                factories[position].effects.globalActor ?? same.effects.globalActor
        }
        return result
    }
}
