/// The places and the roots that lead to each place, directly.
struct WaysAbove {
    private(set) var places: [[Int]]
    private(set) var roots: [[Int]]

    init(_ graph: WayGraph) {
        places = [[Int]](repeating: [], count: graph.places.count)
        roots = places
        for (position, place) in graph.places.enumerated() {
            for step in place.steps { places[step.target].append(position) }
        }
        for (position, root) in graph.roots.enumerated() {
            for step in root.steps { roots[step.target].append(position) }
        }
    }

    /// Whether something leads to a place.
    func isShown(_ place: Int) -> Bool { !places[place].isEmpty || !roots[place].isEmpty }
}

/// The search for what supplies one key, from all roots that lead to its requests.
///
/// Each place on the way is visited once for each kind of state that the key has there, so the cost is linear in the
/// steps of that part of the graph.
struct WaySearch {
    let graph: WayGraph
    let key: WayKey
    private var states: [WayState] = []
    private var stateNumbers: [WayState: Int] = [:]
    /// For each state, the number of the first one that is the same but for its reasons.
    private var kinds: [Int] = []
    private(set) var nodes: [Node] = []
    /// For each place, its last node; -1 without any.
    private var lastNodes: [Int]
    /// The further steps to nodes.
    private(set) var joins: [Join] = []
    /// For each node, the positions of the nodes that were reached from it, with itself, in an order that keeps them
    /// together.
    private var reached: [Range<Int>] = []

    /// A place with a state of the key.
    struct Node {
        var place: Int
        var state: Int
        /// The node of the same place before; -1 without any.
        var previous: Int
        /// Where it was first reached from.
        var entry: Entry
        /// Its last join; -1 without any.
        var join = -1
    }

    /// A step to a node.
    struct Entry {
        var root: Int
        /// The node before on the way; -1 for a root.
        var origin: Int
        /// The position of the step in the origin, or in the root.
        var step: Int
    }

    /// A further step to a node.
    struct Join {
        var entry: Entry
        /// The join of the same node before; -1 without any.
        var previous: Int
    }

    /// - Parameters:
    ///   - type: The type of the key.
    ///   - places: The places that request the key.
    ///   - above: For each place, what leads to it.
    ///   - supplies: For each registration, the key that it supplies.
    init(
        _ type: TypeExpression, _ places: [Int], _ registry: Registry, _ graph: WayGraph, _ above: WaysAbove,
        supplies: [String]
    ) {
        self.graph = graph
        key = WayKey(type, registry, supplies: supplies)
        lastNodes = [Int](repeating: -1, count: graph.places.count)
        var matters = [Bool](repeating: false, count: graph.places.count)
        var open = places
        for place in places { matters[place] = true }
        var roots: Set<Int> = []
        while let next = open.popLast() {
            roots.formUnion(above.roots[next])
            for place in above.places[next] where !matters[place] {
                matters[place] = true
                open.append(place)
            }
        }
        for number in roots.sorted() {
            let root = graph.roots[number]
            let level: WayState.Level =
                if case .unknown(let reason) = root.kind { .uncertain(reason) } else { .missing }
            let state = self.number(of: WayState(level: level, isPreview: root.kind == .preview))
            for (position, step) in root.steps.enumerated() where matters[step.target] {
                add(step, state, Entry(root: number, origin: -1, step: position))
            }
        }
        var done = 0
        while done < nodes.count {
            let node = nodes[done]
            for (position, step) in graph.places[node.place].steps.enumerated() where matters[step.target] {
                add(step, node.state, Entry(root: node.entry.root, origin: done, step: position))
            }
            done += 1
        }
        noteReached()
    }

    private mutating func noteReached() {
        if joins.isEmpty { return }
        // A node has a greater number than the one from which it was reached.
        var counts = [Int](repeating: 1, count: nodes.count)
        for node in nodes.indices.reversed() where nodes[node].entry.origin >= 0 {
            counts[nodes[node].entry.origin] += counts[node]
        }
        var next = [Int](repeating: 0, count: nodes.count)
        var nextRoot = 0
        reached.reserveCapacity(nodes.count)
        for node in nodes.indices {
            let origin = nodes[node].entry.origin
            let start = origin < 0 ? nextRoot : next[origin]
            if origin < 0 { nextRoot += counts[node] } else { next[origin] += counts[node] }
            next[node] = start + 1
            reached.append(start..<start + counts[node])
        }
    }

