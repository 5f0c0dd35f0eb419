/// The providers and requirements of graphs, by their places in sources.
struct PlaceIndex: Sendable {
    /// A provider, or one of its requirements.
    struct Item: Sendable {
        let location: SourceLocation
        let graph: Int
        let node: Int
        let provider: Int
        /// The position among the provider's dependencies; nil for the provider itself.
        let dependency: Int?
    }

    private let graphs: [ProjectAnswer.TargetGraph]
    /// By absolute path, sorted by place.
    private var items: [String: [Item]] = [:]
    private let positions: [[String: Int]]

    init(_ graphs: [ProjectAnswer.TargetGraph], _ places: SourcePlaces) {
        self.graphs = graphs
        positions = graphs.map { graph in
            Dictionary(graph.document.nodes.enumerated().map { ($1.name, $0) }) { first, _ in first }
        }
        for (number, graph) in graphs.enumerated() {
            for (position, node) in graph.document.nodes.enumerated() where node.status != .unneeded {
                for (choice, provider) in node.providers.enumerated() {
                    func add(_ location: SourceLocation?, _ dependency: Int?) {
                        guard let location, location.isInFile else { return }
                        items[location.path, default: []].append(
                            Item(
                                location: location, graph: number, node: position, provider: choice,
                                dependency: dependency))
                    }
                    add(provider.location, nil)
                    for index in provider.dependencies.indices { add(provider.dependencies[index].location, index) }
                }
            }
        }
        let found = items
        items = [:]
        for (path, list) in found {
            items[places.absolute(path), default: []] += list.sorted { $0.location < $1.location }
        }
    }

    func items(in path: String) -> [Item] { items[path] ?? [] }

    /// The items whose texts contain a place. Requirements come before providers.
    func items(at location: SourceLocation, _ places: SourcePlaces) -> [Item] {
        guard let line = places.line(location.line, in: location.path) else { return [] }
        let found = items(in: location.path).filter { item in
            guard item.location.line == location.line, item.location.column <= location.column else { return false }
            let end =
                item.dependency == nil
                ? SourceSpan.wordEnd(in: line, from: item.location.column)
                : SourceSpan.parameterEnd(in: line, from: item.location.column)
            return location.column <= end
        }
        return found.filter { $0.dependency != nil } + found.filter { $0.dependency == nil }
    }

    // MARK: Parts of graphs

    func node(_ item: Item) -> GraphDocument.Node { graphs[item.graph].document.nodes[item.node] }
    func provider(_ item: Item) -> GraphDocument.Provider { node(item).providers[item.provider] }
    func dependency(_ item: Item) -> GraphDocument.Dependency? {
        item.dependency.map { provider(item).dependencies[$0] }
    }

    func node(named name: String, in graph: Int) -> GraphDocument.Node? {
        positions[graph][name].map { graphs[graph].document.nodes[$0] }
    }

    /// The key that a text at a place means: the target of a requirement, the key of a provider, or the word there.
    func subjects(at location: SourceLocation, _ places: SourcePlaces) -> [(graph: Int, node: GraphDocument.Node)] {
        let items = items(at: location, places)
        if let first = items.first {
            guard let dependency = dependency(first) else {
                return items.filter { $0.location == first.location && $0.graph == first.graph }.map {
                    ($0.graph, node($0))
                }
            }
            return dependency.target.flatMap { node(named: $0, in: first.graph) }.map { [(first.graph, $0)] } ?? []
        }
        guard let line = places.line(location.line, in: location.path),
            let word = SourceSpan.word(in: line, around: location.column)
        else { return [] }
        for (number, graph) in graphs.enumerated() {
            let finder = KeyFinder(graph.document.nodes.map(KeyFinder.Entry.init))
            if let found = try? finder.positions(of: word), !found.isEmpty {
                return found.map { (number, graph.document.nodes[$0]) }
            }
        }
        return []
    }

    /// The requirements that a node satisfies, each with its provider's node.
    func requirements(of node: GraphDocument.Node, in graph: Int) -> [(
        owner: GraphDocument.Node, provider: GraphDocument.Provider, dependency: GraphDocument.Dependency
    )] {
        node.dependents.compactMap { self.node(named: $0, in: graph) }.flatMap { owner in
            owner.providers.flatMap { provider in
                provider.dependencies.filter { $0.target == node.name }.map { (owner, provider, $0) }
            }
        }
    }
}
