/// Chains factories into a graph: finds the provider of each dependency (thesis, section 5.3; semantics, section 4).
///
/// The cost is linear in the number of factories and parameters.
public struct DependencyGraphBuilder {
    private let providers: ProviderIndex
    private var nodes: [DependencyKey: Draft] = [:]
    private var open: [DependencyKey] = []

    /// A node whose edges are still keys.
    private struct Draft {
        var providers: [(factory: DependencyFactory, links: [Link])]
        var isOnDemand: Bool
    }

    /// How a dependency is met, before nodes have positions.
    private enum Link {
        case key(DependencyKey)
        case defaultValue
        case nilValue
        case unsatisfied
    }

    private init(_ factories: [DependencyFactory]) {
        providers = ProviderIndex(factories)
    }

    /// Builds the graph of all that is provided and all that is needed for it.
    public static func build(_ collected: CollectedDependencies) -> DependencyGraph {
        var builder = DependencyGraphBuilder(collected.allFactories)
        return builder.build()
    }

    private mutating func build() -> DependencyGraph {
        // What has one provider will be registered, needed or not; all else is there only if something needs it.
        var ambiguous: [DependencyKey: Draft] = [:]
        for key in providers.directKeys {
            let draft = draft(of: key)
            if draft.providers.count == 1 { add(draft, for: key) } else { ambiguous[key] = draft }
        }
        while let key = open.popLast() {
            if nodes[key] == nil { add(ambiguous[key] ?? draft(of: key), for: key) }
        }
        return assemble(unneeded: ambiguous.filter { nodes[$0.key] == nil })
    }

    private mutating func add(_ draft: Draft, for key: DependencyKey) {
        nodes[key] = draft
        for case .key(let needed) in draft.providers.flatMap(\.links) { open.append(needed) }
    }

    // MARK: Providers of a key

    private func draft(of key: DependencyKey) -> Draft {
        let direct = providers.direct(key)
        let candidates = direct.isEmpty ? providers.onDemand(key) : direct
        var chosen = candidates.map { choose(among: $0.factories) }
        // Of several classes each counts once; the initializers of one class are alternatives among themselves.
        if chosen.count > 1 { chosen = chosen.map { Array($0.prefix(1)) } }
        let drafts = chosen.flatMap { $0 }.map { factory, links in
            var factory = factory
            factory.key = key
            return (factory: factory, links: links)
        }
        return Draft(providers: drafts, isOnDemand: direct.isEmpty && !drafts.isEmpty)
    }

    /// Of several initializers the one with the most parameters that can be met; several, when they are equal in that.
    private func choose(among factories: [DependencyFactory]) -> [(DependencyFactory, [Link])] {
        let alternatives = factories.map { factory -> (factory: DependencyFactory, links: [Link], gaps: Int) in
            let links = links(of: factory)
            return (factory, links, links.count { if case .unsatisfied = $0 { true } else { false } })
        }
        let met = alternatives.filter { $0.gaps == 0 }
        guard !met.isEmpty else {
            // None can be made: what is missing is what the one with the fewest gaps lacks.
            let nearest = alternatives.min { ($0.gaps, -$0.links.count) < ($1.gaps, -$1.links.count) }
            return nearest.map { [($0.factory, $0.links)] } ?? []
        }
        let most = met.map(\.links.count).max()
        return met.filter { $0.links.count == most }.map { ($0.factory, $0.links) }
    }

    // MARK: Dependencies of a factory

    private func links(of factory: DependencyFactory) -> [Link] {
        let requester = factory.providerType
        let configuration = factory.kind.configuration.map { key in
            [providers.direct(key).isEmpty ? Link.unsatisfied : Link.key(key)]
        }
        return (configuration ?? []) + factory.parameters.map { link($0, requester: requester) }
    }

    /// The rules of semantics, section 4, in their order.
    private func link(_ parameter: DependencyFactory.Parameter, requester: NominalType?) -> Link {
        let key = parameter.dependency
        // 1: a provider of exactly this key.
        if !providers.direct(key).isEmpty { return .key(key) }
        // 2: a class that stands in for it, other than the one that asks.
        if let substitute = substitute(for: providers.onDemand(key), of: key, requester: requester) {
            return .key(substitute)
        }
        // 3: a provider of what the optional wraps, other than the one that asks.
        if case .optional(let wrapped) = key.type, key.tag == nil {
            let wrappedKey = DependencyKey(requestedBy: wrapped)
            let direct = providers.direct(wrappedKey)
            let candidates = direct.isEmpty ? providers.onDemand(wrappedKey) : direct
            if let substitute = substitute(for: candidates, of: wrappedKey, requester: requester) {
                return .key(substitute)
            }
        }
        // 7: what the call can leave out.
        if parameter.hasDefault { return .defaultValue }
        // 8: what can be nil.
        if case .optional = key.type { return .nilValue }
        // 9: nothing.
        return .unsatisfied
    }

    /// The key to resolve so that one of the candidates is made that is not the requester itself.
    private func substitute(
        for candidates: [ProviderCandidate], of key: DependencyKey, requester: NominalType?
    ) -> DependencyKey? {
        let others = candidates.filter { $0.type == nil || $0.type != requester }
        if others.isEmpty { return nil }
        // Everyone else would get the requester for this key, so the one that remains is asked for by its own name.
        if others.count == 1, candidates.count > 1, let type = others[0].type {
            return DependencyKey(type: .nominal(type))
        }
        return key
    }

    // MARK: Assembling

    private func assemble(unneeded: [DependencyKey: Draft]) -> DependencyGraph {
        let keys = nodes.keys.sorted()
        let positions = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
        var result = keys.compactMap { key in nodes[key].map { node(key, $0, positions) } }
        for position in result.indices {
            for dependency in result[position].dependencies where result[dependency].dependents.last != position {
                result[dependency].dependents.append(position)
            }
        }
        let ambiguities = unneeded.keys.sorted().map { key in
            UnneededAmbiguity(key: key, factories: unneeded[key]?.providers.map(\.factory) ?? [])
        }
        return DependencyGraph(nodes: result, unneededAmbiguities: ambiguities)
    }

    private func node(
        _ key: DependencyKey, _ draft: Draft, _ positions: [DependencyKey: Int]
    ) -> DependencyGraphNode {
        let providers = draft.providers.map { factory, links in
            DependencyProvider(
                factory: factory,
                edges: links.map { link in
                    switch link {
                    case .key(let key):
                        guard let position = positions[key] else {
                            preconditionFailure("every key that is needed and provided has a node")
                        }
                        return .resolved(position)
                    case .defaultValue: return .defaultValue
                    case .nilValue: return .nilValue
                    case .unsatisfied: return .unsatisfied
                    }
                })
        }
        return DependencyGraphNode(key: key, providers: providers, isOnDemand: draft.isOnDemand)
    }
}
