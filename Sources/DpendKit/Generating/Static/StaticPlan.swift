import DpendRuntime

/// The plan of the `static` back end for all dependencies.
struct StaticPlan {
    /// The plan of the root.
    let plan: RegistrationPlan
    let graph: DependencyGraph
    let accessors: AccessorPlan
    /// The parts of all containers.
    private(set) var parts: [StaticPart]
    /// All containers, by their numbers.
    let containers: [StaticContainer]
    /// The declaration.
    let type: SwiftType
    /// Its name, with which the names of other declarations begin.
    private let name: String

    /// The containers whose lock a `Lazy` uses.
    private var lazyContainers: Set<Int> = []

    /// The number of permanently kept instances in each container.
    let keptCounts: [Int]

    /// The indices of parts, by container.
    private let indices: [[DependencyKey: Int]]
    private let externals: [[DependencyKey: Accessor]]

    init(_ plan: RegistrationPlan, _ accessors: AccessorPlan, in graph: DependencyGraph, name: String) {
        self.plan = plan
        self.accessors = accessors
        self.graph = graph
        self.name = name
        type = SwiftType(SwiftName(escaping: name))
        containers = StaticContainer.all(plan, accessors, name: SwiftName(escaping: name))
        parts = containers.flatMap { container in
            zip(container.plan.registrations, container.accessors.registered).map {
                StaticPart(registration: $0, accessor: $1, container: container.number)
            }
        }
        var indices = containers.map { _ in [DependencyKey: Int]() }
        for (index, part) in parts.enumerated() { indices[part.container][part.accessor.key] = index }
        self.indices = indices
        externals = containers.map { Dictionary(uniqueKeysWithValues: $0.accessors.externals.map { ($0.key, $0) }) }
        for part in parts { for edge in part.edges { edge.addLazyContainers(in: part.container, to: &lazyContainers) } }
        for container in containers {
            for property in container.plan.injectedClasses.flatMap(\.properties) {
                property.edge.addLazyContainers(in: container.number, to: &lazyContainers)
            }
        }
        var keptCounts = containers.map { _ in 0 }
        for index in parts.indices where parts[index].isKeptForGood {
            parts[index].keptNumber = keptCounts[parts[index].container]
            keptCounts[parts[index].container] += 1
        }
        self.keptCounts = keptCounts
        for index in parts.indices {
            parts[index].isOfOneTask =
                graph.position(of: parts[index].accessor.key).map(graph.positionsOfOneTask.contains) ?? false
        }
        propagate()
        findSharing()
        findHolds()
        findCrossings()
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
        var next: Int? = container
        while let current = next {
            if let index = indices[current][key] { return .part(parts[index]) }
            if let external = externals[current][key] { return .external(external, current) }
            next = containers[current].parent
        }
        return nil
    }

