/// Chains factories into a graph: finds the provider of each dependency (thesis, section 5.3; semantics, section 4).
///
/// The cost is linear in the number of factories and parameters.
public struct DependencyGraphBuilder {
    private let providers: ProviderIndex
    private let linker: DependencyLinker
    private var nodes: [DependencyKey: Draft] = [:]
    private var open: [DependencyKey] = []

    /// A node whose edges still lead to keys.
    private struct Draft {
        var providers: [(factory: DependencyFactory, links: [DependencyLinker.Link])]
    }

    private init(_ factories: [DependencyFactory]) {
        providers = ProviderIndex(factories)
        linker = DependencyLinker(providers: providers)
    }

    /// Builds the graph of all that is provided and all that is needed for it, and for whoever needs further keys.
    public static func build(
        _ collected: CollectedDependencies, alsoNeeded keys: [DependencyKey] = []
    ) -> DependencyGraph {
        var builder = DependencyGraphBuilder(collected.allFactories)
        builder.open = keys
        return builder.build(collected.allInjections)
    }

    private mutating func build(_ injections: [DependencyFactory]) -> DependencyGraph {
        // What has one provider will be registered, needed or not; all else is there only if something needs it.
        var ambiguous: [DependencyKey: Draft] = [:]
        for key in providers.directKeys {
            let draft = draft(of: key)
            if draft.providers.count == 1 { add(draft, for: key) } else { ambiguous[key] = draft }
        }
        func addNeeded() {
            while let key = open.popLast() {
                if nodes[key] == nil { add(ambiguous[key] ?? draft(of: key), for: key) }
            }
        }
        addNeeded()
        // What nothing here makes is made elsewhere.
        for factory in madeElsewhere(injections) {
            add(Draft(providers: [(factory, linker.links(of: factory))]), for: factory.key)
        }
        addNeeded()
        return assemble(unneeded: ambiguous.filter { nodes[$0.key] == nil }, injections)
    }

    /// The classes with `@Injected` properties that no provider in the graph makes.
    private func madeElsewhere(_ factories: [DependencyFactory]) -> [DependencyFactory] {
        let made = Set(nodes.values.flatMap(\.providers).compactMap(\.factory.injectedType))
        return factories.filter { factory in
            factory.injectedType.map { !$0.isGeneric && !made.contains($0) } ?? false
        }
    }

    private mutating func add(_ draft: Draft, for key: DependencyKey) {
        nodes[key] = draft
        open += draft.providers.flatMap(\.links).flatMap(\.targets)
    }

    private func draft(of key: DependencyKey) -> Draft {
        var chosen = providers.candidates(key).map { choose(among: $0.factories) }
        // Of several classes each counts once; the initializers of one class are alternatives among themselves.
        if chosen.count > 1 { chosen = chosen.map { Array($0.prefix(1)) } }
        let drafts = chosen.flatMap { $0 }.map { factory, links in
            var factory = factory
            factory.key = key
            return (factory: factory, links: links)
        }
        return Draft(providers: drafts)
    }

    /// Of several initializers the one with the most parameters that can be met; several, when they are equal in that.
    private func choose(
        among factories: [DependencyFactory]
    ) -> [(factory: DependencyFactory, links: [DependencyLinker.Link])] {
        let alternatives = factories.map { factory in
            let links = linker.links(of: factory)
            return (factory: factory, links: links, gaps: links.count { $0 == .unsatisfied })
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

    private func assemble(
        unneeded: [DependencyKey: Draft], _ injections: [DependencyFactory]
    ) -> DependencyGraph {
        let keys = nodes.keys.sorted()
        let positions = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
        var result = keys.compactMap { key in nodes[key].map { node(key, $0, positions) } }
        for position in result.indices {
            for dependency in result[position].dependencies where result[dependency].dependents.last != position {
                result[dependency].dependents.append(position)
            }
        }
        for (position, effects) in EffectPropagation.effects(of: result).enumerated() {
            result[position].effects = effects
        }
        let ambiguities = unneeded.keys.sorted().map { key in
            UnneededAmbiguity(key: key, factories: unneeded[key]?.providers.map(\.factory) ?? [])
        }
        let byClass = injections.compactMap { factory in factory.injectedType.map { ($0, factory) } }
        return DependencyGraph(
            nodes: result, unneededAmbiguities: ambiguities,
            injections: Dictionary(byClass) { first, _ in first })
    }

    private func node(
        _ key: DependencyKey, _ draft: Draft, _ positions: [DependencyKey: Int]
    ) -> DependencyGraphNode {
        let providers = draft.providers.map { factory, links in
            DependencyProvider(
                factory: factory,
                edges: links.map { link in
                    link.map { key in
                        guard let position = positions[key] else {
                            preconditionFailure("every key that is needed and provided has a node")
                        }
                        return position
                    }
                })
        }
        return DependencyGraphNode(key: key, providers: providers)
    }
}
