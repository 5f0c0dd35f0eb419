/// All keys that matter, each with its providers and their requirements.
///
/// The graph can represent every wrong state: an edge may be unsatisfied, a node may have several providers, and edges
/// may form cycles. Only the analysis judges it.
public struct DependencyGraph: Sendable {
    /// The nodes, sorted by key. Edges refer to them by their position here.
    public let nodes: [DependencyGraphNode]
    /// Unused keys with several providers of one rank, sorted. Containers do not contain them.
    package let unneededAmbiguities: [UnneededAmbiguity]

    /// How objects that other code makes get their `@Injected` properties, by class. A class without a provider has a
    /// node.
    package let injections: [NominalType: DependencyFactory]

    /// The containers of the nodes; nil without nested containers.
    package let homes: ContainerHomes?

    /// Whether generated code makes asynchronous instances that do not require each other at the same time.
    package var startsInParallel = true
    /// The positions of objects that are not made at the same time as others, for generated code.
    package var positionsOfOneTask: Set<Int> = []
    /// Whether generated code measures how long each provider takes.
    package var traces = false
    /// The mode of the run whose objects stand alone in this graph, for tests and previews; nil for other graphs.
    var standsAlone: ResolutionOptions.Mode?

    /// The nodes that must be made before each node: no deferred ones, and none for a factory with run-time values.
    let immediateDependencies: Adjacency
    /// The nodes that each node requires, at once or later.
    let dependencies: Adjacency

    /// The nodes that require each node. They are computed on demand, mostly for a report.
    private var dependents: Adjacency { knownDependents.value { dependencies.inverted } }
    private let knownDependents = Once<Adjacency>()
    private let knownAvailabilities = Once<[Availability]>()
    /// The positions of the nodes that are not simply a new instance by one initializer from resolved arguments. Rules
    /// can skip all other nodes.
    let unusualPositions: [Int]

    private let positions: KeyPositions

    /// Creates a graph from nodes sorted by key. Edges are positions in that array.
    init(
        nodes: consuming [DependencyGraphNode], unneededAmbiguities: [UnneededAmbiguity],
        injections: [NominalType: DependencyFactory], positions: KeyPositions,
        dependencies: Adjacency, immediateDependencies: Adjacency, unusualPositions: [Int], homes: ContainerHomes? = nil
    ) {
        self.nodes = nodes
        self.unneededAmbiguities = unneededAmbiguities
        self.injections = injections
        self.homes = homes
        self.positions = positions
        self.dependencies = dependencies
        self.immediateDependencies = immediateDependencies
        self.unusualPositions = unusualPositions
    }

    /// The same graph with its types spelled differently. The types stay equal.
    func respelling(_ spell: (NominalType) -> NominalType) -> DependencyGraph {
        func map(_ type: TypeExpression) -> TypeExpression { type.mappingNominals(spell) }
        func map(_ key: DependencyKey) -> DependencyKey {
            if key.isInjection, case .nominal(let type) = key.type { return DependencyKey(injectionInto: spell(type)) }
            return key.mappingTypes(map)
        }
        let nodes = nodes.map { node in
            let providers = node.providers.map { provider in
                DependencyProvider(
                    factory: provider.factory.mappingTypes(map, keys: map),
                    edges: provider.edges.map { $0.mappingTypes(map) })
            }
            var result = DependencyGraphNode(key: map(node.key), providers: providers)
            result.effects = node.effects
            return result
        }
        let injections = injections.map { (spell($0), $1.mappingTypes(map, keys: map)) }
        var result = DependencyGraph(
            nodes: nodes, unneededAmbiguities: unneededAmbiguities,
            injections: Dictionary(injections) { first, _ in first },
            positions: positions, dependencies: dependencies, immediateDependencies: immediateDependencies,
            unusualPositions: unusualPositions, homes: homes)
        (result.startsInParallel, result.traces, result.standsAlone) = (startsInParallel, traces, standsAlone)
        result.positionsOfOneTask = positionsOfOneTask
        return result
    }

