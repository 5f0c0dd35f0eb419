/// Chains factories into a graph: finds the provider of each dependency (thesis, section 5.3; semantics, section 4).
///
/// The cost is linear in the number of factories and parameters. A class, since closures would copy it for each key.
public final class DependencyGraphBuilder {
    private let providers: ProviderIndex
    private let linker: DependencyLinker
    private var keys: [DependencyKey] = []
    private var drafts: [Draft] = []
    /// The positions of keys among ``keys``, and of their drafts among ``drafts``.
    private var numbers: [DependencyKey: Int] = [:]
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
        let builder = DependencyGraphBuilder(collected.allFactories)
        builder.open = keys
        return builder.build(collected.allInjections)
    }

    private func build(_ injections: [DependencyFactory]) -> DependencyGraph {
        // What has one provider will be registered, needed or not; all else is there only if something needs it.
        var ambiguous: [DependencyKey: Draft] = [:]
        for key in providers.directKeys {
            let draft = draft(of: key)
            if draft.providers.count == 1 { add(draft, for: key) } else { ambiguous[key] = draft }
        }
        func addNeeded() {
            while let key = open.popLast() {
                if numbers[key] == nil { add(ambiguous[key] ?? draft(of: key), for: key) }
            }
        }
        addNeeded()
        // What nothing here makes is made elsewhere.
        for factory in madeElsewhere(injections) {
            add(Draft(providers: [(factory, linker.links(of: factory))]), for: factory.key)
        }
        addNeeded()
        return assemble(unneeded: ambiguous.filter { numbers[$0.key] == nil }, injections)
    }

    /// The classes with `@Injected` properties that no provider in the graph makes.
    private func madeElsewhere(_ factories: [DependencyFactory]) -> [DependencyFactory] {
        let made = Set(drafts.flatMap(\.providers).compactMap(\.factory.injectedType))
        return factories.filter { factory in
            factory.injectedType.map { !$0.isGeneric && !made.contains($0) } ?? false
        }
    }

    private func add(_ draft: Draft, for key: DependencyKey) {
        numbers[key] = keys.count
        keys.append(key)
        drafts.append(draft)
        for provider in draft.providers {
            for link in provider.links { link.forEachTarget { open.append($0) } }
        }
    }

    private func draft(of key: DependencyKey) -> Draft {
        let candidates = providers.candidates(key)
        if candidates.count == 1, candidates[0].factories.count == 1 {
            var factory = candidates[0].factories[0]
            let links = linker.links(of: factory)
            if factory.key != key { factory.key = key }
            return Draft(providers: [(factory: factory, links: links)])
        }
        var chosen = candidates.map { choose(among: $0.factories) }
        // Of several classes each counts once; the initializers of one class are alternatives among themselves.
        if chosen.count > 1 { chosen = chosen.map { Array($0.prefix(1)) } }
        let drafts = chosen.flatMap { $0 }.map { factory, links in
            var factory = factory
            if factory.key != key { factory.key = key }
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
        let order = keys.indices.sorted { keys[$0] < keys[$1] }
        var positions = [Int](repeating: 0, count: keys.count)
        for (position, number) in order.enumerated() { positions[number] = position }
        var result = order.map { node(keys[$0], drafts[$0], positions) }
        // Aside, since each look into a node has its price.
        var dependents = [[Int]](repeating: [], count: result.count)
        for position in result.indices {
            for edge in result[position].providers.lazy.flatMap(\.edges) {
                edge.forEachTarget { dependency in
                    if dependents[dependency].last != position { dependents[dependency].append(position) }
                }
            }
        }
        let effects = EffectPropagation.effects(of: result)
        for position in result.indices {
            result[position].dependents = dependents[position]
            result[position].effects = effects[position]
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
        _ key: DependencyKey, _ draft: Draft, _ positions: [Int]
    ) -> DependencyGraphNode {
        let providers = draft.providers.map { factory, links in
            DependencyProvider(
                factory: factory,
                edges: links.map { link in
                    link.map { key in
                        guard let number = numbers[key] else {
                            preconditionFailure("every key that is needed and provided has a node")
                        }
                        return positions[number]
                    }
                })
        }
        return DependencyGraphNode(key: key, providers: providers)
    }
}
