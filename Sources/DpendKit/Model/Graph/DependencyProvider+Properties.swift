extension DependencyProvider {
    /// A parameter or property, and how it is met.
    typealias ParameterEdge = (parameter: DependencyFactory.Parameter, edge: DependencyEdge)

    /// The parameters of the call itself.
    var callEdges: [ParameterEdge] {
        Array(zip(factory.parameters, parameterEdges).lazy.filter { $0.0.property == nil }.map { ($0, $1) })
    }

    /// The properties that are set after the call; what is not provided stays as it is.
    var propertyEdges: [ParameterEdge] {
        Array(zip(factory.parameters, parameterEdges).lazy.filter { $0.0.property != nil && $0.1.isSet }.map { ($0, $1) })
    }
}

extension DependencyEdge {
    /// Whether what is passed is there before, so that the compiler does not see that an actor may take it.
    var isInstance: Bool {
        switch self {
        case .resolved, .tagged, .collection, .runtimeArgument: true
        case .deferred, .defaultValue, .nilValue, .unsatisfied: false
        }
    }

    fileprivate var isSet: Bool {
        switch self {
        case .defaultValue, .nilValue, .unsatisfied: false
        case .resolved, .tagged, .deferred, .collection, .runtimeArgument: true
        }
    }
}