    /// The part of a key, in a container or around it.
    private func index(_ key: DependencyKey, from container: Int) -> Int? {
        var next: Int? = container
        while let current = next {
            if let index = indices[current][key] { return index }
            next = containers[current].parent
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
    var usesRuntime: Bool { containers.contains(where: \.plan.usesRuntime) }

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
                SwiftExpression("\(traceType).begin").call(
                    [SwiftArgument(.string(part.registration.title(in: path)))]
                        + (part.effects.isAsync ? [SwiftArgument("waits", "true")] : [])))
            SwiftStatement.defer { "trace_.end()" }
        }
    }

    /// The name of a helper type where it is declared.
    func supportName(_ suffix: String) -> SwiftType { plan.unused("\(name)\(suffix)") }

    /// The full name of a helper type. An extension of a nested type does not see the types beside it.
    private func support(_ suffix: String) -> SwiftType {
        isNested ? "\(type).\(supportName(suffix))" : supportName(suffix)
    }

    var sharedType: SwiftType { support("SharedInstances") }
    var keptType: SwiftType { support(isNested ? "KeptInstances" : "KeptInstance") }
    var transferType: SwiftType { support("Transfer") }
    var makingType: SwiftType { support("Making") }
    var waitingType: SwiftType { support("Waiting") }
    var pendingType: SwiftType { support("Pending") }
    var closingType: SwiftType { support("Closing") }
    var traceType: SwiftType { support("Trace") }
    var startTypes: ParallelStart.Types { ParallelStart.Types(started: support("Started"), start: support("Start")) }
    var cycleType: SwiftType { support("DependencyCycle") }
    var goneType: SwiftType { support("Gone") }
    func holdName(_ container: Int) -> SwiftType { supportName("\(containers[container].suffix)Hold") }
    func holdType(_ container: Int) -> SwiftType {
        isNested ? "\(containers[container].type).\(holdName(container))" : holdName(container)
    }
    var lockType: SwiftType { usesRuntime ? "\(.runtime)RecursiveLock" : plan.unused("\(name)Lock") }

    /// The value that carries an instance into another isolation, where the compiler cannot see that this is safe.
    func transfer(_ instance: SwiftExpression, of part: StaticPart) -> SwiftExpression {
        SwiftExpression(transferType(of: part)).call([SwiftArgument(instance.marked)])
    }

    func transferType(of part: StaticPart) -> SwiftType { "\(transferType)<\(part.type)>" }

    /// The asynchronous dependencies of a part that are made at the same time.
    func start(of part: StaticPart, _ arguments: StaticArguments) -> ParallelStart {
        let edges: [DependencyProvider.ParameterEdge] =
            if part.effects.isAsync, graph.startsInParallel, case .provider(let provider) = part.registration.source {
                provider.callEdges + (part.registration.setter == nil ? [] : provider.propertyEdges)
            } else { [] }
        return ParallelStart(edges, startTypes) { position in
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
            let together = madeTogether(for: part).map { parts[$0] }
            return together.count > 1 && !together.allSatisfy { $0.startsAlone(for: part) }
        } || containers.contains { StaticClass(plan: self, container: $0).startsEagerly }
    }

    /// The immediate dependencies of a part that can be made at the same time.
    private func madeTogether(for part: StaticPart) -> [Int] {
        part.effects.isAsync ? part.immediateTargets.filter { parts[$0].startsApart } : []
    }

    /// Finds what several tasks of one call may require.
    private mutating func findSharing() {
        guard graph.startsInParallel, hasShared else { return }
        var open = parts.flatMap { part in
            let together = madeTogether(for: part)
            return together.count > 1 ? together : []
        }
        while let next = open.popLast() {
            if parts[next].isReachedTogether || parts[next].takesRunTimeValues { continue }
            parts[next].isReachedTogether = true
            open += parts[next].immediateTargets
        }
    }

    private func targets(of part: StaticPart, _ positions: (DependencyEdge) -> [Int]) -> [Int] {
        if case .alias(let key) = part.registration.source {
            return index(key, from: part.container).map { [$0] } ?? []
        }
        return part.edges.flatMap(positions).compactMap { index(graph.nodes[$0].key, from: part.container) }
    }

    /// Passes the effects of making a part on to the parts that require it at once.
    private mutating func propagate() {
        for index in parts.indices { parts[index].immediateTargets = targets(of: parts[index], \.immediateTargets) }
        for index in EffectPropagation.postorder(Adjacency(parts.map(\.immediateTargets))) {
            let targets = parts[index].immediateTargets.map { parts[$0] }
            parts[index].needsShared =
                parts[index].scope == .shared || targets.contains { $0.needsShared && !$0.takesRunTimeValues }
            parts[index].throwsInside =
                parts[index].effects.isThrowing || parts[index].isTracked
                || targets.contains { $0.throwsInside && !$0.takesRunTimeValues }
                || parts[index].takesRunTimeValues && parts[index].registration.isKnotted
        }
    }

    /// Finds the parts that the container may keep and that call the container later, themselves or through their
    /// immediate dependencies.
    private mutating func findHolds() {
        var reached = parts.map(\.isKept)
        var pending = reached.indices.filter { reached[$0] }
        while let index = pending.popLast() {
            // A container that keeps an instance of an outer container also keeps that container.
            for target in targets(of: parts[index], \.targets)
            where !reached[target] && parts[target].container == parts[index].container {
                reached[target] = true
                pending.append(target)
            }
        }
        guard reached.contains(true) else { return }
        for number in EffectPropagation.postorder(Adjacency(parts.map(\.immediateTargets))) where reached[number] {
            let part = parts[number]
            let calls =
                part.edges.contains { edge in
                    edge.isDeferred
                        || edge.immediateTargets.contains { position in
                            guard let target = index(graph.nodes[position].key, from: part.container).map({ parts[$0] })
                            else { return false }
                            // An instance of an outer container holds that container.
                            return target.takesRunTimeValues || target.needsHold && target.container == part.container
                        }
                } || part.isAlias && part.immediateTargets.contains { parts[$0].needsHold }
            parts[number].needsHold = calls && !part.isKept
            parts[number].makesHold = calls && part.scope != .unique && !part.isAlias
        }
    }

    private mutating func findCrossings() {
        let injections = containers.flatMap { container in
            container.plan.injectedClasses.map {
                (edges: $0.properties.map(\.edge), effects: $0.effects, container: container.number)
            }
        }
        for (edges, own, container) in parts.map({ ($0.edges, $0.effects, $0.container) }) + injections {
            let crossed = edges.flatMap { edge in
                edge.crossings(from: own.globalActor, isAsync: own.isAsync, in: container) { position, container in
                    index(graph.nodes[position].key, from: container)
                } _: {
                    parts[$0]
                }
            }
            for index in crossed where parts[index].takesRunTimeValues || !parts[index].effects.isAsync {
                // Asynchronous functions handle this themselves.
                parts[index].isCrossed = true
            }
        }
    }
}

