/// The parts of all containers, and what holds for each part because of those that it requires and that require it.
struct StaticParts {
    private(set) var all: [StaticPart]
    /// The number of permanently kept instances in each container.
    let keptCounts: [Int]

    private let graph: DependencyGraph
    private let containers: [StaticContainer]
    /// The positions of parts, by container.
    private let indices: [[DependencyKey: Int]]

    init(_ containers: [StaticContainer], in graph: DependencyGraph) {
        (self.containers, self.graph) = (containers, graph)
        all = containers.flatMap { container in
            zip(container.plan.registrations, container.accessors.registered).map {
                StaticPart(registration: $0, accessor: $1, container: container.number)
            }
        }
        var indices = containers.map { _ in [DependencyKey: Int]() }
        for (index, part) in all.enumerated() { indices[part.container][part.accessor.key] = index }
        self.indices = indices
        var keptCounts = containers.map { _ in 0 }
        for index in all.indices where all[index].isKeptForGood {
            all[index].keptNumber = keptCounts[all[index].container]
            keptCounts[all[index].container] += 1
        }
        self.keptCounts = keptCounts
        for index in all.indices {
            all[index].isOfOneTask =
                graph.position(of: all[index].accessor.key).map(graph.positionsOfOneTask.contains) ?? false
        }
        propagate()
        findSharing()
        findHolds()
        findCrossings()
    }

    /// The part of a key in a container; nil if an outer container has it, or the caller passes it.
    func part(_ key: DependencyKey, in container: Int) -> StaticPart? { indices[container][key].map { all[$0] } }

    /// The position of a key's part, in a container or around it.
    private func index(_ key: DependencyKey, from container: Int) -> Int? {
        containers.outward(from: container).lazy.compactMap { indices[$0][key] }.first
    }

    /// The immediate dependencies of a part that can be made at the same time.
    func madeTogether(for part: StaticPart) -> [Int] {
        part.effects.isAsync ? part.immediateTargets.filter { all[$0].startsApart } : []
    }

    /// Finds what several tasks of one call may require.
    private mutating func findSharing() {
        guard graph.startsInParallel, all.contains(where: { $0.scope == .shared }) else { return }
        var open = all.flatMap { part in
            let together = madeTogether(for: part)
            return together.count > 1 ? together : []
        }
        while let next = open.popLast() {
            if all[next].isReachedTogether || all[next].takesRunTimeValues { continue }
            all[next].isReachedTogether = true
            open += all[next].immediateTargets
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
        for index in all.indices { all[index].immediateTargets = targets(of: all[index], \.immediateTargets) }
        for index in EffectPropagation.postorder(Adjacency(all.map(\.immediateTargets))) {
            let targets = all[index].immediateTargets.map { all[$0] }
            all[index].needsShared =
                all[index].scope == .shared || targets.contains { $0.needsShared && !$0.takesRunTimeValues }
            all[index].throwsInside =
                all[index].effects.isThrowing || all[index].isTracked
                || targets.contains { $0.throwsInside && !$0.takesRunTimeValues }
                || all[index].takesRunTimeValues && all[index].registration.isKnotted
        }
    }

    /// Finds the parts that the container may keep and that call the container later, themselves or through their
    /// immediate dependencies.
    private mutating func findHolds() {
        var reached = all.map(\.isKept)
        var pending = reached.indices.filter { reached[$0] }
        while let index = pending.popLast() {
            // A container that keeps an instance of an outer container also keeps that container.
            for target in targets(of: all[index], \.targets)
            where !reached[target] && all[target].container == all[index].container {
                reached[target] = true
                pending.append(target)
            }
        }
        guard reached.contains(true) else { return }
        for number in EffectPropagation.postorder(Adjacency(all.map(\.immediateTargets))) where reached[number] {
            let part = all[number]
            let calls =
                part.edges.contains { edge in
                    edge.isDeferred
                        || edge.immediateTargets.contains { position in
                            guard let target = index(graph.nodes[position].key, from: part.container).map({ all[$0] })
                            else { return false }
                            // An instance of an outer container holds that container.
                            return target.takesRunTimeValues || target.needsHold && target.container == part.container
                        }
                } || part.isAlias && part.immediateTargets.contains { all[$0].needsHold }
            all[number].needsHold = calls && !part.isKept
            all[number].makesHold = calls && part.scope != .unique && !part.isAlias
        }
    }

    private mutating func findCrossings() {
        let injections = containers.flatMap { container in
            container.plan.injectedClasses.map {
                (edges: $0.properties.map(\.edge), effects: $0.effects, container: container.number)
            }
        }
        for (edges, own, container) in all.map({ ($0.edges, $0.effects, $0.container) }) + injections {
            let crossed = edges.flatMap { edge in
                edge.crossings(from: own.globalActor, isAsync: own.isAsync, in: container) { position, container in
                    index(graph.nodes[position].key, from: container)
                } _: {
                    all[$0]
                }
            }
            for index in crossed where all[index].takesRunTimeValues || !all[index].effects.isAsync {
                // Asynchronous functions handle this themselves.
                all[index].isCrossed = true
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
}
