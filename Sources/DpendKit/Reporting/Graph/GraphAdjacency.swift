/// The edges of a ``GraphDocument``, by position.
struct GraphAdjacency {
    /// The positions of the nodes, by name.
    let positions: [String: Int]
    /// The requirements of each node, at once or later, each once, in the order of the parameters.
    let dependencies: [[Int]]
    /// The nodes that must be made before each node.
    let immediateDependencies: [[Int]]
    /// The nodes that require each node.
    let dependents: [[Int]]

    init(_ document: GraphDocument) {
        var positions: [String: Int] = [:]
        for (position, node) in document.nodes.enumerated() { positions[node.name] = position }
        var dependencies: [[Int]] = []
        var immediate: [[Int]] = []
        var dependents = [[Int]](repeating: [], count: document.nodes.count)
        for (position, node) in document.nodes.enumerated() {
            let all = node.providers.flatMap(\.dependencies)
            let elements = node.elements.compactMap { positions[$0] }
            dependencies.append(Self.unique(all.compactMap { $0.target.flatMap { positions[$0] } } + elements))
            immediate.append(
                Self.unique(all.compactMap { $0.isDeferred ? nil : $0.target.flatMap { positions[$0] } } + elements))
            for target in dependencies[position] { dependents[target].append(position) }
        }
        self.positions = positions
        self.dependencies = dependencies
        self.immediateDependencies = immediate
        self.dependents = dependents
    }

    /// The nodes that are reachable from some nodes, including these.
    static func reached(from starts: [Int], along edges: [[Int]]) -> [Bool] {
        var isReached = [Bool](repeating: false, count: edges.count)
        var open = starts
        while let position = open.popLast() {
            if isReached[position] { continue }
            isReached[position] = true
            open += edges[position]
        }
        return isReached
    }

    private static func unique(_ positions: [Int]) -> [Int] {
        var seen: Set<Int> = []
        return positions.filter { seen.insert($0).inserted }
    }
}
