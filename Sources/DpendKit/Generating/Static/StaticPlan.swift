import DpendRuntime

/// The plan of the `static` back end for all dependencies.
struct StaticPlan {
    /// The plan of the root.
    let plan: RegistrationPlan
    let graph: DependencyGraph
    let accessors: AccessorPlan
    private let known: StaticParts
    /// The parts of all containers.
    var parts: [StaticPart] { known.all }
    /// All containers, by their numbers.
    let containers: [StaticContainer]
    /// The declaration.
    let type: SwiftType
    /// The types beside it.
    let types: StaticTypeNames

    /// The containers whose lock a `Lazy` uses.
    private var lazyContainers: Set<Int> = []

    /// The number of permanently kept instances in each container.
    var keptCounts: [Int] { known.keptCounts }

    private let externals: [[DependencyKey: Accessor]]

    init(_ plan: RegistrationPlan, _ accessors: AccessorPlan, in graph: DependencyGraph, name: String) {
        self.plan = plan
        self.accessors = accessors
        self.graph = graph
        type = SwiftType(SwiftName(escaping: name))
        containers = StaticContainer.all(plan, accessors, name: SwiftName(escaping: name))
        types = StaticTypeNames(plan, containers, name: name)
        known = StaticParts(containers, in: graph)
        externals = containers.map { Dictionary(uniqueKeysWithValues: $0.accessors.externals.map { ($0.key, $0) }) }
        for part in parts { for edge in part.edges { edge.addLazyContainers(in: part.container, to: &lazyContainers) } }
        for container in containers {
            for property in container.plan.injectedClasses.flatMap(\.properties) {
                property.edge.addLazyContainers(in: container.number, to: &lazyContainers)
            }
        }
    }

    var access: AccessLevel { plan.visibility.access }

    /// Whether there are nested containers.
    var isNested: Bool { containers.count > 1 }

    /// The access of members that only generated code uses.
    var hidden: SwiftModifiers { accessors.hidden }

    /// The target of a key.
    enum Target {
        case part(StaticPart)
        /// A value, and the container that receives it.
        case external(Accessor, Int)
    }

    /// The target of a graph position, in a container or around it; nil only for graphs with errors.
    func target(_ position: Int, from container: Int) -> Target? { target(graph.nodes[position].key, from: container) }

    func target(_ key: DependencyKey, from container: Int) -> Target? {
        for current in containers.outward(from: container) {
            if let part = known.part(key, in: current) { return .part(part) }
            if let external = externals[current][key] { return .external(external, current) }
        }
        return nil
    }

    func parts(of container: Int) -> [StaticPart] { isNested ? parts.filter { $0.container == container } : parts }

    /// A container, as seen from an inner container that is given as an expression.
    func container(_ outer: Int, around inner: Int, _ receiver: SwiftExpression) -> SwiftExpression {
        var (result, current) = (receiver, inner)
        while current != outer, let parent = containers[current].parent {
            result = "\(result)._outer"
            current = parent
        }
        return result
    }

    func hasHold(_ container: Int) -> Bool {
        parts.contains { $0.container == container && ($0.needsHold || $0.makesHold) }
    }
    func sharesHold(_ container: Int) -> Bool {
        parts.contains { $0.container == container && $0.scope == .shared && $0.makesHold }
    }
    var hasAnyHold: Bool { parts.contains { $0.needsHold || $0.makesHold } }
    var hasKeptInstances: Bool { parts.contains { $0.isKeptForGood } }
    func hasTracking(_ container: Int) -> Bool {
        parts.contains { $0.container == container && $0.isTracked && !$0.effects.isAsync }
    }
    var hasAnyTracking: Bool { parts.contains { $0.isTracked && !$0.effects.isAsync } }
    var hasAsyncTracking: Bool { parts.contains { $0.isTracked && $0.effects.isAsync } }
    var hasTransfer: Bool {
        containers.contains(where: \.plan.transfersArguments)
            || parts.contains { $0.effects.isAsync && !$0.takesRunTimeValues || $0.isCrossed }
    }
    var hasPending: Bool { parts.contains(where: hasTask) }

    /// Whether a task makes the instances of a part, for all that wait for them.
    func hasTask(_ part: StaticPart) -> Bool {
        part.effects.isAsync && !part.takesRunTimeValues && (part.isKept || isSharedTogether(part))
    }

