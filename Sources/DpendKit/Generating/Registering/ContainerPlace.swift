/// The container whose code is being written, among all containers of an application.
struct ContainerPlace {
    /// The number of the container.
    let container: Int
    let containers: NestedContainers
    /// The opening of each nested container, in the order of their numbers.
    let openings: [ContainerOpening]

    /// The opening of a container, and the number of levels above this one.
    func opening(of opened: Int) -> (opening: ContainerOpening, levels: Int) {
        let parent = containers.all[opened].parent ?? NestedContainers.root
        return (openings[opened - 1], containers.chain(from: container).firstIndex(of: parent) ?? 0)
    }
}