    /// Whether a step leads back to a node from one that was reached from it.
    func isCycle(from origin: Int, to node: Int) -> Bool {
        origin >= 0 && !reached.isEmpty && reached[node].contains(reached[origin].lowerBound)
    }

    private mutating func add(_ step: WayGraph.Step, _ start: Int, _ entry: Entry) {
        let state = number(ofStateAfter: step.effects, start)
        var known = lastNodes[step.target]
        while known >= 0 {
            if kinds[nodes[known].state] == kinds[state] {
                joins.append(Join(entry: entry, previous: nodes[known].join))
                nodes[known].join = joins.count - 1
                return
            }
            known = nodes[known].previous
        }
        nodes.append(Node(place: step.target, state: state, previous: lastNodes[step.target], entry: entry))
        lastNodes[step.target] = nodes.count - 1
    }

    /// The steps to a node, in the order in which they were found.
    func entries(of node: Int) -> [Entry] {
        [nodes[node].entry]
            + sequence(first: nodes[node].join) { joins[$0].previous }.prefix { $0 >= 0 }.reversed().map {
                joins[$0].entry
            }
    }

    // MARK: States

    private mutating func number(of state: WayState) -> Int {
        if let known = stateNumbers[state] { return known }
        let number = states.count
        states.append(state)
        stateNumbers[state] = number
        kinds.append(number)
        if state.withoutReasons != state { kinds[number] = self.number(of: state.withoutReasons) }
        return number
    }

    private mutating func number(ofStateAfter effects: [WayGraph.Effect], _ start: Int) -> Int {
        if !effects.contains(where: { key.isConcerned(by: $0) }) { return start }
        let next = key.state(after: effects, states[start])
        return next == states[start] ? start : number(of: next)
    }

    // MARK: Results

    /// The supplies and failures at the end of the ways to some places.
    ///
    /// - Parameter isChosen: Whether code before decides if the value is used at all.
    func result(
        at places: [Int], isChosen: Bool
    ) -> (failing: RegistryGraph.FailingWay?, supplied: RegistryGraph.Supplied, reason: String?) {
        let found = places.flatMap(nodes(at:))
        var supplied = RegistryGraph.Supplied()
        var reason: String?
        var mayBeSupplied = false
        for node in found {
            switch level(node) {
            case .supplied(let number, let isOutside):
                if !supplied.registrations.contains(number) { supplied.registrations.append(number) }
                if isOutside { supplied.isOutsideOfSheet = true }
            case .uncertain(let text, let isSupply):
                reason = reason ?? text
                mayBeSupplied = mayBeSupplied || isSupply
            case .lost, .missing: break
            }
        }
        supplied.registrations.sort()
        // If another way supplies it, code on this way may never choose it there.
        let isElsewhere = !supplied.registrations.isEmpty || mayBeSupplied
        func mayBeGone(_ node: Int) -> Bool { states[nodes[node].state].isChosen || isChosen }
        let lacking = found.filter { level($0).isLacking }
        let certain = lacking.filter { !isElsewhere || !mayBeGone($0) }
        let inProgram = certain.filter { !isInPreview($0) }
        // A lack that is certain counts before one that a stack makes.
        let missing = inProgram.filter { level($0) == .missing }
        let program = missing.isEmpty ? inProgram : missing
        if let first = program.first { return (FailingWays(self, to: program).program(first), supplied, reason) }
        let missingInPreviews = certain.filter { level($0) == .missing }
        let previews = missingInPreviews.isEmpty ? certain : missingInPreviews
        if !previews.isEmpty { return (FailingWays(self, to: previews).previews, supplied, reason) }
        if isElsewhere, lacking.contains(where: { !isInPreview($0) }) {
            let reason = "a condition on the way to it decides, which depends on what code passes"
            return (nil, RegistryGraph.Supplied(), reason)
        }
        return (nil, supplied, reason)
    }

    /// The nodes of a place, in the order in which they were reached.
    private func nodes(at place: Int) -> [Int] {
        Array(sequence(first: lastNodes[place]) { nodes[$0].previous }.prefix { $0 >= 0 }.reversed())
    }

    private func isInPreview(_ node: Int) -> Bool { states[nodes[node].state].isPreview }
    func level(_ node: Int) -> WayState.Level { states[nodes[node].state].level }
}
