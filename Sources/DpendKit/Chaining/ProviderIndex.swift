/// A class, or a member of a configuration, that can provide a key.
struct ProviderCandidate {
    /// The class; nil for a member of a configuration.
    let type: NominalType?
    /// One for each usable initializer, in a stable order.
    var factories: [DependencyFactory]
}

extension DependencyFactory {
    /// The class that an initializer belongs to.
    var providerType: NominalType? {
        if case .initializer(let type, _) = kind { type } else { nil }
    }

    /// Whose word counts: the application's configurations before a library's, and these before classes.
    fileprivate var rank: Int {
        switch (kind, origin) {
        case (.configurationMethod, .sources): 0
        case (.configurationMethod, .library): 1
        case (.initializer, _): 2
        }
    }
}

/// Finds who provides a key, directly or on demand.
struct ProviderIndex {
    /// The keys that some factory declares, sorted.
    let directKeys: [DependencyKey]

    private let directCandidates: [DependencyKey: [ProviderCandidate]]
    private let onDemandCandidates: [DependencyKey: [ProviderCandidate]]

    init(_ factories: [DependencyFactory]) {
        var direct: [DependencyKey: [DependencyFactory]] = [:]
        var onDemand: [DependencyKey: [DependencyFactory]] = [:]
        for factory in factories {
            direct[factory.key, default: []].append(factory)
            for key in factory.onDemandKeys { onDemand[key, default: []].append(factory) }
        }
        directKeys = direct.keys.sorted()
        directCandidates = direct.mapValues { factories in
            let best = factories.map(\.rank).min()
            return Self.candidates(factories.filter { $0.rank == best })
        }
        onDemandCandidates = onDemand.mapValues(Self.candidates)
    }

    /// The providers of exactly this key that have the best rank; more than one are ambiguous.
    func direct(_ key: DependencyKey) -> [ProviderCandidate] { directCandidates[key] ?? [] }

    /// The classes that stand in for a key which nothing declares directly.
    func onDemand(_ key: DependencyKey) -> [ProviderCandidate] {
        if let candidates = onDemandCandidates[key] { return candidates }
        guard key.tag == nil, case .composition(let members) = key.type else { return [] }
        return classes(thatAreAll: members)
    }

    /// `A & B` is met by a class that is both.
    private func classes(thatAreAll members: [TypeExpression]) -> [ProviderCandidate] {
        var common: [ProviderCandidate]?
        for member in members {
            let key = DependencyKey(type: member)
            let classes = ((directCandidates[key] ?? []) + (onDemandCandidates[key] ?? [])).filter { $0.type != nil }
            guard let known = common else {
                common = classes
                continue
            }
            let types = Set(classes.compactMap(\.type))
            common = known.filter { $0.type.map(types.contains) ?? false }
        }
        return common ?? []
    }

    /// Groups factories by class; a class whose keys repeat an initializer has it once.
    private static func candidates(_ factories: [DependencyFactory]) -> [ProviderCandidate] {
        var groups: [String: ProviderCandidate] = [:]
        var seen: Set<String> = []
        for factory in factories.sorted(by: DependencyFactory.inStableOrder) {
            let call = "\(factory.description) \(factory.location)"
            guard let type = factory.providerType else {
                groups[call] = ProviderCandidate(type: nil, factories: [factory])
                continue
            }
            guard seen.insert(call).inserted else { continue }
            let name = type.spelling(.identity)
            groups[name, default: ProviderCandidate(type: type, factories: [])].factories.append(factory)
        }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }
}
