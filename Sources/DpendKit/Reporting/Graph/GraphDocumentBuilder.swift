/// Makes the nodes of a ``GraphDocument``: one for each key of the graph, each missing key, and each collection.
struct GraphDocumentBuilder {
    private typealias Node = GraphDocument.Node

    private let graph: DependencyGraph
    private let isLibrary: Bool
    /// The names of the missing keys.
    private let unmetNames: [DependencyKey: String]
    /// The names of the graph's nodes, by position.
    private let names: [String]
    private var usedNames: Set<String> = []
    private var result: [Node] = []
    private var collections: CollectionNodes

    init(graph: DependencyGraph, isLibrary: Bool) {
        self.graph = graph
        self.isLibrary = isLibrary
        var used: Set<String> = []
        let unmet = Self.unmetKeys(of: graph, isLibrary: isLibrary)
        // They come first, because a type without an import may share its name with a key of the graph, and reports use
        // that name.
        unmetNames = unmet.reduce(into: [:]) { names, key in names[key] = Self.unusedName(for: key, &used) }
        names = graph.nodes.map { node in Self.unusedName(for: node.key, &used) }
        collections = CollectionNodes(names: names)
        for node in graph.nodes {
            for provider in node.providers {
                for (index, edge) in provider.edges.enumerated() {
                    collections.note(edge, askedFor: provider.factory.dependency(index).type)
                }
            }
        }
        collections.finish(&used)
        usedNames = used
        for position in graph.nodes.indices { result.append(node(at: position)) }
        result += collections.nodes
        result += unmet.map {
            Node(name: unmetNames[$0] ?? $0.description, key: .init($0), status: isLibrary ? .required : .missing)
        }
        addUnneeded()
    }

