/// All keys that matter, each with what provides it and what it needs in turn.
///
/// The graph can represent every wrong state: an edge may be unsatisfied, a node may have several providers and edges may
/// form cycles. Judging that is the analysis' affair.
public struct DependencyGraph: Sendable {
    /// The nodes, sorted by key. Edges refer to them by their position here.
    public let nodes: [DependencyGraphNode]
    /// Keys with several providers of one rank that nothing needs; no container gets them. Sorted.
    package let unneededAmbiguities: [UnneededAmbiguity]

    /// How objects of classes with `@Injected` properties get them if something else makes them, by class. Those that no
    /// provider makes have a node.
    package let injections: [NominalType: DependencyFactory]

    /// Which containers the nodes belong to; nil without nested containers.
    package let homes: ContainerHomes?

    /// What has to be made before each node can be: not what is deferred, and nothing for a factory that waits for run-time
    /// values.
    let immediateDependencies: Adjacency
    /// What each node needs, at once or later.
    let dependencies: Adjacency

    /// Who needs each node; worked out when somebody asks, which is mostly for a report.
    private var dependents: Adjacency { knownDependents.value { dependencies.inverted } }
    private let knownDependents = Once<Adjacency>()
    /// The positions of the nodes about which there is more to say than that one initializer makes a new instance of what is
    /// resolved for it. Rules have nothing to look for in the others.
    let unusualPositions: [Int]

    private let positions: KeyPositions

    /// Creates a graph from nodes sorted by key, whose edges are positions in that array.
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

    /// The same graph with other spellings of its types, which stay equal to what they were.
    func respelling(_ spell: (NominalType) -> NominalType) -> DependencyGraph {
        func map(_ type: TypeExpression) -> TypeExpression { type.mappingNominals(spell) }
        func map(_ key: DependencyKey) -> DependencyKey {
            if key.isInjection, case .nominal(let type) = key.type { return DependencyKey(injectionInto: spell(type)) }
            return DependencyKey(type: map(key.type), tag: key.tag.map(map), provider: key.provider)
        }
        let nodes = nodes.map { node in
            let providers = node.providers.map { provider in
                DependencyProvider(factory: provider.factory.mappingTypes(map, keys: map), edges: provider.edges.map { $0.mappingTypes(map) })
            }
            var result = DependencyGraphNode(key: map(node.key), providers: providers)
            result.effects = node.effects
            return result
        }
        let injections = injections.map { (spell($0), $1.mappingTypes(map, keys: map)) }
        return DependencyGraph(
            nodes: nodes, unneededAmbiguities: unneededAmbiguities, injections: Dictionary(injections) { first, _ in first },
            positions: positions, dependencies: dependencies, immediateDependencies: immediateDependencies,
            unusualPositions: unusualPositions, homes: homes)
    }

    /// The positions of the nodes whose providers require a node, sorted, each once.
    public func dependents(of position: Int) -> ArraySlice<Int> { dependents[position] }

    /// The positions of the nodes that the providers of a node require, at once or later.
    public func dependencies(of position: Int) -> ArraySlice<Int> { dependencies[position] }

    /// The node of a key, if the graph has one.
    public subscript(key: DependencyKey) -> DependencyGraphNode? {
        position(of: key).map { nodes[$0] }
    }

    /// The position of the node of a key, if the graph has one.
    public func position(of key: DependencyKey) -> Int? { positions[key] }

    /// The positions of the nodes that nothing depends on.
    public var roots: [Int] {
        let dependents = dependents
        return nodes.indices.filter { dependents[$0].isEmpty }
    }
}

/// A key in the graph (thesis, figure 8).
public struct DependencyGraphNode: Sendable {
    public let key: DependencyKey
    /// What can make the dependency: one, or more than one when it is ambiguous.
    package private(set) var providers: [DependencyProvider]
    /// Whether it is made by an initializer that demands nothing, anew each time, of what is resolved for it.
    let isUsual: Bool
    /// Whether each who requires it gets state of its own.
    let splitsState: Bool
    /// What resolving the key demands, with all that has to be made for it.
    package internal(set) var effects = Effects.none

    init(key: DependencyKey, providers: [DependencyProvider]) {
        self.key = key
        self.providers = providers
        splitsState = providers.count == 1 && providers[0].factory.splitsState
        isUsual =
            providers.count == 1 && providers[0].factory.isUsual
            && providers[0].edges.allSatisfy { if case .resolved = $0 { true } else { false } }
    }

    /// Has a dependency met in another way.
    mutating func meet(_ dependency: Int, of provider: Int, by edge: DependencyEdge) { providers[provider].edges[dependency] = edge }

    /// Has the edges lead elsewhere.
    mutating func redirectEdges(_ target: (Int) -> Int) {
        for provider in providers.indices {
            for edge in providers[provider].edges.indices {
                providers[provider].edges[edge] = providers[provider].edges[edge].map(target)
            }
        }
    }

    /// What makes the dependency: one factory, or several that are equally good.
    public var factories: [DependencyFactory] { providers.map(\.factory) }

    /// The one provider of a key that is not ambiguous.
    package var provider: DependencyProvider? { providers.count == 1 ? providers[0] : nil }

    /// The keys that a provider needs and that nothing provides.
    public var unsatisfiedKeys: [DependencyKey] {
        guard providers.contains(where: \.hasGaps) else { return [] }
        return providers.flatMap { provider in
            zip(provider.factory.dependencies, provider.edges).filter { $1 == .unsatisfied }.map(\.0)
        }
    }
}

/// A key with several providers of one rank that nothing needs, so that it is left out.
package struct UnneededAmbiguity: Sendable {
    package let key: DependencyKey
    package let factories: [DependencyFactory]
}

/// A factory in its place in the graph.
package struct DependencyProvider: Sendable {
    package let factory: DependencyFactory
    /// How each of `factory.dependencies` is met, in that order.
    package internal(set) var edges: [DependencyEdge]

    /// Whether something that it needs is provided by nothing.
    var hasGaps: Bool {
        edges.contains { edge in
            if case .unsatisfied = edge { true } else { false }
        }
    }

    /// The edges of the factory's parameters, without that to its configuration.
    package var parameterEdges: ArraySlice<DependencyEdge> {
        edges.suffix(factory.parameters.count)
    }
}
