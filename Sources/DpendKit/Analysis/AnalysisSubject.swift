/// The input of the analysis: the graph, the results of collecting, and the options.
public struct AnalysisSubject: Sendable {
    package let collected: CollectedDependencies
    public let graph: DependencyGraph
    public let options: ResolutionOptions
    /// The declarations that could have provided the missing keys.
    package let rejected: RejectedCandidates
    /// The kinds of containers that the options could choose.
    package let containers: [ContainerKind]
    /// Containers that the sources fill at run time.
    package let registries: [RegistryGraph]
    /// The types that code could register in these containers for missing keys.
    let makers: InstanceMakers
    /// Whether the sources fill containers of other libraries.
    var usesOtherContainers: Bool { registries.contains { !$0.registry.rules.asksGraph } }
    /// The keys that code asks dpend's own container for.
    let asked: AskedKeys
    /// The members that entries of dictionaries may name.
    let entries: EntryMembers

    /// For each node, the previous node on a shortest path from a root; nil for roots, and for nodes that no root leads
    /// to because of a cycle. It is computed for the first report that requires it.
    private var predecessors: [Int?] { knownPredecessors.value { Self.shortestWays(in: graph) } }
    private let knownPredecessors = Once<[Int?]>()

    /// Prepares an analysis.
    init(
        collected: CollectedDependencies, graph: DependencyGraph, options: ResolutionOptions,
        rejected: RejectedCandidates = RejectedCandidates(), containers: [ContainerKind] = [],
        registries: [RegistryGraph] = [], makers: InstanceMakers = .none, asked: AskedKeys = .none,
        entries: EntryMembers = .none
    ) {
        self.makers = makers
        self.entries = entries
        self.registries = registries
        self.asked = asked
        self.collected = collected
        self.graph = graph
        self.options = options
        self.rejected = rejected
        self.containers = containers
    }

    /// The keys on a shortest path from a root to a node, including both.
    public func chain(to position: Int) -> [DependencyKey] {
        let predecessors = predecessors
        var chain = [graph.nodes[position].key]
        var next = predecessors[position]
        while let current = next {
            chain.append(graph.nodes[current].key)
            next = predecessors[current]
        }
        return chain.reversed()
    }

    /// The unsatisfied requirements by key, each with the factories that have them, in the order of their places.
    package var unsatisfied: [(key: DependencyKey, requirements: [UnsatisfiedRequirement])] {
        var requirements: [DependencyKey: [UnsatisfiedRequirement]] = [:]
        for position in graph.unusualPositions {
            for provider in graph.nodes[position].providers {
                for (index, edge) in provider.edges.enumerated() {
                    guard case .unsatisfied = edge else { continue }
                    let key = provider.factory.dependency(index)
                    requirements[key, default: []].append(
                        UnsatisfiedRequirement(node: position, factory: provider.factory, index: index))
                }
            }
        }
        return requirements.keys.sorted().map { key in
            // The graph contains a class with several protocols several times, and a property belongs to all
            // subclasses. Each is one place. The node of the class's own name comes first, because a key with several
            // providers may choose another class.
            let all = requirements[key] ?? []
            if all.count == 1 { return (key, all) }
            var places: Set<String> = []
            let sorted = all.sorted { left, right in
                let (leftRank, rightRank) = (
                    graph.isAmbiguous(left.node) ? 1 : 0, graph.isAmbiguous(right.node) ? 1 : 0
                )
                return (left.location, leftRank, left.node) < (right.location, rightRank, right.node)
            }
            return (key, sorted.filter { places.insert("\($0.location) \($0.subject)").inserted })
        }
    }

    private static func shortestWays(in graph: DependencyGraph) -> [Int?] {
        let dependencies = graph.certainDependencies(onlyImmediate: false)
        var predecessors = [Int?](repeating: nil, count: graph.nodes.count)
        var queue = graph.roots
        var isSeen = [Bool](repeating: false, count: graph.nodes.count)
        for root in queue { isSeen[root] = true }
        var head = 0
        while head < queue.count {
            let position = queue[head]
            head += 1
            for dependency in dependencies[position] where !isSeen[dependency] {
                isSeen[dependency] = true
                predecessors[dependency] = position
                queue.append(dependency)
            }
        }
        return predecessors
    }
}

/// A requirement of a factory that nothing satisfies.
package struct UnsatisfiedRequirement: Sendable {
    /// The position of the node whose factory has the requirement.
    package let node: Int
    package let factory: DependencyFactory
    /// The position among the factory's dependencies.
    package let index: Int

    /// The call or property with the requirement, as the subject of a sentence.
    var subject: String { factory.requiring(dependency: index) }

    /// The parameter or property, or else the factory.
    package var location: SourceLocation { factory.location(ofDependency: index) }
}

extension DependencyFactory {
    /// The place of a dependency's parameter; the factory's own place for its configuration and for a library's
    /// factory.
    func location(ofDependency index: Int) -> SourceLocation {
        parameter(ofDependency: index)?.location ?? location
    }

    /// The call or property that has a dependency, as the subject of a sentence.
    func requiring(dependency index: Int) -> String {
        guard let parameter = parameter(ofDependency: index), let property = parameter.property else {
            return "'\(self)'"
        }
        return "the property '\(parameter.label)' of '\(property.owner)'"
    }

    /// The parameter or property of a dependency; nil for the configuration.
    func parameter(ofDependency index: Int) -> Parameter? {
        let position = index - (kind.configuration == nil ? 0 : 1)
        return parameters.indices.contains(position) ? parameters[position] : nil
    }
}

extension DependencyFactory.Parameter {
    /// The kind, as a noun.
    var kind: String { property == nil ? "parameter" : "property" }

    /// The name in a sentence.
    func name(of factory: DependencyFactory) -> String {
        property.map { "the property '\(label)' of '\($0.owner)'" } ?? "'\(label)' of '\(factory)'"
    }
}
