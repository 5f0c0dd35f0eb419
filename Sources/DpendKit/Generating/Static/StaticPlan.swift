import DpendRuntime

/// What the `static` back-end writes, worked out for all dependencies together.
struct StaticPlan {
    let plan: RegistrationPlan
    let graph: DependencyGraph
    let accessors: AccessorPlan
    private(set) var parts: [StaticPart]
    /// The declaration.
    let type: SwiftType
    /// Its name, and the beginning of the names of those beside it.
    private let name: String

    private let indices: [DependencyKey: Int]
    private let externals: [DependencyKey: Accessor]

    init(_ plan: RegistrationPlan, _ accessors: AccessorPlan, in graph: DependencyGraph, name: String) {
        self.plan = plan
        self.accessors = accessors
        self.graph = graph
        self.name = name
        type = SwiftType(SwiftName(escaping: name))
        parts = zip(plan.registrations, accessors.registered).map { StaticPart(registration: $0, accessor: $1) }
        indices = Dictionary(uniqueKeysWithValues: parts.enumerated().map { ($1.accessor.key, $0) })
        externals = Dictionary(uniqueKeysWithValues: accessors.externals.map { ($0.key, $0) })
        propagate()
        findHolds()
        findCrossings()
    }

    var access: AccessLevel { plan.visibility.access }

    /// What stands behind a key.
    enum Target {
        case part(StaticPart)
        case external(Accessor)
    }

    /// What a position of the graph leads to; nil only for graphs that are in error.
    func target(_ position: Int) -> Target? { target(graph.nodes[position].key) }

    func target(_ key: DependencyKey) -> Target? {
        if let index = indices[key] { return .part(parts[index]) }
        return externals[key].map { .external($0) }
    }

    var hasHold: Bool { parts.contains { $0.needsHold || $0.makesHold } }
    var sharesHold: Bool { parts.contains { $0.scope == .shared && $0.makesHold } }
    var hasKeptState: Bool { parts.contains { $0.isKept } }
    var hasKeptInstances: Bool { parts.contains { $0.isKeptForGood } }
    var hasTracking: Bool { parts.contains { $0.isTracked && !$0.effects.isAsync } }
    var hasAsyncTracking: Bool { parts.contains { $0.isTracked && $0.effects.isAsync } }
    var hasTransfer: Bool { plan.transfersArguments || parts.contains { $0.effects.isAsync && !$0.isAssisted || $0.isCrossed } }
    var hasShared: Bool { parts.contains { $0.scope == .shared } }
    var hasLazy: Bool {
        (parts.flatMap(\.edges) + plan.injectedClasses.flatMap(\.properties).map(\.edge)).contains { $0.containsLazy }
    }
    var hasLock: Bool { hasKeptState || hasTracking || hasLazy }
    var usesRuntime: Bool { plan.usesRuntime }

    var sharedType: SwiftType { plan.unused("\(name)SharedInstances") }
    var keptType: SwiftType { plan.unused("\(name)KeptInstance") }
    var transferType: SwiftType { plan.unused("\(name)Transfer") }
    var makingType: SwiftType { plan.unused("\(name)Making") }
    var cycleType: SwiftType { plan.unused("\(name)DependencyCycle") }
    var holdType: SwiftType { plan.unused("\(name)Hold") }
    var goneType: SwiftType { plan.unused("\(name)Gone") }
    var lockType: SwiftType { usesRuntime ? "\(.runtime)RecursiveLock" : plan.unused("\(name)Lock") }

    /// The value in which an instance gets to where the compiler cannot see that it may go.
    func transfer(_ instance: SwiftExpression, of part: StaticPart) -> SwiftExpression {
        SwiftExpression(transferType(of: part)).call([SwiftArgument(instance.marked)])
    }

    func transferType(of part: StaticPart) -> SwiftType { "\(transferType)<\(part.type)>" }

    private func targets(of part: StaticPart, _ positions: (DependencyEdge) -> [Int]) -> [Int] {
        if case .alias(let key) = part.registration.source { return indices[key].map { [$0] } ?? [] }
        return part.edges.flatMap(positions).compactMap { indices[graph.nodes[$0].key] }
    }

