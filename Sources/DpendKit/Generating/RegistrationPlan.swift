import DpendRuntime

/// What a container has to be told, before it is put into the words of one container.
struct RegistrationPlan {
    /// The modules to import, without that of the container, sorted.
    let imports: [String]
    /// The registrations, sorted by key.
    let registrations: [Registration]

    /// One call of a container's `register`.
    struct Registration {
        var slot: Slot
        var scope: DependencyScope
        var source: Source

        /// Whether making the instance resolves others.
        var resolves: Bool {
            switch source {
            case .provider(let provider): provider.edges.contains { $0.node != nil }
            case .alias: true
            }
        }
    }

    /// What something is registered under.
    enum Slot: Hashable {
        case key(DependencyKey)
        /// An instance that several keys lead to, where its own type is a key with another provider.
        case hidden(NominalType)
    }

    /// Where the instance comes from.
    enum Source {
        case provider(DependencyProvider)
        /// From another registration, so that both give the same instance.
        case alias(Slot)
    }

    /// Plans the registrations of all nodes.
    ///
    /// A class that is known by several keys and kept by its scope is registered once; its keys lead to that.
    init(_ graph: DependencyGraph, moduleName: String?) {
        var registrations: [Registration] = []
        var kept: [NominalType: [(key: DependencyKey, provider: DependencyProvider)]] = [:]
        var modules: Set<String> = []
        for node in graph.nodes {
            guard let provider = node.provider else { continue }
            modules.formUnion(provider.factory.requiredModules)
            if case .library(let library) = provider.factory.origin { modules.insert(library) }
            if let type = provider.factory.providerType, provider.factory.scope != .unique {
                kept[type, default: []].append((node.key, provider))
            } else {
                registrations.append(
                    .init(slot: .key(node.key), scope: provider.factory.scope, source: .provider(provider)))
            }
        }
        for (type, keys) in kept {
            registrations += Self.registrations(of: type, under: keys, in: graph)
        }
        imports = modules.subtracting([moduleName ?? "", "Swift"]).sorted()
        self.registrations = registrations.sorted { $0.slot.sortingKey < $1.slot.sortingKey }
    }

    private static func registrations(
        of type: NominalType, under keys: [(key: DependencyKey, provider: DependencyProvider)],
        in graph: DependencyGraph
    ) -> [Registration] {
        let provider = keys[0].provider
        if keys.count == 1 {
            return [.init(slot: .key(keys[0].key), scope: provider.factory.scope, source: .provider(provider))]
        }
        // `init?` makes optionals; under its own name the class would be promised without.
        let isFailable = if case .optional = provider.factory.key.type { true } else { false }
        let own = DependencyKey(type: isFailable ? .optional(.nominal(type)) : .nominal(type))
        let isOwnKeyTaken = graph[own] != nil && !keys.contains { $0.key == own }
        let slot = isOwnKeyTaken ? Slot.hidden(type) : .key(own)
        let aliases = keys.filter { Slot.key($0.key) != slot }.map {
            Registration(slot: .key($0.key), scope: .unique, source: .alias(slot))
        }
        return [.init(slot: slot, scope: provider.factory.scope, source: .provider(provider))] + aliases
    }
}

extension RegistrationPlan.Slot {
    fileprivate var sortingKey: String {
        switch self {
        case .key(let key): "\(key) 0 \(key.type.spelling(.identity))"
        case .hidden(let type): "\(type.spelling(.plain)) 1"
        }
    }
}
