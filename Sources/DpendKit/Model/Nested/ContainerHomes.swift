/// Which containers the nodes of a graph belong to. There is none for a graph without nested containers.
package struct ContainerHomes: Sendable {
    package let containers: NestedContainers
    /// The homes of each node: the outermost containers in which all values are there that it needs.
    let homes: [[Int]]
    /// For each node the containers in which it can be made.
    let available: [ContainerSet]
    /// What keeps a node from having a home, or from having the one that somebody wants.
    package let problems: [Problem]

    /// Something that is wrong with a node's home.
    package struct Problem: Sendable {
        package let node: Int
        package let kind: Kind

        package enum Kind: Sendable {
            /// What it needs is there in no one container.
            case unrelated
            /// It needs more than is there where somebody wants it.
            case misplaced(ContainerPlacement, wanted: Int)
            /// Somebody wants it in a container that does not exist.
            case unknown(ContainerPlacement)
        }
    }
}

extension DependencyGraph {
    /// The numbers of the containers that a node belongs to, mostly one; the root without nested containers.
    package func homes(of position: Int) -> [Int] { homes?.homes[position] ?? [NestedContainers.root] }

    /// The containers of the application.
    package var containers: NestedContainers { homes?.containers ?? .none }

    /// What opening a container demands: it makes the eager singletons that belong there.
    package func effects(ofOpening container: Int) -> Effects {
        nodes.indices.reduce(into: .none) { effects, position in
            let isEager = nodes[position].provider?.factory.scope == .eagerSingleton && nodes[position].provider?.factory.hasAssistedParameters == false
            if isEager, homes(of: position).contains(container) { effects.formUnion(nodes[position].effects) }
        }
    }
}
