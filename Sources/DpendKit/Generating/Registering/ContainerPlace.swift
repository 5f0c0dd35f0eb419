/// The container for which code is written, among all of an application.
struct ContainerPlace {
    /// The number of the container.
    let container: Int
    let containers: NestedContainers
    /// How each nested container is opened, in the order of their numbers.
    let openings: [ContainerOpening]

    /// How a container is opened, and how many levels above this one.
    func opening(of opened: Int) -> (opening: ContainerOpening, levels: Int) {
        let parent = containers.all[opened].parent ?? NestedContainers.root
        return (openings[opened - 1], containers.chain(from: container).firstIndex(of: parent) ?? 0)
    }
}