    /// The positions of the nodes whose providers require a node, sorted, each once.
    public func dependents(of position: Int) -> ArraySlice<Int> { dependents[position] }

    /// The versions of platforms in which a node can be made, including everything that it requires.
    func availability(of position: Int) -> Availability {
        let known = knownAvailabilities.value(availabilities)
        return known.isEmpty ? .always : known[position]
    }

    /// The positions of the nodes that the providers of a node require, at once or later.
    public func dependencies(of position: Int) -> ArraySlice<Int> { dependencies[position] }

    /// The node of a key, if the graph has one.
    public subscript(key: DependencyKey) -> DependencyGraphNode? {
        position(of: key).map { nodes[$0] }
    }

    /// The position of a key's node, if the graph has one.
    public func position(of key: DependencyKey) -> Int? { positions[key] }

    /// The positions of the nodes that no other node requires.
    public var roots: [Int] {
        let dependents = dependents
        return nodes.indices.filter { dependents[$0].isEmpty }
    }
}

/// A key in the graph (thesis, figure 8).
public struct DependencyGraphNode: Sendable {
    public let key: DependencyKey
    /// The providers of the key. The key is ambiguous if there are several.
    package private(set) var providers: [DependencyProvider]
    /// Whether an initializer without effects makes it, a new instance each time, from resolved arguments.
    let isUsual: Bool
    /// Whether each requirement gets an instance with its own state.
    let splitsState: Bool
    /// The effects of resolving the key, including all that must be made for it.
    package internal(set) var effects = Effects.none

    init(key: DependencyKey, providers: [DependencyProvider]) {
        self.key = key
        self.providers = providers
        splitsState = providers.count == 1 && providers[0].factory.splitsState
        isUsual =
            providers.count == 1 && providers[0].factory.isUsual
            && providers[0].edges.allSatisfy { if case .resolved = $0 { true } else { false } }
    }

    /// Changes how a requirement is satisfied.
    mutating func meet(_ dependency: Int, of provider: Int, by edge: DependencyEdge) {
        providers[provider].edges[dependency] = edge
    }

    /// Changes the targets of the edges.
    mutating func redirectEdges(_ target: (Int) -> Int) {
        for provider in providers.indices {
            for edge in providers[provider].edges.indices {
                providers[provider].edges[edge] = providers[provider].edges[edge].map(target)
            }
        }
    }

    /// The factories of the key: one, or several of equal rank.
    public var factories: [DependencyFactory] { providers.map(\.factory) }

    /// The one provider of a key that is not ambiguous.
    package var provider: DependencyProvider? { providers.count == 1 ? providers[0] : nil }

    /// The keys that a provider requires and that have no provider.
    public var unsatisfiedKeys: [DependencyKey] {
        guard providers.contains(where: \.hasGaps) else { return [] }
        return providers.flatMap { provider in
            zip(provider.factory.dependencies, provider.edges).filter { $1 == .unsatisfied }.map(\.0)
        }
    }
}

/// An unused key with several providers of one rank. The graph omits it.
package struct UnneededAmbiguity: Sendable {
    package let key: DependencyKey
    package let factories: [DependencyFactory]
}

/// A factory in its place in the graph.
package struct DependencyProvider: Sendable {
    package let factory: DependencyFactory
    /// How each of `factory.dependencies` is satisfied, in that order.
    package internal(set) var edges: [DependencyEdge]

    /// Whether one of its requirements has no provider.
    var hasGaps: Bool {
        edges.contains { edge in
            if case .unsatisfied = edge { true } else { false }
        }
    }

    /// The edges of the factory's parameters, without the edge to its configuration.
    package var parameterEdges: ArraySlice<DependencyEdge> {
        edges.suffix(factory.parameters.count)
    }
}
