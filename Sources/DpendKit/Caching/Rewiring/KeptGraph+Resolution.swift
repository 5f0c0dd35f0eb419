extension KeptGraph {
    /// What is kept of a run; nil of one with something to report, and of one in which edges decide about more than whether all
    /// is there and nothing needs itself.
    ///
    /// - Parameter shapes: What each source of the run declares, in the order of their paths.
    init?(_ resolution: DependencyResolution, shapes: [ContentHash]) {
        let (options, graph, index) = (resolution.options, resolution.graph, resolution.index)
        let reportsUnused = options.severities[UnusedProviderFinder.rule.identifier].map { $0 != .off } ?? false
        guard resolution.diagnostics.isEmpty, resolution.canGenerate, options.mode == .application, !reportsUnused,
            resolution.collected.libraries.isEmpty, graph.injections.isEmpty, shapes.count == index.files.count
        else { return nil }
        self.init(
            verdict: RunVerdict(resolution), shapes: shapes, counts: [], targets: [])
        counts.reserveCapacity(graph.nodes.count)
        for node in graph.nodes.indices {
            let needed = graph.dependencies[node]
            counts.append(needed.count)
            targets += needed
        }
        let isPlain = Self.plainNodes(of: graph)
        // How many factories declare the key of a node: with one, that is what anybody gets who asks for it.
        var factoryCounts = [Int](repeating: 0, count: graph.nodes.count)
        let factories = resolution.collected.factories
        let nodes = factories.map { graph.position(of: $0.key) ?? -1 }
        for node in nodes where node >= 0 { factoryCounts[node] += 1 }

        for (node, content) in graph.nodes.enumerated() where isPlain[node] && factoryCounts[node] == 1 && content.key.tag == nil {
            guard let type = content.key.type.nominal, type.components.count == 1, content.key == index.plainKey(type.path) else { continue }
            keys.append(Entry(hash: Self.hash(type.path), number: node))
        }
        keys.sort { $0.hash < $1.hash }
        addTypes(resolution, isPlain, zip(factories, nodes).map { ($0, $1 >= 0 && factoryCounts[$1] == 1) }, factoryCounts)
        addNames(index)
    }

    /// - Parameters:
    ///   - factories: All, each with whether its key gives just what it makes.
    ///   - factoryCounts: For each node how many factories declare its key.
    private mutating func addTypes(
        _ resolution: DependencyResolution, _ isPlain: [Bool], _ factories: [(factory: DependencyFactory, isOnly: Bool)],
        _ factoryCounts: [Int]
    ) {
        let graph = resolution.graph
        var fixed: Set<Int> = []
        for (factory, isOnly) in factories {
            guard let type = factory.providerType else { continue }
            if !isOnly || resolution.index.plainKey(type.path) == nil || factory.parameters.contains(where: { $0.property != nil }) {
                fixed.insert(Self.hash(type.path))
            }
        }
        for (node, content) in graph.nodes.enumerated() {
            for provider in content.providers {
                guard let type = provider.factory.providerType else { continue }
                let hash = Self.hash(type.path)
                // What is there only because this type needs it would go if it did not.
                if !isPlain[node] || graph.dependencies[node].contains(where: { factoryCounts[$0] == 0 }) { fixed.insert(hash) }
                types.append(Entry(hash: hash, number: node))
            }
        }
        types += fixed.map { Entry(hash: $0, number: -1) }
        types.sort { ($0.hash, $0.number) < ($1.hash, $1.number) }
    }

    private mutating func addNames(_ index: DeclarationIndex) {
        var names: Set<String> = []
        func add(_ type: TypeExpression) {
            for nominal in type.nominalTypes { names.formUnion(nominal.components.map(\.name)) }
        }
        for (file, source) in index.files.enumerated() {
            for type in source.types where type.kind == .class {
                for inherited in type.inheritance { add(inherited.type) }
            }
            for alias in source.typealiases { add(alias.type) }
            if let hash = foreignExistentials(of: source) { existentials.append(Entry(hash: file, number: hash)) }
        }
        inheritedNames = names.map(Self.hash).sorted()
    }

    /// For each node whether it is usual, and all that it needs. Others may be told something when they are needed by more, or
    /// by nobody any longer.
    private static func plainNodes(of graph: DependencyGraph) -> [Bool] {
        var isPlain = [Bool](repeating: true, count: graph.nodes.count)
        var open = graph.unusualPositions
        for node in open { isPlain[node] = false }
        while let node = open.popLast() {
            for dependent in graph.dependents(of: node) where isPlain[dependent] {
                isPlain[dependent] = false
                open.append(dependent)
            }
        }
        return isPlain
    }
}
