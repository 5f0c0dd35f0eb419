extension DependencyProvider {
    /// A parameter or property, and how it is satisfied.
    typealias ParameterEdge = (parameter: DependencyFactory.Parameter, edge: DependencyEdge)

    /// The parameters of the call itself.
    var callEdges: [ParameterEdge] {
        Array(zip(factory.parameters, parameterEdges).lazy.filter { $0.0.property == nil }.map { ($0, $1) })
    }

    /// The properties that are set after the call. Properties without a provider stay unset.
    var propertyEdges: [ParameterEdge] {
        Array(
            zip(factory.parameters, parameterEdges).lazy.filter { $0.0.property != nil && $0.1.isSet }.map { ($0, $1) })
    }
}

extension DependencyEdge {
    /// Whether the argument is an existing instance, so that the compiler cannot see that it may be sent to an actor.
    var isInstance: Bool {
        switch self {
        case .resolved, .tagged, .entry, .collection, .runTimeValue: true
        case .deferred, .defaultValue, .nilValue, .unsatisfied: false
        }
    }

    /// Whether the compiler cannot see that the argument may be sent to an actor: an existing instance, or a closure
    /// of a global actor. Such a closure is Sendable by itself only if its module has language mode 6.
    var isTransferred: Bool {
        switch self {
        case .deferred(.closure(let function), _), .deferred(.opening(let function, _), _): function.globalActor != nil
        case .resolved, .tagged, .entry, .collection, .runTimeValue, .deferred, .defaultValue, .nilValue, .unsatisfied:
            isInstance
        }
    }

    fileprivate var isSet: Bool {
        switch self {
        case .defaultValue, .nilValue, .unsatisfied: false
        case .resolved, .tagged, .entry, .deferred, .collection, .runTimeValue: true
        }
    }
}
