/// What is analyzed: the graph, what collecting noticed on the way, and what is to become of it.
public struct AnalysisSubject: Sendable {
    package let collected: CollectedDependencies
    public let graph: DependencyGraph
    public let options: ResolutionOptions
    /// What could have provided the keys that nothing provides.
    package let rejected: RejectedCandidates
    /// The kinds of containers that the options could choose.
    package let containers: [ContainerKind]
    /// Containers that the sources fill at run time.
    package let registries: [RegistryGraph]

    /// For each node, the position of the one before it on a shortest way from a root; nil for roots, and for nodes
    /// that no root leads to because they lie in or behind a cycle. Worked out for the first report that needs it.
    private var predecessors: [Int?] { knownPredecessors.value { Self.shortestWays(in: graph) } }
    private let knownPredecessors = Once<[Int?]>()

    /// Prepares an analysis.
    package init(
        collected: CollectedDependencies, graph: DependencyGraph, options: ResolutionOptions,
        rejected: RejectedCandidates = RejectedCandidates(), containers: [ContainerKind] = [], registries: [RegistryGraph] = []
    ) {
        self.registries = registries
        self.collected = collected
        self.graph = graph
        self.options = options
        self.rejected = rejected
        self.containers = containers
    }

    /// The keys on a shortest way from a root to a node, both included.
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

    /// The dependencies that nothing meets, by key; each with the factories that need it, in the order of their places.
    package var unsatisfied: [(key: DependencyKey, needs: [UnsatisfiedNeed])] {
        var needs: [DependencyKey: [UnsatisfiedNeed]] = [:]
        for position in graph.unusualPositions {
            for provider in graph.nodes[position].providers {
                for (index, edge) in provider.edges.enumerated() {
                    guard case .unsatisfied = edge else { continue }
                    let key = provider.factory.dependency(index)
                    needs[key, default: []].append(
                        UnsatisfiedNeed(node: position, factory: provider.factory, index: index))
                }
            }
        }
        return needs.keys.sorted().map { key in
            // A class with several protocols stands in the graph once for each, and a property is that of all classes
            // below; it is one place.
            // The node of its own name comes first: whether the class provides a key of several providers is open.
            let all = needs[key] ?? []
            if all.count == 1 { return (key, all) }
            var places: Set<String> = []
            let sorted = all.sorted { left, right in
                let (leftRank, rightRank) = (graph.isAmbiguous(left.node) ? 1 : 0, graph.isAmbiguous(right.node) ? 1 : 0)
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

/// A dependency of a factory that nothing meets.
package struct UnsatisfiedNeed: Sendable {
    /// The position of the node whose factory has the need.
    package let node: Int
    package let factory: DependencyFactory
    /// Which of the factory's dependencies it is.
    package let index: Int

    /// Who has the need, as the subject of a sentence.
    var subject: String { factory.needing(dependency: index) }

    /// The parameter or property, or the factory where the need is not one of these.
    package var location: SourceLocation { factory.location(ofDependency: index) }
}

extension DependencyFactory {
    /// The parameter of a dependency; the factory's own place for its configuration, and for a library's factory.
    func location(ofDependency index: Int) -> SourceLocation {
        parameter(ofDependency: index)?.location ?? location
    }

    /// Who has a dependency, as the subject of a sentence: the call, or a property that is set after it.
    func needing(dependency index: Int) -> String {
        guard let parameter = parameter(ofDependency: index), let property = parameter.property else { return "'\(self)'" }
        return "the property '\(parameter.label)' of '\(property.owner)'"
    }

    /// The parameter or property that a dependency belongs to; nil for the configuration.
    func parameter(ofDependency index: Int) -> Parameter? {
        let position = index - (kind.configuration == nil ? 0 : 1)
        return parameters.indices.contains(position) ? parameters[position] : nil
    }
}

extension DependencyFactory.Parameter {
    /// What it is, as a noun.
    var kind: String { property == nil ? "parameter" : "property" }

    /// The name in a sentence.
    func name(of factory: DependencyFactory) -> String {
        property.map { "the property '\(label)' of '\($0.owner)'" } ?? "'\(label)' of '\(factory)'"
    }
}
