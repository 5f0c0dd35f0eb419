/// Finds out which containers the nodes of a graph belong to (nested, section 2).
///
///     User ◀── Api ◀── HomeModel ◀─ ─ opens Session ─ ─ AppCoordinator
///     └──────── Session ───────┘                        └─── root ───┘
///
/// A set of containers says where a node can be made: where its values are, and all that it requires. Such a set has with a container all
/// that lie within, so those that lie in no other one of it are the homes. The cost is linear: the nodes of a cycle share one set.
struct HomeFinder {
    let containers: NestedContainers
    private let nodes: [DependencyGraphNode]
    /// What each node requires in its own container or around it.
    private let surrounding: Adjacency
    private let everywhere: ContainerSet
    /// Where what opens a container can be, by the container.
    private let openers: [ContainerSet]
    /// The containers that are handed a value, with all within them.
    private let holders: [DependencyKey: ContainerSet]

    /// The homes of all nodes. Edges that open containers lead to the one that fits; an edge that no container fits is met otherwise.
    static func find(for nodes: inout [DependencyGraphNode], in containers: NestedContainers) -> ContainerHomes {
        var homes = HomeFinder(nodes, containers).find()
        // What opens a container depends on where something else belongs; where that leaves no doubt, nothing changes.
        var changed = false
        for position in nodes.indices { if nodes[position].chooseOpenings(by: homes) { changed = true } }
        if changed { homes = HomeFinder(nodes, containers).find() }
        return homes
    }

    private init(_ nodes: [DependencyGraphNode], _ containers: NestedContainers) {
        (self.nodes, self.containers) = (nodes, containers)
        surrounding = Adjacency(
            nodes.map { node in
                var targets: [Int] = []
                for provider in node.providers { for edge in provider.edges { edge.forEachSurroundingTarget { targets.append($0) } } }
                return targets
            })
        everywhere = containers.everywhere
        openers = containers.all.map { containers.within($0.parent ?? NestedContainers.root) }
        var holders: [DependencyKey: ContainerSet] = [:]
        for (number, container) in containers.all.enumerated() {
            for value in container.values { holders[value, default: ContainerSet([])].formUnion(containers.within(number)) }
        }
        self.holders = holders
    }

    private func find() -> ContainerHomes {
        let components = self.components()
        var componentOf = [Int](repeating: 0, count: nodes.count)
        for (number, members) in components.enumerated() { for member in members { componentOf[member] = number } }
        let condensed = Adjacency(
            components.enumerated().map { number, members in members.flatMap { surrounding[$0] }.map { componentOf[$0] }.filter { $0 != number } })
        var available = [ContainerSet](repeating: everywhere, count: nodes.count)
        var problems: [ContainerHomes.Problem] = []
        for number in EffectPropagation.postorder(condensed) {
            let members = components[number]
            var set = everywhere
            for member in members {
                set.formIntersection(own(member))
                for target in surrounding[member] where componentOf[target] != number { set.formIntersection(available[target]) }
            }
            if set.isEmpty {
                problems.append(.init(node: members[0], kind: .unrelated))
                // Whoever requires it is not to blame.
                set = everywhere
            } else {
                place(members, in: &set, &problems)
            }
            for member in members { available[member] = set }
        }
        problems.sort { $0.node < $1.node }
        return ContainerHomes(containers: containers, homes: available.map(containers.outermost), available: available, problems: problems)
    }

    /// The sets of nodes that lead to each other, and each other node by itself.
    private func components() -> [[Int]] {
        let cycles = StronglyConnectedComponents.find(in: surrounding)
        let inCycles = Set(cycles.joined())
        return cycles + nodes.indices.filter { !inCycles.contains($0) }.map { [$0] }
    }

    /// Where a node can be, whatever it requires.
    private func own(_ position: Int) -> ContainerSet {
        var set = holders[nodes[position].key].flatMap { nodes[position].isValue ? $0 : nil } ?? everywhere
        for provider in nodes[position].providers {
            for edge in provider.edges {
                for (containers, _) in edge.openings {
                    var around = ContainerSet([])
                    for container in containers { around.formUnion(openers[container]) }
                    set.formIntersection(around)
                }
            }
        }
        return set
    }

    /// Moves nodes to where somebody wants them, if all that they need is there.
    private func place(_ members: [Int], in set: inout ContainerSet, _ problems: inout [ContainerHomes.Problem]) {
        var placements: [(member: Int, placement: ContainerPlacement, container: Int)] = []
        for member in members {
            for placement in Set(nodes[member].providers.compactMap(\.factory.placement)).sorted(by: { $0.container < $1.container }) {
                guard let container = containers.number(of: placement.container) else {
                    problems.append(.init(node: member, kind: .unknown(placement)))
                    continue
                }
                placements.append((member, placement, container))
                if set.contains(container) { set.formIntersection(containers.within(container)) }
            }
        }
        for (member, placement, container) in placements where !set.contains(container) {
            problems.append(.init(node: member, kind: .misplaced(placement, wanted: container)))
        }
    }
}

extension DependencyGraphNode {
    /// Whether the application hands it over.
    fileprivate var isValue: Bool { providers.contains(where: \.factory.isExternal) }

    /// Leaves of the containers that an edge could open those in which what it gives belongs.
    ///
    /// - Returns: Whether that changed something.
    fileprivate mutating func chooseOpenings(by homes: ContainerHomes) -> Bool {
        var changed = false
        for provider in providers.indices {
            for (index, edge) in providers[provider].edges.enumerated() where !edge.openings.isEmpty {
                let chosen = edge.mapOpenings { containers, inner in containers.filter { homes.isMade(inner, in: $0) } }
                    ?? providers[provider].factory.edge(withoutProviderOf: index)
                if chosen != edge {
                    meet(index, of: provider, by: chosen)
                    changed = true
                }
            }
        }
        return changed
    }
}

extension ContainerHomes {
    /// Whether all of what an edge leads to can be made in a container, and some of it belongs there.
    fileprivate func isMade(_ edge: DependencyEdge, in container: Int) -> Bool {
        let targets = edge.targets
        return targets.allSatisfy { available[$0].contains(container) } && targets.contains { homes[$0].contains(container) }
    }
}

extension DependencyFactory {
    /// How a dependency is met that nothing provides: rules 7 to 9.
    fileprivate func edge(withoutProviderOf index: Int) -> DependencyEdge {
        guard let parameter = parameters.indices.contains(index - (kind.configuration == nil ? 0 : 1))
            ? parameters[index - (kind.configuration == nil ? 0 : 1)] : nil
        else { return .unsatisfied }
        return DependencyLinker.edge(withoutProviderOf: parameter)
    }
}
