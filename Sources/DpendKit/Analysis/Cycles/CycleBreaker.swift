/// Finds the smallest set of edges in a knot that, if deferred, leave no cycle.
///
/// This is the minimum feedback arc set, which is hard in general. Every cycle must lose an edge. So the search tries
/// the edges of one shortest cycle, then of a remaining shortest cycle, and so on, and allows one edge more each time.
/// One or two edges suffice for real graphs. For larger knots the search stops.
struct CycleBreaker {
    /// An edge from one node to another.
    struct Edge: Hashable {
        var from: Int
        var to: Int
    }

    /// The maximum number of edges to name. A knot that requires more must be redesigned.
    private static let maximumCount = 4
    /// The maximum number of examined nodes, so that the analysis stays linear in practice.
    private static let maximumSteps = 500_000

    private let component: [Int]
    private let adjacency: Adjacency
    /// The cost of breaking an edge, lowest first; nil if it cannot be broken.
    private let cost: (Edge) -> Int?
    private var steps = 0
    private var removed: Set<Edge> = []

    /// Prepares a search among nodes that all lead to each other.
    init(component: [Int], adjacency: Adjacency, cost: @escaping (Edge) -> Int?) {
        self.component = component
        self.adjacency = adjacency
        self.cost = cost
    }

    /// The smallest set of edges, each in the order in which it was found; nil if no set is small enough.
    mutating func smallestSet() -> [Edge]? {
        for count in 1...Self.maximumCount {
            if let edges = search(count) { return edges }
            if steps > Self.maximumSteps { return nil }
        }
        return nil
    }

    private mutating func search(_ count: Int) -> [Edge]? {
        guard let cycle = cycle() else { return [] }
        guard count > 0 else { return nil }
        let edges = zip(cycle, cycle.dropFirst() + [cycle[0]]).map { Edge(from: $0, to: $1) }
        let breakable = edges.enumerated().compactMap { offset, edge in cost(edge).map { ($0, offset, edge) } }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
        for (_, _, edge) in breakable {
            removed.insert(edge)
            let rest = search(count - 1)
            removed.remove(edge)
            if let rest { return [edge] + rest }
            if steps > Self.maximumSteps { return nil }
        }
        return nil
    }

    private mutating func cycle() -> [Int]? {
        var rest: [Int: [Int]] = [:]
        let members = Set(component)
        for node in component {
            rest[node] = adjacency[node].filter { members.contains($0) && !removed.contains(Edge(from: node, to: $0)) }
            steps += 1 + adjacency[node].count
        }
        return Self.anyCycle(in: component, rest)
    }

    /// Removes nodes that are on no cycle. In the rest every node leads to another, so that a walk comes back to
    /// itself.
    private static func anyCycle(in nodes: [Int], _ adjacency: [Int: [Int]]) -> [Int]? {
        var openEdges = adjacency.mapValues(\.count)
        var incoming: [Int: [Int]] = [:]
        for node in nodes { for next in adjacency[node] ?? [] { incoming[next, default: []].append(node) } }
        var ends = nodes.filter { openEdges[$0] == 0 }
        var isGone: Set<Int> = []
        while let end = ends.popLast() {
            isGone.insert(end)
            for previous in incoming[end] ?? [] {
                openEdges[previous, default: 0] -= 1
                if openEdges[previous] == 0 { ends.append(previous) }
            }
        }
        guard var node = nodes.first(where: { !isGone.contains($0) }) else { return nil }
        var path: [Int] = []
        var position: [Int: Int] = [:]
        while position[node] == nil {
            position[node] = path.count
            path.append(node)
            guard let next = adjacency[node]?.first(where: { !isGone.contains($0) }) else { return nil }
            node = next
        }
        return Array(path[(position[node] ?? 0)...])
    }
}