    /// Carries what making a part involves to what needs the part at once.
    private mutating func propagate() {
        for index in parts.indices { parts[index].immediateTargets = targets(of: parts[index], \.immediateTargets) }
        for index in EffectPropagation.postorder(Adjacency(parts.map(\.immediateTargets))) {
            let targets = parts[index].immediateTargets.map { parts[$0] }
            parts[index].needsShared = parts[index].scope == .shared || targets.contains { $0.needsShared && !$0.isAssisted }
            parts[index].throwsInside =
                parts[index].effects.isThrowing || parts[index].isTracked
                || targets.contains { $0.throwsInside && !$0.isAssisted } || parts[index].isAssisted && parts[index].registration.isKnotted
        }
    }

    /// Finds what the container may keep and what calls the container later, of itself or in what it needs at once.
    private mutating func findHolds() {
        var reached = parts.map(\.isKept)
        var pending = reached.indices.filter { reached[$0] }
        while let index = pending.popLast() {
            for target in targets(of: parts[index], \.targets) where !reached[target] {
                reached[target] = true
                pending.append(target)
            }
        }
        guard reached.contains(true) else { return }
        for index in EffectPropagation.postorder(Adjacency(parts.map(\.immediateTargets))) where reached[index] {
            let calls = parts[index].edges.contains { edge in
                edge.isDeferred || edge.immediateTargets.contains { position in
                    indices[graph.nodes[position].key].map { parts[$0].isAssisted || parts[$0].needsHold } ?? false
                }
            } || parts[index].isAlias && parts[index].immediateTargets.contains { parts[$0].needsHold }
            parts[index].needsHold = calls && !parts[index].isKept
            parts[index].makesHold = calls && parts[index].scope != .unique && !parts[index].isAlias
        }
    }

    private mutating func findCrossings() {
        let injections = plan.injectedClasses.map { (edges: $0.properties.map(\.edge), effects: $0.effects) }
        for (edges, own) in parts.map({ ($0.edges, $0.effects) }) + injections {
            let crossed = edges.flatMap { edge in
                edge.crossings(from: own.globalActor, isAsync: own.isAsync) { position in
                    indices[graph.nodes[position].key].map { parts[$0] }
                }
            }
            for position in crossed {
                guard let index = indices[graph.nodes[position].key] else { continue }
                // What awaits has means of its own.
                if parts[index].isAssisted || !parts[index].effects.isAsync { parts[index].isCrossed = true }
            }
        }
    }
}

extension StaticPart {
    /// How the provider's dependencies are met; none for another name of an instance.
    var edges: [DependencyEdge] {
        switch registration.source {
        case .provider(let provider): provider.edges
        case .alias: []
        }
    }
}

extension DependencyEdge {
    /// The positions of what is awaited from outside its actor.
    fileprivate func crossings(from actor: String?, isAsync: Bool, _ part: (Int) -> StaticPart?) -> [Int] {
        switch self {
        case .resolved(let position):
            guard let target = part(position), let other = target.effects.globalActor else { return [] }
            // A closure that takes run-time values is called from where its type says.
            if target.isAssisted { return target.isCalledFromElsewhere ? [position] : [] }
            return isAsync && other != actor ? [position] : []
        case .tagged(let inner): return inner.crossings(from: actor, isAsync: isAsync, part)
        case .collection(let elements): return elements.flatMap { $0.crossings(from: actor, isAsync: isAsync, part) }
        case .deferred(.closure(let function), let inner):
            return inner.crossings(from: function.globalActor, isAsync: function.isAsync, part)
        case .deferred(.lazy, _), .runtimeArgument, .defaultValue, .nilValue, .unsatisfied: return []
        }
    }
}

extension StaticPart {
    fileprivate var isAlias: Bool { if case .alias = registration.source { true } else { false } }
}

extension DependencyEdge {
    /// Whether something is resolved later than now.
    fileprivate var isDeferred: Bool {
        switch self {
        case .deferred: true
        case .tagged(let inner): inner.isDeferred
        case .collection(let elements): elements.contains(where: \.isDeferred)
        case .resolved, .runtimeArgument, .defaultValue, .nilValue, .unsatisfied: false
        }
    }

    /// Whether a `Lazy` is made for it.
    var containsLazy: Bool {
        switch self {
        case .deferred(.lazy, _): true
        case .deferred(.closure, let edge), .tagged(let edge): edge.containsLazy
        case .collection(let elements): elements.contains(where: \.containsLazy)
        case .resolved, .runtimeArgument, .defaultValue, .nilValue, .unsatisfied: false
        }
    }
}
