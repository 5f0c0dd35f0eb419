import Foundation

/// Which part of a graph is asked for.
package struct GraphQuery: Sendable {
    /// Only these keys and what they need.
    package var roots: [String] = []
    /// Only these keys and what needs them; together with ``roots`` only the ways from there to these.
    package var inverted: [String] = []
    /// How many steps from where the drawing begins are shown; nil for all.
    package var depth: Int?
    /// Only what leads to a problem.
    package var onlyProblems = false
    /// Only what belongs to this container, and what that needs; a path, or the word for the root.
    package var container: String?

    /// Asks for everything.
    package init() {}

    /// The part of a graph that is asked for. The cost is linear in the size of the graph.
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
        // Who needs a key may lead to a problem by another way.
        for end in reachedEnds { isAsked[end] = true }

        let isInverted = roots.isEmpty && !ends.isEmpty
        let edges = isInverted ? adjacency.dependents : adjacency.dependencies
        var starts = Set(isInverted ? ends : roots).filter { isAsked[$0] }.sorted()
        if roots.isEmpty, ends.isEmpty { starts = Self.beginnings(of: isAsked, adjacency) }
        let distances = Self.distances(from: starts, along: edges, within: isAsked)
        return GraphSelection(
            document, adjacency, query: self, starts: starts, isInverted: isInverted, distances: distances)
    }

    /// The nodes that nothing asked for leads to, and one of each cycle that is not reached from there: its smallest.
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

    /// How many steps away from the nearest start each node is; nil for those that are not reached.
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
    /// The positions of the nodes that belong to a container.
    fileprivate func inhabitants(of container: String) throws(InputError) -> [Int] {
        let names = [NestedContainers.rootName] + containers.map(\.path)
        guard names.contains(container) else {
            let near = NearNames.question(container, among: names)
            throw InputError(
                .usage, "--in '\(container)': there is no such container\(near.isEmpty ? "; choose one of \(names.joined(separator: ", "))" : near)")
        }
        return nodes.indices.filter { position in
            container == NestedContainers.rootName ? nodes[position].containers.isEmpty : nodes[position].containers.contains(container)
        }
    }

    /// The positions of the nodes that something is wrong with.
    var troubled: [Int] {
        nodes.indices.filter { position in
            let node = nodes[position]
            return node.status == .missing || node.status == .ambiguous || node.cycle != nil || !node.problems.isEmpty
        }
    }
}

extension KeyFinder.Entry {
    fileprivate init(_ node: GraphDocument.Node) {
        self.init(
            name: node.name, type: node.key.name, tag: node.key.tag, module: node.key.module,
            classes: node.status == .unneeded ? [] : node.providers.compactMap(\.className))
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
