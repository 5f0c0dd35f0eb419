import DpendRuntime

extension GraphDocument {
    /// The graph of a run with its problems. The cost is linear in the size of the graph.
    package init(_ resolution: DependencyResolution) {
        let collected = resolution.collected
        let isLibrary = resolution.options.mode == .library
        var builder = GraphDocumentBuilder(graph: resolution.graph, isLibrary: isLibrary)
        if isLibrary { builder.addGenericClasses(of: collected.allFactories) }
        self.init(
            mode: resolution.options.mode, module: resolution.options.moduleName, nodes: builder.nodes(), problems: [])
        containers = resolution.graph.containers.all.dropFirst().map { container in
            Container(path: container.path, values: container.values.map(\.description))
        }
        protocols = collected.exportedProtocols.map(ExportedDeclaration.init)
        typealiases = collected.exportedTypealiases.map(ExportedDeclaration.init)
        addCycles()
        addProblems(resolution.diagnostics)
        if isLibrary { addHiddenProviders(collected.problems.inaccessibleProviders) }
    }

    /// Attaches to a key that the library requires from other modules the problem that hides the library's own
    /// provider.
    private mutating func addHiddenProviders(_ providers: [CollectedDependencies.InaccessibleProvider]) {
        let required = nodes.indices.filter { nodes[$0].status == .required }
        if providers.isEmpty || required.isEmpty { return }
        let positions = Dictionary(grouping: required) { nodes[$0].key.name }
        for provider in providers {
            let rule = InaccessibleProviderRule.rule.identifier
            guard
                let problem = problems.firstIndex(where: {
                    $0.identifier == rule && $0.location == provider.remark.location
                })
            else { continue }
            for position in Set(provider.types.flatMap { positions[$0.description] ?? [] }).sorted() {
                nodes[position].problems.append(problem)
                problems[problem].nodes.append(nodes[position].name)
            }
        }
    }

    /// Numbers the sets of nodes that require each other.
    private mutating func addCycles() {
        let adjacency = GraphAdjacency(self)
        for (number, component) in StronglyConnectedComponents.find(in: Adjacency(adjacency.immediateDependencies))
            .enumerated()
        {
            for position in component { nodes[position].cycle = number + 1 }
        }
    }
}

extension GraphDocument.ExportedDeclaration {
    init(_ exported: ExportedProtocol) {
        let actor = exported.globalActor.map { "@\($0)" }
        name = exported.type.description
        meaning = (exported.inherited.map(\.description) + [actor].compactMap { $0 }).joined(separator: ", ")
    }

    init(_ exported: ExportedTypealias) {
        let parameters =
            exported.genericParameters.isEmpty ? "" : "<\(exported.genericParameters.joined(separator: ", "))>"
        name = exported.type.description + parameters
        meaning = exported.aliased.description
    }
}
