/// Finds the containers of the nodes of a graph (nested, section 2).
///
///     User ◀── Api ◀── HomeModel ◀─ ─ opens Session ─ ─ AppCoordinator
///     └──────── Session ───────┘                        └─── root ───┘
///
/// A set of containers holds all containers that can make a node, because they have its values and requirements. With a
/// container, the set also has all containers inside it. So the outermost containers of the set are the homes. The cost
/// is linear: the nodes of a cycle share one set.
struct HomeFinder {
    let containers: NestedContainers
    private let nodes: [DependencyGraphNode]
    /// The requirements of each node from its own container or one around it.
    private let surrounding: Adjacency
    private let everywhere: ContainerSet
    /// The containers in which code can open a container, by that container.
    private let openers: [ContainerSet]
    /// The containers that receive a value, with all containers inside them.
    private let holders: [DependencyKey: ContainerSet]

    /// The homes of all nodes. An edge that opens containers keeps only the one that fits. If none fits, the edge is
    /// satisfied in another way.
    static func find(for nodes: inout [DependencyGraphNode], in containers: NestedContainers) -> ContainerHomes {
        var homes = HomeFinder(nodes, containers).find()
        // The possible places of code that opens a container depend on other nodes. If those are unambiguous, nothing
        // changes.
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
                for provider in node.providers {
                    for edge in provider.edges { edge.forEachSurroundingTarget { targets.append($0) } }
                }
                return targets
            })
        everywhere = containers.everywhere
        openers = containers.all.map { containers.within($0.parent ?? NestedContainers.root) }
        var holders: [DependencyKey: ContainerSet] = [:]
        for (number, container) in containers.all.enumerated() {
            for value in container.values {
                holders[value, default: ContainerSet([])].formUnion(containers.within(number))
            }
        }
        self.holders = holders
    }

    private func find() -> ContainerHomes {
        let components = self.components()
        var componentOf = [Int](repeating: 0, count: nodes.count)
        for (number, members) in components.enumerated() { for member in members { componentOf[member] = number } }
        let condensed = Adjacency(
            components.enumerated().map { number, members in
                members.flatMap { surrounding[$0] }.map { componentOf[$0] }.filter { $0 != number }
            })
        var available = [ContainerSet](repeating: everywhere, count: nodes.count)
        var problems: [ContainerHomes.Problem] = []
        for number in EffectPropagation.postorder(condensed) {
            let members = components[number]
            var set = everywhere
            for member in members {
                set.formIntersection(own(member))
                for target in surrounding[member] where componentOf[target] != number {
                    set.formIntersection(available[target])
                }
            }
            if set.isEmpty {
                problems.append(.init(node: members[0], kind: .unrelated))
                // The nodes that require it are not the cause.
                set = everywhere
            } else {
                place(members, in: &set, &problems)
            }
            for member in members { available[member] = set }
        }
        problems.sort { $0.node < $1.node }
        return ContainerHomes(
            containers: containers, homes: available.map(containers.outermost), available: available, problems: problems
        )
    }

    /// The sets of nodes in a cycle, and each other node alone.
    private func components() -> [[Int]] {
        let cycles = StronglyConnectedComponents.find(in: surrounding)
        let inCycles = Set(cycles.joined())
        return cycles + nodes.indices.filter { !inCycles.contains($0) }.map { [$0] }
    }

    /// The containers that can make a node, apart from its requirements.
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

    /// Moves nodes to the containers that the user chose, if all requirements exist there.
    private func place(_ members: [Int], in set: inout ContainerSet, _ problems: inout [ContainerHomes.Problem]) {
        var placements: [(member: Int, placement: ContainerPlacement, container: Int)] = []
        for member in members {
            for placement in Set(nodes[member].providers.compactMap(\.factory.placement)).sorted(by: {
                $0.container < $1.container
            }) {
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
    /// Whether the application passes it in.
    fileprivate var isValue: Bool { providers.contains(where: \.factory.isExternal) }

    /// Keeps, among the containers that an edge could open, those that contain the edge's result.
    ///
    /// - Returns: Whether an edge changed.
    fileprivate mutating func chooseOpenings(by homes: ContainerHomes) -> Bool {
        var changed = false
        for provider in providers.indices {
            for (index, edge) in providers[provider].edges.enumerated() where !edge.openings.isEmpty {
                let chosen =
                    edge.mapOpenings { containers, inner in containers.filter { homes.isMade(inner, in: $0) } }
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
    /// Whether a container can make all targets of an edge, and contains some of them.
    fileprivate func isMade(_ edge: DependencyEdge, in container: Int) -> Bool {
        let targets = edge.targets
        return targets.allSatisfy { available[$0].contains(container) }
            && targets.contains { homes[$0].contains(container) }
    }
}

extension DependencyFactory {
    /// How a requirement without a provider is satisfied: rules 7 to 9.
    fileprivate func edge(withoutProviderOf index: Int) -> DependencyEdge {
        guard
            let parameter = parameters.indices.contains(index - (kind.configuration == nil ? 0 : 1))
                ? parameters[index - (kind.configuration == nil ? 0 : 1)] : nil
        else { return .unsatisfied }
        return DependencyLinker.edge(withoutProviderOf: parameter)
    }
}
