/// Why only some containers can make a provider: it or one of its requirements belongs to them.
struct HomeReason {
    /// The nodes from the provider to the cause.
    let way: [Int]
    let kind: Kind
    /// The containers that remain.
    let available: ContainerSet

    enum Kind: Hashable {
        /// The last node is a value of nested containers.
        case value
        /// The last node opens a container.
        case opening(Int)
        /// The user placed the last node in a container.
        case placement(Int)
    }
}

extension DependencyGraph {
    /// The reasons for a node's containers, nearest first; one for each value, opened container and placement.
    func homeReasons(of position: Int) -> [HomeReason] {
        guard let homes else { return [] }
        let containers = homes.containers
        var reasons: [HomeReason] = []
        var previous: [Int: Int] = [position: position]
        var queue = [position]
        var head = 0
        while head < queue.count {
            let node = queue[head]
            head += 1
            for (kind, available) in ownReasons(of: node) where available != containers.everywhere {
                var way = [node]
                while let before = way.last.flatMap({ previous[$0] }), before != way.last { way.append(before) }
                reasons.append(HomeReason(way: way.reversed(), kind: kind, available: available))
            }
            for provider in nodes[node].providers {
                for edge in provider.edges {
                    edge.forEachSurroundingTarget { target in
                        if previous[target] == nil {
                            previous[target] = node
                            queue.append(target)
                        }
                    }
                }
            }
        }
        return reasons
    }

    private func ownReasons(of node: Int) -> [(HomeReason.Kind, ContainerSet)] {
        guard let homes else { return [] }
        let containers = homes.containers
        var reasons: [(HomeReason.Kind, ContainerSet)] = []
        let key = nodes[node].key
        if nodes[node].providers.contains(where: \.factory.isExternal) {
            var holders = ContainerSet([])
            for (number, container) in containers.all.enumerated() where container.values.contains(key) {
                holders.formUnion(containers.within(number))
            }
            if !holders.isEmpty { reasons.append((.value, holders)) }
        }
        for provider in nodes[node].providers {
            for (opened, _) in provider.edges.flatMap(\.openings) {
                for container in opened {
                    reasons.append(
                        (
                            .opening(container),
                            containers.within(containers.all[container].parent ?? NestedContainers.root)
                        ))
                }
            }
            if let wanted = provider.factory.placement.flatMap({ containers.number(of: $0.container) }),
                homes.available[node].isSubset(of: containers.within(wanted))
            {
                reasons.append((.placement(wanted), containers.within(wanted)))
            }
        }
        return reasons
    }

    /// The fewest reasons that together leave no container, or none of a set.
    func conflictingReasons(of position: Int, within set: ContainerSet) -> [HomeReason] {
        var chosen: [HomeReason] = []
        var rest = set
        for reason in homeReasons(of: position) {
            if rest.isSubset(of: reason.available) { continue }
            chosen.append(reason)
            rest.formIntersection(reason.available)
            if rest.isEmpty { break }
        }
        guard rest.isEmpty else { return [] }
        for reason in chosen where chosen.count > 1 {
            let others = chosen.filter { $0.way != reason.way || $0.kind != reason.kind }
            if others.reduce(into: set, { $0.formIntersection($1.available) }).isEmpty { chosen = others }
        }
        return chosen
    }

    /// A reason in a sentence whose subject is the provider.
    ///
    /// - Parameter isShort: Whether to omit the container if possible.
    func words(_ reason: HomeReason, isShort: Bool = false) -> String {
        let containers = containers
        let key = nodes[reason.way[reason.way.count - 1]].key
        let places = containers.outermost(reason.available).map(containers.title).joined(separator: " and ")
        switch reason.kind {
        case .value where isShort: return "requires '\(key)'"
        case .value: return "requires '\(key)', which exists only in \(places)"
        case .opening(let opened):
            let subject = reason.way.count == 1 ? "" : "requires '\(key)', which "
            return "\(subject)opens \(containers.title(opened)), which lies within \(places)"
        case .placement(let wanted):
            return reason.way.count == 1
                ? "is placed in \(containers.title(wanted))"
                : "requires '\(key)', which is placed in \(containers.title(wanted))"
        }
    }

    /// The keys on the way to a reason, each with its containers.
    func chain(_ reason: HomeReason) -> String {
        reason.way.map { nameInContainer(nodes[$0].key) }.joined(separator: " → ")
    }

    /// A key with its nested containers.
    func nameInContainer(_ key: DependencyKey) -> String {
        guard homes != nil, let position = position(of: key) else { return key.description }
        let homes = homes(of: position)
        return homes == [NestedContainers.root]
            ? key.description : "\(key) [\(homes.map(containers.title).joined(separator: ", "))]"
    }
}
