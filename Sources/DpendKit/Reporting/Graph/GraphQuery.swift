import Foundation

/// Selects a part of a graph.
package struct GraphQuery: Sendable {
    /// Only these keys and their requirements.
    package var roots: [String] = []
    /// Only these keys and the keys that require them; together with ``roots`` only the paths from there to these keys.
    package var inverted: [String] = []
    /// The maximum number of steps from the beginning of the drawing; nil for all.
    package var depth: Int?
    /// Only paths that lead to a problem.
    package var onlyProblems = false
    /// Only the keys of this container and their requirements; a path, or `root`.
    package var container: String?

    /// Selects everything.
    package init() {}

    /// The selected part of a graph. The cost is linear in the size of the graph.
    ///
    /// - Throws: ``InputError`` of usage for a key that the graph does not have.
    package func select(in document: GraphDocument) throws(InputError) -> GraphSelection {
        let adjacency = GraphAdjacency(document)
        let finder = KeyFinder(document.nodes.map(KeyFinder.Entry.init))
        var roots: [Int] = []
        for key in self.roots { roots += try finder.positions(of: key) }
        var ends: [Int] = []
        for key in inverted { ends += try finder.positions(of: key) }

        var isAsked = [Bool](repeating: true, count: document.nodes.count)
        func narrow(to starts: [Int], along edges: [[Int]]) {
            let isReached = GraphAdjacency.reached(from: starts, along: edges)
            for position in isAsked.indices { isAsked[position] = isAsked[position] && isReached[position] }
        }
        if !roots.isEmpty { narrow(to: roots, along: adjacency.dependencies) }
        if !ends.isEmpty { narrow(to: ends, along: adjacency.dependents) }
        if let container {
            let inhabitants = try document.inhabitants(of: container)
            narrow(to: inhabitants, along: adjacency.dependencies)
        }
        let reachedEnds = ends.filter { isAsked[$0] }
        if onlyProblems { narrow(to: document.troubled, along: adjacency.dependents) }
        // A key that requires it may also lead to a problem on another path.
        for end in reachedEnds { isAsked[end] = true }

        let isInverted = roots.isEmpty && !ends.isEmpty
        let edges = isInverted ? adjacency.dependents : adjacency.dependencies
        var starts = Set(isInverted ? ends : roots).filter { isAsked[$0] }.sorted()
        if roots.isEmpty, ends.isEmpty { starts = Self.beginnings(of: isAsked, adjacency) }
        let distances = Self.distances(from: starts, along: edges, within: isAsked)
        return GraphSelection(
            document, adjacency, query: self, starts: starts, isInverted: isInverted, distances: distances)
    }

    /// The selected nodes without selected predecessors, and the smallest node of each cycle that is not reachable from
    /// them.
    private static func beginnings(of isAsked: [Bool], _ adjacency: GraphAdjacency) -> [Int] {
        let asked = isAsked.indices.filter { isAsked[$0] }
        let roots = asked.filter { position in !adjacency.dependents[position].contains { isAsked[$0] } }
        var starts: [Int] = []
        var isSeen = isAsked.map { !$0 }
        for start in roots + asked where !isSeen[start] {
            starts.append(start)
            var open = [start]
            while let position = open.popLast() {
                if isSeen[position] { continue }
                isSeen[position] = true
                open += adjacency.dependencies[position]
            }
        }
        return starts
    }

    /// The number of steps from the nearest start to each node; nil for unreachable nodes.
    private static func distances(from starts: [Int], along edges: [[Int]], within isAsked: [Bool]) -> [Int?] {
        var distances = [Int?](repeating: nil, count: edges.count)
        for start in starts { distances[start] = 0 }
        var queue = starts
        var head = 0
        while head < queue.count {
            let position = queue[head]
            head += 1
            for next in edges[position] where isAsked[next] && distances[next] == nil {
                distances[next] = (distances[position] ?? 0) + 1
                queue.append(next)
            }
        }
        return distances
    }
}

extension GraphDocument {
    /// The positions of the nodes in a container.
    fileprivate func inhabitants(of container: String) throws(InputError) -> [Int] {
        let names = [NestedContainers.rootName] + containers.map(\.path)
        guard names.contains(container) else {
            let near = NearNames.question(container, among: names)
            throw InputError(
                .usage,
                "--in '\(container)': the container does not exist\(near.isEmpty ? "; choose one of \(names.joined(separator: ", "))" : near)"
            )
        }
        return nodes.indices.filter { position in
            container == NestedContainers.rootName
                ? nodes[position].containers.isEmpty : nodes[position].containers.contains(container)
        }
    }

    /// The positions of the nodes with problems.
    var troubled: [Int] {
        nodes.indices.filter { position in
            let node = nodes[position]
            return node.status == .missing || node.status == .ambiguous || node.cycle != nil || !node.problems.isEmpty
        }
    }
}

extension KeyFinder.Entry {
    init(_ node: GraphDocument.Node) {
        self.init(
            name: node.name, type: node.key.name, tag: node.key.tag, module: node.key.module,
            classes: node.status == .unneeded
                ? [] : node.providers.compactMap { $0.kind == .registration ? node.key.made : $0.className },
            parameter: node.key.parameter)
    }
}

extension GraphDocument.Key {
    /// The type without run-time values: `Timer` for `(Int) -> Timer`.
    var made: String {
        guard name.hasPrefix("("), let arrow = name.range(of: ") -> ") else { return name }
        return String(name[arrow.upperBound...])
    }
}

extension GraphDocument.Provider {
    /// The class whose initializer is called, or whose objects are injected.
    fileprivate var className: String? {
        if kind == .injection { return String(call.dropFirst("inject(into: ".count).dropLast()) }
        guard kind == .initializer, let end = call.range(of: ".init(", options: .backwards) else { return nil }
        return String(call[..<end.lowerBound])
    }
}