    /// The nodes in order, each with the nodes that require it.
    func nodes() -> [GraphDocument.Node] {
        var sorted = result.sorted {
            ($0.key.name, $0.key.tag ?? "", $0.name) < ($1.key.name, $1.key.tag ?? "", $1.name)
        }
        let positions = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1.name, $0) })
        for node in sorted {
            for target in node.providers.flatMap(\.dependencies).compactMap(\.target) + node.elements {
                guard let position = positions[target], sorted[position].dependents.last != node.name else { continue }
                sorted[position].dependents.append(node.name)
            }
        }
        return sorted
    }

    /// Adds generic classes, which become keys only for given arguments.
    mutating func addGenericClasses(of factories: [DependencyFactory]) {
        var positions: [DependencyKey: Int] = [:]
        for factory in factories where factory.providerType?.isGeneric == true {
            var provider = GraphDocument.Provider(factory)
            provider.dependencies = factory.dependencies.enumerated().map { index, key in
                .init(factory, index, key, means: .generic)
            }
            if let position = positions[factory.key] {
                result[position].providers.append(provider)
            } else if usedNames.insert(factory.key.description).inserted {
                positions[factory.key] = result.count
                var node = Node(name: factory.key.description, key: .init(factory.key), status: .generic)
                node.effects = factory.effects
                node.providers = [provider]
                result.append(node)
            }
        }
    }

    private func node(at position: Int) -> Node {
        let node = graph.nodes[position]
        var result = Node(
            name: names[position], key: .init(node.key), status: node.providers.count == 1 ? .provided : .ambiguous)
        result.effects = node.effects
        result.containers = graph.homes(of: position).filter { $0 != NestedContainers.root }.map {
            graph.containers.all[$0].path
        }
        result.providers = node.providers.map { provider in
            var shown = GraphDocument.Provider(provider.factory, for: node.key)
            shown.dependencies = provider.edges.enumerated().map { index, edge in
                dependency(provider.factory, index, edge)
            }
            return shown
        }
        return result
    }

    private func dependency(
        _ factory: DependencyFactory, _ index: Int, _ edge: DependencyEdge
    ) -> GraphDocument.Dependency {
        let key = factory.dependency(index)
        var result = GraphDocument.Dependency(factory, index, key, means: means(of: edge))
        result.target = target(of: edge, askedFor: key)
        if edge == .unsatisfied {
            switch unmet(key, factory) {
            case .nothing, .required: break
            case .requiredOrRunTime: (result.means, result.target) = (.requiredOrRunTime, nil)
            case .runTimeClosure(let node):
                (result.means, result.target, result.isDeferred) = (.closure, names[node], true)
            }
        }
        if edge.isMadeLater { result.isDeferred = true }
        result.opens = edge.openings.first?.containers.first.map { graph.containers.all[$0].path }
        // A provider with run-time values runs only when code calls the closure.
        if !factory.runTimeValueTypes.isEmpty, result.target != nil { result.isDeferred = true }
        return result
    }

    private func unmet(_ key: DependencyKey, _ factory: DependencyFactory) -> UnmetRequirement {
        UnmetRequirement(key, of: factory, in: graph, isLibrary: isLibrary)
    }

    private func means(of edge: DependencyEdge) -> GraphDocument.Means {
        switch edge {
        case .resolved: .instance
        case .tagged(let inner), .entry(_, let inner): means(of: inner)
        case .deferred(.closure, _), .deferred(.opening, _): .closure
        case .deferred(.lazy, _): .lazy
        case .collection: .collection
        case .runTimeValue: .runTime
        case .defaultValue: .default
        case .nilValue: .nil
        case .unsatisfied: .nothing
        }
    }

    private func target(of edge: DependencyEdge, askedFor key: DependencyKey) -> String? {
        if let array = collections.name(of: edge, askedFor: key.type) { return array }
        if edge == .unsatisfied { return graph.position(of: key).map { names[$0] } ?? unmetNames[key] }
        return edge.targets.first.map { names[$0] }
    }

    /// The missing keys that have a node, sorted.
    private static func unmetKeys(of graph: DependencyGraph, isLibrary: Bool) -> [DependencyKey] {
        var keys: Set<DependencyKey> = []
        for position in graph.unusualPositions {
            for provider in graph.nodes[position].providers {
                for (index, edge) in provider.edges.enumerated() where edge == .unsatisfied {
                    let key = provider.factory.dependency(index)
                    switch UnmetRequirement(key, of: provider.factory, in: graph, isLibrary: isLibrary) {
                    case .nothing, .required: keys.insert(key)
                    case .requiredOrRunTime, .runTimeClosure: break
                    }
                }
            }
        }
        return keys.filter { graph.position(of: $0) == nil }.sorted()
    }

    private mutating func addUnneeded() {
        // That several classes are 'Closable' says nothing about who provides what.
        for ambiguity in graph.unneededAmbiguities
        where ambiguity.key.type.nominal?.path != DependencyFactory.Closing.protocolName {
            var node = Node(
                name: Self.unusedName(for: ambiguity.key, &usedNames), key: .init(ambiguity.key), status: .unneeded)
            node.providers = ambiguity.factories.map { GraphDocument.Provider($0) }
            result.append(node)
        }
    }

    /// The printed key. If two keys have the same name, the later one includes its module.
    private static func unusedName(for key: DependencyKey, _ used: inout Set<String>) -> String {
        var name = key.description
        if used.contains(name), let module = key.type.nominal?.module { name += " of \(module)" }
        while !used.insert(name).inserted { name += "′" }
        return name
    }
}

extension DependencyEdge {
    /// Whether the object is made later, or all of a dictionary's objects are.
    fileprivate var isMadeLater: Bool {
        switch self {
        case .deferred: true
        case .entry(_, let inner): inner.isMadeLater
        case .collection(let elements): !elements.isEmpty && elements.allSatisfy(\.isMadeLater)
        case .resolved, .tagged, .runTimeValue, .defaultValue, .nilValue, .unsatisfied: false
        }
    }
}
