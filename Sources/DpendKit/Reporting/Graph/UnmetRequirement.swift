/// Other ways to satisfy a parameter that nothing in the sources satisfies.
enum UnmetRequirement {
    /// None: an application cannot make the class.
    case nothing
    /// A library requires the key from another module.
    case required
    /// A library's class takes the key as a run-time value if no other module provides it. The application decides.
    case requiredOrRunTime
    /// A closure that passes run-time values to a node's class, unless another module provides all of them.
    case runTimeClosure(node: Int)

    init(_ key: DependencyKey, of factory: DependencyFactory, in graph: DependencyGraph, isLibrary: Bool) {
        if !isLibrary {
            self = .nothing
        } else if let node = Self.node(madeBy: key.requestedType, in: graph) {
            self = .runTimeClosure(node: node)
        } else {
            let canBeValue =
                factory.infersRunTimeValues
                && factory.parameters.contains { $0.dependency == key && !$0.mustBeProvided }
            self = canBeValue ? .requiredOrRunTime : .required
        }
    }

    /// The node of a closure's result, if its class may take the closure's parameters as run-time values.
    private static func node(madeBy type: TypeExpression, in graph: DependencyGraph) -> Int? {
        guard case .function(let function) = type, !function.parameters.isEmpty,
            let position = graph.position(of: DependencyKey(requestedBy: function.result)),
            let provider = graph.nodes[position].provider,
            provider.factory.infersRunTimeValues
        else { return nil }
        let unmet = provider.edges.indices.filter { provider.edges[$0] == .unsatisfied }
            .map { provider.factory.dependency($0).requestedType }
        return function.parameters.allSatisfy(unmet.contains) ? position : nil
    }
}