    /// Whether a synchronous instance of scope `shared` is made with the lock, since several tasks may require it.
    func isLocked(_ part: StaticPart) -> Bool {
        part.isKept || part.isTracked || isSharedTogether(part)
    }

    /// Whether several tasks may require an instance of scope `shared` in one call.
    private func isSharedTogether(_ part: StaticPart) -> Bool { part.scope == .shared && part.isReachedTogether }

    /// Whether there are such instances.
    var sharesAtTheSameTime: Bool { parts.contains(where: isSharedTogether) }

    var hasShared: Bool { parts.contains { $0.scope == .shared } }
    func hasLock(_ container: Int) -> Bool {
        let own = parts(of: container)
        return own.contains { $0.effects.isAsync ? $0.isKept || hasTask($0) : isLocked($0) }
            || lazyContainers.contains(container)
    }
    var hasAnyLock: Bool { containers.contains { hasLock($0.number) } }
    var usesRuntime: Bool { containers.useRuntime }

    /// Whether a container, or one in it, closes something.
    func closes(_ container: Int) -> Bool { plan.closes(container) }

    /// The statements that make a new object of a part, and note it for its container, and the object. They are the
    /// call alone if the container does not close the object.
    func closing(_ part: StaticPart, _ call: SwiftExpression) -> (
        statements: [SwiftStatement], expression: SwiftExpression
    ) {
        guard part.registration.isClosed else { return ([], call) }
        let path = part.container == NestedContainers.root ? nil : plan.containers.all[part.container].path
        return (part.registration.making(call, notingIn: "self._closing.add", of: path), "new")
    }

    /// The statements that measure the rest of a block, in which an object of a part is made.
    @SwiftStatements func tracing(_ part: StaticPart) -> [SwiftStatement] {
        if plan.traces, case .provider = part.registration.source {
            let path = part.container == NestedContainers.root ? nil : plan.containers.all[part.container].path
            SwiftStatement.let(
                "trace_",
                SwiftExpression("\(types.trace).begin").call(
                    [SwiftArgument(.string(part.registration.title(in: path)))]
                        + (part.effects.isAsync ? [SwiftArgument("waits", "true")] : [])))
            SwiftStatement.defer { "trace_.end()" }
        }
    }

    /// The value that carries an instance into another isolation, where the compiler cannot see that this is safe.
    func transfer(_ instance: SwiftExpression, of part: StaticPart) -> SwiftExpression {
        SwiftExpression(transferType(of: part)).call([SwiftArgument(instance.marked)])
    }

    func transferType(of part: StaticPart) -> SwiftType { "\(types.transfer)<\(part.type)>" }

    /// The asynchronous dependencies of a part that are made at the same time.
    func start(of part: StaticPart, _ arguments: StaticArguments) -> ParallelStart {
        let edges: [DependencyProvider.ParameterEdge] =
            if part.effects.isAsync, graph.startsInParallel, case .provider(let provider) = part.registration.source {
                provider.callEdges + (part.registration.setter == nil ? [] : provider.propertyEdges)
            } else { [] }
        return ParallelStart(edges, types.start) { position in
            guard case .part(let target) = target(position, from: part.container), target.startsApart else {
                return nil
            }
            let start = target.startsAlone(for: part) ? SwiftExpression("self.\(target.startName)").call() : nil
            return ParallelStart.Making(type: target.type, instance: arguments.use(.part(target)), start: start)
        }
    }

    /// Whether some asynchronous dependencies are made at the same time.
    var hasStart: Bool {
        guard graph.startsInParallel else { return false }
        return parts.contains { part in
            let together = known.madeTogether(for: part).map { parts[$0] }
            return together.count > 1 && !together.allSatisfy { $0.startsAlone(for: part) }
        } || containers.contains { StaticClass(plan: self, container: $0).startsEagerly }
    }
}

extension DependencyEdge {
    /// Adds the containers whose `Lazy` it uses.
    fileprivate func addLazyContainers(in container: Int, to containers: inout Set<Int>) {
        switch self {
        case .deferred(.lazy, _): containers.insert(container)
        case .deferred(.opening(_, let opened), let edge): edge.addLazyContainers(in: opened[0], to: &containers)
        case .deferred(.closure, let edge), .tagged(let edge), .entry(_, let edge):
            edge.addLazyContainers(in: container, to: &containers)
        case .collection(let elements):
            for element in elements { element.addLazyContainers(in: container, to: &containers) }
        case .resolved, .runTimeValue, .defaultValue, .nilValue, .unsatisfied: break
        }
    }
}
