extension KeptGraph {
    /// What is kept of a run; nil of one with something to report, and of one in which edges decide about more than whether all
    /// is there and nothing needs itself.
    ///
    /// - Parameters:
    ///   - shapes: What each source of the run declares, in the order of their paths.
    ///   - jobs: On how many threads it is put together.
    init?(_ resolution: DependencyResolution, shapes: [ContentHash], jobs: Int) {
        let (options, graph, index) = (resolution.options, resolution.graph, resolution.index)
        let reportsUnused = options.severities[UnusedProviderFinder.rule.identifier].map { $0 != .off } ?? false
        guard resolution.diagnostics.isEmpty, resolution.canGenerate, options.mode == .application, !reportsUnused,
            resolution.collected.libraries.isEmpty, graph.injections.isEmpty, shapes.count == index.files.count
        else { return nil }
        self.init(verdict: RunVerdict(resolution), shapes: shapes)
        counts.reserveCapacity(graph.nodes.count)
        for node in graph.nodes.indices {
            let needed = graph.dependencies[node]
            counts.append(needed.count)
            targets += needed
        }
        addNodes(of: graph, resolution.collected.factories, index, jobs)
        inheritedNames = Self.inheritedNames(index, jobs)
        addExistentials(index)
    }

    private mutating func addNodes(of graph: DependencyGraph, _ factories: [DependencyFactory], _ index: DeclarationIndex, _ jobs: Int) {
        // How many factories declare the key of a node: with one, that is what anybody gets who asks for it.
        let declared = concurrentMap(chunksOf: factories.count, threadCount: jobs) { graph.position(of: factories[$0].key) ?? -1 }
        var factoryCounts = [Int](repeating: 0, count: graph.nodes.count)
        for node in declared where node >= 0 { factoryCounts[node] += 1 }
        for (position, node) in declared.enumerated() where node < 0 || factoryCounts[node] != 1 {
            if let type = factories[position].providerType { fixedTypes.insert(Self.hash(type.path)) }
        }
        for node in graph.unusualPositions {
            for provider in graph.nodes[node].providers {
                if let type = provider.factory.providerType { fixedTypes.insert(Self.hash(type.path)) }
            }
        }
        let isPlain = Self.plainNodes(of: graph)
        let nodes = concurrentMap(chunksOf: graph.nodes.count, threadCount: jobs) { [factoryCounts] node in
            Self.names(of: node, in: graph, index, isPlain: isPlain[node], factoryCounts: factoryCounts)
        }
        keys.reserveCapacity(nodes.count)
        types.reserveCapacity(nodes.count)
        for (key, type, isFixed) in nodes {
            keys.append(key)
            types.append(type)
            if isFixed { fixedTypes.insert(type) }
        }
    }

    /// What ``keys`` and ``types`` have of a node, and whether more than the only initializer of the type decides about it.
    private static func names(
        of node: Int, in graph: DependencyGraph, _ index: DeclarationIndex, isPlain: Bool, factoryCounts: [Int]
    ) -> (key: Int, type: Int, isFixed: Bool) {
        // By position: copies would take most of the time.
        let isKey = isPlain && factoryCounts[node] == 1
        let key = isKey ? plainName(of: graph.nodes[node].key, index).map(hash) : nil
        guard graph.nodes[node].providers.count == 1, let type = graph.nodes[node].providers[0].factory.providerType?.path else {
            return (key ?? 0, 0, false)
        }
        let isFixed =
            !isPlain || index.plainKey(type) == nil
            // What is there only because a type needs it would go if the type did not.
            || graph.dependencies[node].contains { factoryCounts[$0] == 0 }
            || graph.nodes[node].providers[0].factory.parameters.contains { $0.property != nil }
        return (key ?? 0, hash(type), isFixed)
    }

    /// The name that means just this key wherever it is written.
    private static func plainName(of key: DependencyKey, _ index: DeclarationIndex) -> String? {
        guard let name = key.type.nominal?.path, key == index.plainKey(name) else { return nil }
        return name
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

    private static func inheritedNames(_ index: DeclarationIndex, _ jobs: Int) -> Set<Int> {
        let parts = concurrentMap(chunksOf: index.files.count, threadCount: jobs) { file in
            var hashes: [Int] = []
            func add(_ type: TypeExpression) {
                for nominal in type.nominalTypes { hashes += nominal.components.map { hash($0.name) } }
            }
            for type in index.files[file].types.indices where index.files[file].types[type].kind == .class {
                for position in index.files[file].types[type].inheritance.indices {
                    add(index.files[file].types[type].inheritance[position].type)
                }
            }
            for alias in index.files[file].typealiases { add(alias.type) }
            return hashes
        }
        var names = Set<Int>(minimumCapacity: parts.count)
        for part in parts { names.formUnion(part) }
        return names
    }

    private mutating func addExistentials(_ index: DeclarationIndex) {
        let known = Set(keys)
        let foreign = index.existentials.filter { !known.contains(Self.hash($0)) }
        if foreign.isEmpty { return }
        for file in index.files.indices where !foreign.isDisjoint(with: index.files[file].existentials) {
            existentials[file] = Self.foreignExistentials(of: index.files[file], known.contains)
        }
    }
}
