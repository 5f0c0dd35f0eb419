/// Chains factories into a graph: it finds the provider of each requirement (thesis, section 5.3; semantics, section
/// 4).
///
/// The cost is linear in the number of factories and parameters.
package final class DependencyGraphBuilder {
    let providers: ProviderIndex
    let linker: DependencyLinker
    /// The nodes of keys, by their numbers. Keys without providers have no node. Edges also lead to numbers of keys.
    private(set) var nodes: [DependencyGraphNode] = []
    private let plainNodes: PlainNodes?
    /// Keys that get a node if another node requires them, by their numbers: keys with several providers of equal rank,
    /// and shared external values.
    var postponed: [Int: [DependencyProvider]] = [:]
    /// The numbers of required keys.
    private var open: [Int] = []
    private var asked = AskedKeys.none
    /// The factories with run-time values, by the types that they make. Few classes need it.
    private lazy var valueFactories = Dictionary(
        grouping: providers.factories.indices.filter { providers.factories[$0].hasRunTimeValues }
    ) {
        providers.factories[$0].providerType
    }
    let jobs: Int

    private init(_ factories: [DependencyFactory], _ containers: NestedContainers, _ jobs: Int, plainNodes: Bool) {
        self.jobs = jobs
        providers = ProviderIndex(factories, containers: containers, jobs: jobs)
        linker = DependencyLinker(providers: providers)
        self.plainNodes = plainNodes ? providers.plainNodes : nil
    }

    /// Builds the graph of all provided keys and their requirements, on several threads where possible.
    ///
    /// - Parameters:
    ///   - plainNodes: Whether a shorter way makes nodes that only require rule 1. The result is the same.
    ///   - ofSources: Whether only the sources' providers count as provided. Keys of linked libraries are in the graph
    ///     only if they are required.
    ///   - asked: The keys that code asks the container for.
    package static func build(
        _ collected: CollectedDependencies, jobs: Int = 1, plainNodes: Bool = true, ofSources: Bool = false,
        asked: AskedKeys = .none
    ) -> DependencyGraph {
        let builder = DependencyGraphBuilder(
            collected.sortedFactories, collected.containers, jobs, plainNodes: plainNodes)
        builder.asked = asked
        return ofSources && !collected.libraries.isEmpty
            ? builder.buildOfSources(collected.injections) : builder.buildOfAll(collected.allInjections)
    }

    private func buildOfAll(_ injections: [DependencyFactory]) -> DependencyGraph {
        if let plainNodes {
            nodes = concurrentMap(chunksOf: providers.directCount, threadCount: jobs) {
                [keys = providers.numbers.keys] number in
                DependencyGraphNode(key: keys[number], providers: plainNodes.provider(of: number).map { [$0] } ?? [])
            }
        }
        var roster = ClassRoster(self)
        for key in 0..<providers.directCount where !hasNode(key) { addProvided(key, &roster) }
        roster.noteFunctions()
        // Plain nodes require directly provided keys, which mostly have a node already.
        if !postponed.isEmpty { for node in nodes { noteNeeds(of: node.providers) } }
        return build(injections, &roster)
    }

    private func buildOfSources(_ injections: [DependencyFactory]) -> DependencyGraph {
        var roster = ClassRoster(self, ofSources: true)
        for key in 0..<providers.directCount where providers.isOfSources(key) { addProvided(key, &roster) }
        roster.noteFunctions()
        return build(injections, &roster)
    }

    /// Adds the keys with one provider, which the container registers even if unused. Other keys are added only if they
    /// are required.
    private func addProvided(_ key: Int, _ roster: inout ClassRoster) {
        let draft = draft(of: key)
        // The generated code of a target cannot name the types of other targets. Initializers of equal rank are
        // reported with their class, not with the code that requires it.
        let isProvided =
            draft.count == 1
            ? !draft[0].factory.isSharedExternal && !isMadeWithRunTimeValues(draft[0]) : draft.isOfOneClass
        if isProvided { add(draft, for: key) } else { postponed[key] = draft }
        roster.noteRivals(for: key)
    }

    /// Whether a class that cannot be made without run-time values can be made with some.
    private func isMadeWithRunTimeValues(_ provider: DependencyProvider) -> Bool {
        guard provider.hasGaps, let type = provider.factory.providerType, provider.factory.origin == .sources else {
            return false
        }
        return valueFactories[type]?.contains { !linker.links(of: providers.factories[$0]).contains(.unsatisfied) }
            ?? false
    }

    private func build(_ injections: [DependencyFactory], _ roster: inout ClassRoster) -> DependencyGraph {
        for key in asked.all {
            let number = providers.numbers.number(of: key)
            // Code that expects a failure gets no error from dpend.
            if asked.isForced(key) || (postponed[number] ?? draft(of: number)).count == 1 { open.append(number) }
        }
        addNeeded()
        roster.addReplaced()
        addNeeded()
        roster.addFunctions()
        // Other code makes the classes that no provider here makes.
        for factory in madeElsewhere(injections) {
            add(
                [DependencyProvider(factory: factory, edges: linker.links(of: factory))],
                for: providers.numbers.number(of: factory.key))
        }
        addNeeded()
        return assemble(unneeded: postponed.filter { !hasNode($0.key) && $0.value.count > 1 }, injections)
    }

    private func addNeeded() {
        while let key = open.popLast() {
            if !hasNode(key) { add(postponed[key] ?? draft(of: key), for: key) }
        }
    }

    /// The classes with `@Injected` properties that no provider in the graph makes.
    private func madeElsewhere(_ factories: [DependencyFactory]) -> [DependencyFactory] {
        if factories.isEmpty { return [] }
        let made = Set(nodes.lazy.flatMap(\.providers).compactMap(\.factory.injectedType))
        return factories.filter { factory in
            factory.injectedType.map { !$0.isGeneric && !made.contains($0) } ?? false
        }
    }

    func hasNode(_ key: Int) -> Bool { key < nodes.count && !nodes[key].providers.isEmpty }

    func add(_ draft: [DependencyProvider], for key: Int) {
        while nodes.count <= key {
            nodes.append(DependencyGraphNode(key: providers.numbers.keys[nodes.count], providers: []))
        }
        nodes[key] = DependencyGraphNode(key: providers.numbers.keys[key], providers: draft)
        noteNeeds(of: draft)
    }

    func noteNeeds(of providers: [DependencyProvider]) {
        for provider in providers {
            for link in provider.edges { link.forEachTarget { if !hasNode($0) { open.append($0) } } }
        }
    }

    private func draft(of number: Int) -> [DependencyProvider] {
        if number < providers.directCount, let plain = plainNodes?.provider(of: number) { return [plain] }
        return draft(of: providers.winners(providers.numbers.keys[number]), as: providers.numbers.keys[number])
    }

    /// The provider of a key with several candidates; several if they are equal.
    func draft(of candidates: [ProviderCandidate], as key: DependencyKey) -> [DependencyProvider] {
        var chosen = candidates.map { choose(among: $0.factories) }
        // Of several classes each counts once. The initializers of one class are alternatives to each other.
        if chosen.count > 1 { chosen = chosen.map { Array($0.prefix(1)) } }
        return chosen.joined().map { provider in
            if provider.factory.key == key { return provider }
            var factory = provider.factory
            factory.key = key
            return DependencyProvider(factory: factory, edges: provider.edges)
        }
    }

    /// Of several initializers, the one with the most parameters that can be satisfied; several if they are equal.
    private func choose(among factories: [DependencyFactory]) -> [DependencyProvider] {
        let alternatives = factories.map { DependencyProvider(factory: $0, edges: linker.links(of: $0)) }
        if alternatives.count == 1 { return alternatives }
        let gaps = alternatives.map { $0.edges.count { $0 == .unsatisfied } }
        let met = zip(alternatives, gaps).filter { $1 == 0 }.map(\.0)
        guard !met.isEmpty else {
            // None can be made. The initializer with the fewest gaps determines the missing keys.
            let nearest = zip(alternatives, gaps).min { ($0.1, -$0.0.edges.count) < ($1.1, -$1.0.edges.count) }
            return nearest.map { [$0.0] } ?? []
        }
        let most = met.map(\.edges.count).max()
        let called = CalledInitializer(providers: providers)
        let chosen = met.indices.filter { met[$0].edges.count == most }.map {
            called.position(insteadOf: $0, among: met)
        }
        return Set(chosen).sorted().map { met[$0] }
    }

    private func assemble(unneeded: [Int: [DependencyProvider]], _ injections: [DependencyFactory]) -> DependencyGraph {
        let keys = providers.numbers.keys
        var order = nodes.indices.filter(hasNode)
        // Direct keys are in order, and mostly there are no others.
        if let last = order.last, last >= providers.directCount { order.sort { keys[$0] < keys[$1] } }
        let positions = providers.numbers.positions(in: order)
        var sorted = nodes
        nodes = []
        if order != Array(sorted.indices) {
            sorted = order.map { sorted[$0] }
            for node in sorted.indices { sorted[node].redirectEdges { positions[number: $0] } }
        }
        let ambiguities = unneeded.map { UnneededAmbiguity(key: keys[$0], factories: $1.map(\.factory)) }
        let byClass = injections.compactMap { factory in factory.injectedType.map { ($0, factory) } }
        let homes = providers.containers.isEmpty ? nil : HomeFinder.find(for: &sorted, in: providers.containers)
        return DependencyGraph(
            nodes: sorted, unneededAmbiguities: ambiguities.sorted { $0.key < $1.key },
            injections: Dictionary(byClass) { first, _ in first }, positions: positions, homes: homes, jobs: jobs)
    }
}

extension [DependencyProvider] {
    /// Whether they are initializers of one class.
    var isOfOneClass: Bool {
        guard let type = first?.factory.providerType else { return false }
        return allSatisfy { $0.factory.providerType == type }
    }
}
