import DpendRuntime

extension GraphDocument {
    /// The graph of a run with what was found to be wrong with it. The cost is linear in the size of the graph.
    package init(_ resolution: DependencyResolution) {
        let collected = resolution.collected
        let isLibrary = resolution.options.mode == .library
        var builder = GraphDocumentBuilder(graph: resolution.graph, unmetStatus: isLibrary ? .required : .missing)
        if isLibrary { builder.addGenericClasses(of: collected.allFactories) }
        self.init(
            mode: resolution.options.mode, module: resolution.options.moduleName, nodes: builder.nodes(), problems: [])
        protocols = collected.exportedProtocols.map(ExportedDeclaration.init)
        typealiases = collected.exportedTypealiases.map(ExportedDeclaration.init)
        addCycles()
        addProblems(resolution.diagnostics)
    }

    /// Numbers the sets of nodes that cannot be made without each other.
    private mutating func addCycles() {
        let adjacency = GraphAdjacency(self)
        for (number, component) in StronglyConnectedComponents.find(in: Adjacency(adjacency.immediateDependencies)).enumerated() {
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
        let parameters = exported.genericParameters.isEmpty ? "" : "<\(exported.genericParameters.joined(separator: ", "))>"
        name = exported.type.description + parameters
        meaning = exported.aliased.description
    }
}
