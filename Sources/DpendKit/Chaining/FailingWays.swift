/// The ways to some nodes of a search, on which nothing supplies the key.
struct FailingWays {
    private let search: WaySearch
    private let ends: [Int]
    /// For each node that leads to an end, the shortest way to one: the next node, and the step to it.
    private var next: [Int: Arrival] = [:]
    /// All nodes that lead to an end, with the ends.
    private var nodes: [Int]
    /// The number of ways: a further one begins wherever another step joins them.
    private var count: Int

    /// A node on a way, and the step to it.
    private struct Arrival {
        var node: Int
        var entry: WaySearch.Entry
    }

    init(_ search: WaySearch, to ends: [Int]) {
        (self.search, self.ends, nodes, count) = (search, ends, ends, ends.count)
        var seen = Set(ends)
        var done = 0
        while done < nodes.count {
            let node = nodes[done]
            for (number, entry) in search.entries(of: node).enumerated() {
                if number > 0, !search.isCycle(from: entry.origin, to: node) { count += 1 }
                if entry.origin >= 0, seen.insert(entry.origin).inserted {
                    next[entry.origin] = Arrival(node: node, entry: entry)
                    nodes.append(entry.origin)
                }
            }
            done += 1
        }
    }

    // MARK: Results

    /// The way to an end on which it was first reached, with the number of all ways, and the ways with another last
    /// step.
    func program(_ end: Int) -> RegistryGraph.FailingWay {
        var way = way(along: arrivals(to: end))
        way.count = count
        for node in ends {
            for (number, entry) in search.entries(of: node).enumerated()
            where (node != end || number > 0) && !search.isCycle(from: entry.origin, to: node) {
                let arrivals = arrivals(to: entry.origin) + [Arrival(node: node, entry: entry)]
                way.others.append(self.way(along: arrivals))
            }
        }
        return way
    }

    /// The ways from previews, one for each view that one makes. The shortest is the first.
    var previews: RegistryGraph.FailingWay {
        let shortest = arrivals(to: ends[0])
        var ways = nodes.filter(isNamed).flatMap { node in
            search.entries(of: node).flatMap { starts(with: Arrival(node: node, entry: $0)) }.map {
                $0 + rest(after: node)
            }
        }.sorted { ($0[0].entry.root, location(of: $0)) < ($1[0].entry.root, location(of: $1)) }
        // Several programs may contain a preview.
        var seen: Set<[SourceLocation]> = [beginning(of: shortest)]
        ways.removeAll { !seen.insert(beginning(of: $0)).inserted }
        var way = way(along: shortest)
        way.others = ways.map { self.way(along: $0) }
        way.count = ways.count + 1
        return way
    }

    private func isNamed(_ node: Int) -> Bool { search.graph.places[search.nodes[node].place].name != nil }

    /// The ways from roots to a node with no other named one between them: one for each root. Each node between them is
    /// visited once, since functions that show each other several times have more ways than anybody can follow.
    private func starts(with arrival: Arrival) -> [[Arrival]] {
        var (found, roots): ([[Arrival]], Set<Int>) = ([], [])
        var open = [[arrival]]
        var seen: Set<Int> = []
        var done = 0
        while done < open.count {
            let way = open[done]
            done += 1
            let entry = way[0].entry
            if entry.origin < 0 {
                if roots.insert(entry.root).inserted { found.append(way) }
            } else if !isNamed(entry.origin), seen.insert(entry.origin).inserted {
                open += search.entries(of: entry.origin).map { [Arrival(node: entry.origin, entry: $0)] + way }
            }
        }
        return found
    }

    private func rest(after node: Int) -> [Arrival] {
        Array(sequence(first: next[node]) { $0.flatMap { next[$0.node] } }.prefix { $0 != nil }.compactMap(\.self))
    }

    /// The places of a way's root and of its first view.
    private func beginning(of way: [Arrival]) -> [SourceLocation] {
        [search.graph.roots[way[0].entry.root].location, location(of: way)]
    }

    /// The place of the first view on a way.
    private func location(of way: [Arrival]) -> SourceLocation {
        let first = way.first { isNamed($0.node) } ?? way[0]
        return step(first.entry).location
    }

    private func step(_ entry: WaySearch.Entry) -> WayGraph.Step {
        let graph = search.graph
        return entry.origin < 0
            ? graph.roots[entry.root].steps[entry.step]
            : graph.places[search.nodes[entry.origin].place].steps[entry.step]
    }

    private func arrivals(to end: Int) -> [Arrival] {
        sequence(first: end) { search.nodes[$0].entry.origin }.prefix { $0 >= 0 }.map {
            Arrival(node: $0, entry: search.nodes[$0].entry)
        }.reversed()
    }

    /// The name of the object in the code of a node, if the object is there.
    private func object(at node: Int) -> String? {
        guard node >= 0, let object = search.graph.places[search.nodes[node].place].objects[search.key.name],
            !object.isRequest || search.level(node).isSupplied
        else { return nil }
        return object.name
    }

    private func way(along arrivals: [Arrival]) -> RegistryGraph.FailingWay {
        let graph = search.graph
        let isPreview = graph.roots[arrivals[0].entry.root].kind == .preview
        var way = RegistryGraph.FailingWay(kind: isPreview ? .preview : .program)
        way.isPreview = isPreview
        if case .lost(let number) = search.level(arrivals[arrivals.count - 1].node) { way.kind = .lost(number) }
        // A supply in a stack does not reach its destinations.
        var (isInStack, isLost) = (false, false)
        for arrival in arrivals.reversed() {
            let entry = arrival.entry
            let place = graph.places[search.nodes[arrival.node].place]
            let step = step(entry)
            var supplied = isInStack || place.isChange ? nil : place.name.map { _ in step.location }
            if let name = place.name { way.parts.append(.init(name: name, location: place.location)) }
            for effect in step.effects.reversed() {
                switch effect {
                case .passes(let name, let location):
                    let file = location.path.split(separator: "/").last ?? ""
                    way.parts.append(.init(name: "\(name) at \(file):\(location.line)", location: location))
                case .supplies(let number):
                    way.supplies.append(number)
                    if way.kind == .lost(number) { isLost = true }
                case .leavesToStack: isInStack = true
                case .beginsStack(let location):
                    if isLost, way.stack == nil { way.stack = location }
                    if isInStack { supplied = supplied ?? location }
                    isInStack = false
                default: break
                }
            }
            if place.isChange {
                way.change = step.location
            } else if let name = place.name, entry.origin >= 0 || name != graph.roots[entry.root].name {
                // Code makes it, as it does not make the program.
                way.end = way.end ?? step.location
            }
            if let supplied {
                way.start = supplied
                if way.object == nil { way.object = object(at: entry.origin).map { ($0, supplied) } }
            }
            if entry.origin < 0 {
                let root = graph.roots[entry.root]
                let isNamed = way.parts.last?.name == root.name
                if !isNamed { way.parts.append(.init(name: root.name, location: root.location)) }
                way.root = root.location
            }
        }
        way.parts.reverse()
        return way
    }
}
