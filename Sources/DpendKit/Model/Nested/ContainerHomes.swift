/// The containers of each node of a graph. A graph without nested containers has no homes.
package struct ContainerHomes: Sendable {
    package let containers: NestedContainers
    /// The homes of each node: the outermost containers that have all values it requires.
    let homes: [[Int]]
    /// For each node, the containers that can make it.
    let available: [ContainerSet]
    /// Nodes without a home, or without the home that the user chose.
    package let problems: [Problem]

    /// A problem with a node's home.
    package struct Problem: Sendable {
        package let node: Int
        package let kind: Kind

        package enum Kind: Sendable {
            /// No single container has everything that it requires.
            case unrelated
            /// The container that the user chose lacks something that it requires.
            case misplaced(ContainerPlacement, wanted: Int)
            /// The user chose a container that does not exist.
            case unknown(ContainerPlacement)
        }
    }
}

extension DependencyGraph {
    /// The numbers of a node's containers, mostly one; the root without nested containers.
    package func homes(of position: Int) -> [Int] { homes?.homes[position] ?? [NestedContainers.root] }

    /// The containers of the application.
    package var containers: NestedContainers { homes?.containers ?? .none }

    /// The effects of opening a container. It makes the eager singletons of the container.
    package func effects(ofOpening container: Int) -> Effects {
        nodes.indices.reduce(into: .none) { effects, position in
            let isEager =
                nodes[position].provider?.factory.scope == .eagerSingleton
                && nodes[position].provider?.factory.hasRunTimeValues == false
            if isEager, homes(of: position).contains(container) { effects.formUnion(nodes[position].effects) }
        }
    }
}
