/// How a requirement is satisfied (semantics, section 4).
///
/// In a graph a target is the position of a node. While the graph is built, it is the number of a key.
package enum DependencyEdge: Sendable, Hashable {
    /// By the target: the requested key, or a key that takes its place.
    case resolved(Int)
    /// By the inner edge, wrapped in a `Tagged`.
    indirect case tagged(DependencyEdge)
    /// By a closure or `Lazy` that resolves the inner edge later, and so breaks a cycle.
    indirect case deferred(DependencyDeferral, DependencyEdge)
    /// By an array of the inner edges, or by a dictionary if they are entries.
    case collection([DependencyEdge])
    /// By the inner edge, as an element of a dictionary.
    indirect case entry(DictionaryEntry, DependencyEdge)
    /// By a run-time value. The number counts such parameters.
    case runTimeValue(Int)
    /// By the parameter's default value: the call omits the argument.
    case defaultValue
    /// By `nil`: the parameter is optional.
    case nilValue
    /// Not satisfied, although it must be.
    case unsatisfied

    /// Calls a function for each of ``targets``, without building an array.
    func forEachTarget(onlyImmediate: Bool = false, _ body: (Int) -> Void) {
        switch self {
        case .resolved(let target): body(target)
        case .tagged(let edge), .entry(_, let edge): edge.forEachTarget(onlyImmediate: onlyImmediate, body)
        case .deferred(_, let edge): if !onlyImmediate { edge.forEachTarget(body) }
        case .collection(let elements):
            for element in elements { element.forEachTarget(onlyImmediate: onlyImmediate, body) }
        case .runTimeValue, .defaultValue, .nilValue, .unsatisfied: break
        }
    }

    /// The required nodes, at once or later.
    package var targets: [Int] {
        switch self {
        case .resolved(let target): [target]
        case .tagged(let edge), .entry(_, let edge), .deferred(_, let edge): edge.targets
        case .collection(let elements): elements.flatMap(\.targets)
        case .runTimeValue, .defaultValue, .nilValue, .unsatisfied: []
        }
    }

    /// Calls a function for each target that must exist in the container of the requiring node. An opened container
    /// makes the others.
    func forEachSurroundingTarget(_ body: (Int) -> Void) {
        switch self {
        case .resolved(let target): body(target)
        case .deferred(.opening, _): break
        case .tagged(let edge), .entry(_, let edge), .deferred(.closure, let edge), .deferred(.lazy, let edge):
            edge.forEachSurroundingTarget(body)
        case .collection(let elements): for element in elements { element.forEachSurroundingTarget(body) }
        case .runTimeValue, .defaultValue, .nilValue, .unsatisfied: break
        }
    }

    /// The containers that it opens, each with the edge inside.
    var openings: [(containers: [Int], inner: DependencyEdge)] {
        switch self {
        case .deferred(.opening(_, let containers), let inner): [(containers, inner)]
        case .tagged(let edge), .entry(_, let edge), .deferred(.closure, let edge), .deferred(.lazy, let edge):
            edge.openings
        case .collection(let elements): elements.flatMap(\.openings)
        case .resolved, .runTimeValue, .defaultValue, .nilValue, .unsatisfied: []
        }
    }

    /// The same edge with other containers to open; nil if `transform` leaves no container to open.
    func mapOpenings(_ transform: ([Int], DependencyEdge) -> [Int]) -> DependencyEdge? {
        switch self {
        case .deferred(.opening(let function, let containers), let inner):
            let chosen = transform(containers, inner)
            return chosen.isEmpty ? nil : .deferred(.opening(function, chosen), inner)
        case .deferred(let deferral, let edge): return edge.mapOpenings(transform).map { .deferred(deferral, $0) }
        case .tagged(let edge): return edge.mapOpenings(transform).map { .tagged($0) }
        case .collection, .entry, .resolved, .runTimeValue, .defaultValue, .nilValue, .unsatisfied: return self
        }
    }

    /// The nodes that are required at once.
    package var immediateTargets: [Int] {
        switch self {
        case .resolved(let target): [target]
        case .tagged(let edge), .entry(_, let edge): edge.immediateTargets
        case .collection(let elements): elements.flatMap(\.immediateTargets)
        case .deferred, .runTimeValue, .defaultValue, .nilValue, .unsatisfied: []
        }
    }

    /// The same edge to other targets.
    func map(_ transform: (Int) -> Int) -> DependencyEdge {
        switch self {
        case .resolved(let target): .resolved(transform(target))
        case .tagged(let edge): .tagged(edge.map(transform))
        case .entry(let entry, let edge): .entry(entry, edge.map(transform))
        case .deferred(let deferral, let edge): .deferred(deferral, edge.map(transform))
        case .collection(let elements): .collection(elements.map { $0.map(transform) })
        case .runTimeValue(let number): .runTimeValue(number)
        case .defaultValue: .defaultValue
        case .nilValue: .nilValue
        case .unsatisfied: .unsatisfied
        }
    }

    /// The same edge with the types of its closures and `Lazy` replaced.
    func mappingTypes(_ type: (TypeExpression) -> TypeExpression) -> DependencyEdge {
        func map(_ function: TypeExpression.FunctionType) -> TypeExpression.FunctionType {
            if case .function(let mapped) = type(.function(function)) { mapped } else { function }
        }
        return switch self {
        case .deferred(.closure(let function), let edge): .deferred(.closure(map(function)), edge.mappingTypes(type))
        case .deferred(.opening(let function, let containers), let edge):
            .deferred(.opening(map(function), containers), edge.mappingTypes(type))
        case .deferred(.lazy(let lazy), let edge): .deferred(.lazy(type(lazy)), edge.mappingTypes(type))
        case .tagged(let edge): .tagged(edge.mappingTypes(type))
        case .entry(let entry, let edge): .entry(entry.mappingTypes(type), edge.mappingTypes(type))
        case .collection(let elements): .collection(elements.map { $0.mappingTypes(type) })
        case .resolved, .runTimeValue, .defaultValue, .nilValue, .unsatisfied: self
        }
    }

    /// Whether the argument uses a resolver.
    package var resolves: Bool {
        switch self {
        case .resolved, .deferred: true
        case .tagged(let edge), .entry(_, let edge): edge.resolves
        case .collection(let elements): elements.contains(where: \.resolves)
        case .runTimeValue, .defaultValue, .nilValue, .unsatisfied: false
        }
    }
}

/// A type that defers a resolve.
package enum DependencyDeferral: Sendable, Hashable {
    /// A closure `() -> T`, with the attributes and effects of its type.
    case closure(TypeExpression.FunctionType)
    /// DpendRuntime's `Lazy<T>`, with the `T`.
    case lazy(TypeExpression)
    /// A closure `(V) -> T` that opens a nested container with values and returns its `T`. It has the attributes and
    /// effects of its type, and the numbers of the containers that fit. More than one container is ambiguous.
    case opening(TypeExpression.FunctionType, [Int])
}

extension TypeExpression.FunctionType {
    /// The global actor that the closure is called on.
    package var globalActor: String? {
        attributes.first { $0 != "@Sendable" }.map { String($0.dropFirst()) }
    }

    /// Whether it may throw any error. A container has errors of its own, so a closure with a type of errors must not
    /// throw.
    package var isThrowing: Bool { throwing == .anyError }
}
