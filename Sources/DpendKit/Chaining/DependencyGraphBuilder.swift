/// Chains factories into a graph: finds the provider of each dependency (thesis, section 5.3; semantics, section 4).
///
/// The cost is linear in the number of factories and parameters. A class, since closures would copy it for each key.
public final class DependencyGraphBuilder {
    private let providers: ProviderIndex
    private let linker: DependencyLinker
    /// The numbers of the keys that have a node, in the order in which these were found.
    private var found: [Int] = []
    /// By the numbers of keys what provides them; nil for those without a node. Edges lead to numbers of keys as well.
    private var drafts: [Draft?] = []
    private var open: [Int] = []
    /// By the numbers of keys whether a node is known to be usual.
    private var usualKeys: [Bool] = []

    private typealias Draft = [DependencyProvider]

    private init(_ factories: [DependencyFactory]) {
        providers = ProviderIndex(factories)
        linker = DependencyLinker(providers: providers)
        drafts.reserveCapacity(providers.directKeys.count + 64)
        found.reserveCapacity(providers.directKeys.count + 64)
    }

    /// Builds the graph of all that is provided and all that is needed for it, and for whoever needs further keys; where that can
    /// be done on several threads, on as many as there are jobs.
    public static func build(
        _ collected: CollectedDependencies, alsoNeeded keys: [DependencyKey] = [], jobs: Int = 1
    ) -> DependencyGraph {
        let builder = DependencyGraphBuilder(collected.allFactories)
        builder.open = keys.map(builder.providers.numbers.number)
        return builder.build(collected.allInjections, jobs)
    }

    private func build(_ injections: [DependencyFactory], _ jobs: Int) -> DependencyGraph {
        // What has one provider will be registered, needed or not; all else is there only if something needs it.
        var ambiguous: [Int: Draft] = [:]
        usualKeys = [Bool](repeating: false, count: providers.numbers.keys.count)
        for (key, plain) in zip(providers.directKeys, providers.plainProviders(jobs: jobs)) {
            let draft = plain.map { [$0.provider] } ?? draft(of: key)
            if draft.count == 1 { add(draft, for: key) } else { ambiguous[key] = draft }
            usualKeys[key] = plain?.isUsual ?? false
        }
        func addNeeded() {
            while let key = open.popLast() {
                if !hasNode(key) { add(ambiguous[key] ?? draft(of: key), for: key) }
            }
        }
        addNeeded()
        // What nothing here makes is made elsewhere.
        for factory in madeElsewhere(injections) {
            add([DependencyProvider(factory: factory, edges: linker.links(of: factory))], for: providers.numbers.number(of: factory.key))
        }
        addNeeded()
        return assemble(unneeded: ambiguous.filter { !hasNode($0.key) }, injections)
    }

    /// The classes with `@Injected` properties that no provider in the graph makes.
    private func madeElsewhere(_ factories: [DependencyFactory]) -> [DependencyFactory] {
        if factories.isEmpty { return [] }
        let made = Set(drafts.lazy.compactMap { $0 }.joined().compactMap(\.factory.injectedType))
        return factories.filter { factory in
            factory.injectedType.map { !$0.isGeneric && !made.contains($0) } ?? false
        }
    }

    private func isKnownUsual(_ key: Int) -> Bool { usualKeys.indices.contains(key) && usualKeys[key] }

    private func hasNode(_ key: Int) -> Bool { drafts.indices.contains(key) && drafts[key] != nil }

    private func add(_ draft: Draft, for key: Int) {
        while drafts.count <= key { drafts.append(nil) }
        found.append(key)
        for provider in draft {
            for link in provider.edges { link.forEachTarget { if !hasNode($0) { open.append($0) } } }
        }
        drafts[key] = draft
    }

    private func draft(of number: Int) -> Draft {
        let key = providers.numbers.keys[number]
        let candidates = providers.candidates(key)
        var chosen = candidates.map { choose(among: $0.factories) }
        // Of several classes each counts once; the initializers of one class are alternatives among themselves.
        if chosen.count > 1 { chosen = chosen.map { Array($0.prefix(1)) } }
        return chosen.joined().map { provider in
            if provider.factory.key == key { return provider }
            var factory = provider.factory
            factory.key = key
            return DependencyProvider(factory: factory, edges: provider.edges)
        }
    }

    /// Of several initializers the one with the most parameters that can be met; several, when they are equal in that.
    private func choose(among factories: [DependencyFactory]) -> [DependencyProvider] {
        let alternatives = factories.map { DependencyProvider(factory: $0, edges: linker.links(of: $0)) }
        if alternatives.count == 1 { return alternatives }
        let gaps = alternatives.map { $0.edges.count { $0 == .unsatisfied } }
        let met = zip(alternatives, gaps).filter { $1 == 0 }.map(\.0)
        guard !met.isEmpty else {
            // None can be made: what is missing is what the one with the fewest gaps lacks.
            let nearest = zip(alternatives, gaps).min { ($0.1, -$0.0.edges.count) < ($1.1, -$1.0.edges.count) }
            return nearest.map { [$0.0] } ?? []
        }
        let most = met.map(\.edges.count).max()
        return met.filter { $0.edges.count == most }
    }

    private func assemble(unneeded: [Int: Draft], _ injections: [DependencyFactory]) -> DependencyGraph {
        let keys = providers.numbers.keys
        // The direct keys were added in their order, mostly nothing after them.
        let order = found.elementsEqual(providers.directKeys) ? found : found.sorted { keys[$0] < keys[$1] }
        let positions = providers.numbers.positions(in: order)
        let nodes = order.map { number -> DependencyGraphNode in
            // Taken out, so that the edges are changed where they are.
            var draft = drafts[number].take() ?? []
            for provider in draft.indices {
                for edge in draft[provider].edges.indices {
                    draft[provider].edges[edge] = draft[provider].edges[edge].map { positions[number: $0] }
                }
            }
            return DependencyGraphNode(key: keys[number], providers: draft)
        }
        let ambiguities = unneeded.map { UnneededAmbiguity(key: keys[$0], factories: $1.map(\.factory)) }
        let byClass = injections.compactMap { factory in factory.injectedType.map { ($0, factory) } }
        return DependencyGraph(
            nodes: nodes, unneededAmbiguities: ambiguities.sorted { $0.key < $1.key },
            injections: Dictionary(byClass) { first, _ in first }, positions: positions,
            unusualPositions: order.indices.filter { !isKnownUsual(order[$0]) && !nodes[$0].isUsual })
    }
}