extension StaticPart {
    /// How the provider's dependencies are satisfied; empty for another name of an instance.
    var edges: [DependencyEdge] {
        switch registration.source {
        case .provider(let provider): provider.edges
        case .alias: []
        }
    }
}

extension DependencyEdge {
    /// The parts that are awaited from outside their actor.
    fileprivate func crossings(
        from actor: String?, isAsync: Bool, in container: Int, _ index: (Int, Int) -> Int?, _ part: (Int) -> StaticPart
    ) -> [Int] {
        switch self {
        case .resolved(let position):
            guard let index = index(position, container), let other = part(index).effects.globalActor else { return [] }
            // The type of a closure with run-time values determines where it is called.
            if part(index).takesRunTimeValues { return part(index).isCalledFromElsewhere ? [index] : [] }
            return isAsync && other != actor ? [index] : []
        case .tagged(let inner), .entry(_, let inner):
            return inner.crossings(from: actor, isAsync: isAsync, in: container, index, part)
        case .collection(let elements):
            return elements.flatMap { $0.crossings(from: actor, isAsync: isAsync, in: container, index, part) }
        case .deferred(.closure(let function), let inner):
            return inner.crossings(from: function.globalActor, isAsync: function.isAsync, in: container, index, part)
        case .deferred(.opening(let function, let containers), let inner):
            return inner.crossings(
                from: function.globalActor, isAsync: function.isAsync, in: containers[0], index, part)
        case .deferred(.lazy, _), .runTimeValue, .defaultValue, .nilValue, .unsatisfied: return []
        }
    }
}

extension StaticPart {
    fileprivate var isAlias: Bool { if case .alias = registration.source { true } else { false } }
}

extension DependencyEdge {
    /// Whether a dependency is resolved later.
    fileprivate var isDeferred: Bool {
        switch self {
        case .deferred: true
        case .tagged(let inner), .entry(_, let inner): inner.isDeferred
        case .collection(let elements): elements.contains(where: \.isDeferred)
        case .resolved, .runTimeValue, .defaultValue, .nilValue, .unsatisfied: false
        }
    }

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
