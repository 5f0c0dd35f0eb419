/// Finds what code supplies on each way to a request.
struct WayLinker {
    private let registry: Registry
    private let graph: WayGraph
    /// For each place, the places that lead to it.
    private let above: [[Int]]

    static func link(_ registry: Registry, _ graph: WayGraph) -> RegistryGraph {
        var above = [[Int]](repeating: [], count: graph.places.count)
        for (position, place) in graph.places.enumerated() { for step in place.steps { above[step.target].append(position) } }
        return WayLinker(registry: registry, graph: graph, above: above).link()
    }

    private func link() -> RegistryGraph {
        var outcomes = registry.requests.map { request in RegistryGraph.Outcome.undecided(request.reason ?? "") }
        var failing: [Int: RegistryGraph.FailingWay] = [:]
        var reached: [Int: RegistryGraph.Supplied] = [:]
        let isShown = shownPlaces
        let byKey = Dictionary(grouping: registry.requests.indices.filter { registry.requests[$0].key != nil }) { registry.requests[$0].key?.type.spelling(.plain) ?? "" }
        for (key, requests) in byKey.sorted(by: { $0.key < $1.key }) {
            let search = WaySearch(key, requests.flatMap { graph.askers[$0].places }, registry, graph, above)
            for request in requests {
                if let obstacle = graph.askers[request].obstacle {
                    (outcomes[request], failing[request]) = (.missing, .init(kind: .impossible(obstacle)))
                    continue
                }
                let places = graph.askers[request].places
                let found = search.result(at: places, isChosen: graph.askers[request].isChosen)
                reached[request] = found.supplied
                if let way = found.failing {
                    (outcomes[request], failing[request]) = (.missing, way)
                } else if !found.supplied.registrations.isEmpty {
                    outcomes[request] = .provided(found.supplied.registrations)
                } else if let reason = found.reason {
                    outcomes[request] = .undecided(reason)
                } else {
                    // A view that nothing shows is not judged.
                    outcomes[request] = places.contains { isShown[$0] } ? .undecided("no known way leads to '\(registry.requests[request].maker ?? "")'") : .provided([])
                }
            }
        }
        var result = RegistryGraph(registry: registry, outcomes: outcomes, isForced: registry.requests.map { $0.strength == .forced })
        (result.failingWays, result.supplied) = (failing, reached)
        return result
    }

    /// Whether something leads to each place.
    private var shownPlaces: [Bool] {
        var result = above.map { !$0.isEmpty }
        for root in graph.roots { for step in root.steps { result[step.target] = true } }
        return result
    }
}

/// The search for one key, from all roots at once.
private struct WaySearch {
    private let registry: Registry
    private let graph: WayGraph
    private let key: String
    private var nodes: [Node: Origin] = [:]
    private var byPlace: [Int: [Node]] = [:]

    /// The state of the key at a place.
    private enum Level: Hashable {
        /// A registration supplies it, perhaps outside of a sheet.
        case supplied(Int, isOutsideOfSheet: Bool)
        case uncertain(String)
        /// Something between a stack and its destination supplies it, and the destination does not get it.
        case lost(Int)
        case missing

        var isSupplied: Bool { if case .supplied = self { true } else { false } }
        var isLacking: Bool {
            switch self {
            case .lost, .missing: true
            case .supplied, .uncertain: false
            }
        }
    }

    private struct State: Hashable {
        var level: Level
        /// The level at the innermost stack; nil if there is none.
        var stack: Level?
        /// Whether code on the way decides if it is gone, since it was last certain what the key is.
        var isChosen = false
    }

    private struct Node: Hashable {
        var place: Int
        var state: State
        var isPreview: Bool
    }

    /// Where a node was first reached from: a root or a node, and its step.
    private struct Origin {
        var root: Int
        var node: Node?
        var step: WayGraph.Step
        /// The number of steps that lead to the node.
        var count = 1
    }

    init(_ key: String, _ places: [Int], _ registry: Registry, _ graph: WayGraph, _ above: [[Int]]) {
        (self.key, self.registry, self.graph) = (key, registry, graph)
        var matters = Set(places)
        var open = places
        while let next = open.popLast() { for place in above[next] where matters.insert(place).inserted { open.append(place) } }
        var queue: [Node] = []
        func add(_ step: WayGraph.Step, _ start: State, _ isPreview: Bool, _ root: Int, from node: Node?) {
            guard matters.contains(step.target) else { return }
            let next = Node(place: step.target, state: state(after: step.effects, start), isPreview: isPreview)
            if nodes[next] != nil {
                nodes[next]?.count += 1
                return
            }
            nodes[next] = Origin(root: root, node: node, step: step)
            queue.append(next)
        }
        for (number, root) in graph.roots.enumerated() {
            let level: Level = if case .unknown(let reason) = root.kind { .uncertain(reason) } else { .missing }
            for step in root.steps { add(step, State(level: level), root.kind == .preview, number, from: nil) }
        }
        var done = 0
        while done < queue.count {
            let node = queue[done]
            done += 1
            byPlace[node.place, default: []].append(node)
            let root = nodes[node]?.root ?? 0
            for step in graph.places[node.place].steps { add(step, node.state, node.isPreview, root, from: node) }
        }
    }

    private func state(after effects: [WayGraph.Effect], _ start: State) -> State {
        var state = start
        for effect in effects {
            switch effect {
            case .supplies(let number): if supplies(number) { (state.level, state.isChosen) = (.supplied(number, isOutsideOfSheet: false), false) }
            case .maySupply(let number):
                if supplies(number), !state.level.isSupplied { state.level = .uncertain("'\(registry.registrations[number].call)' at \(registry.registrations[number].location) supplies nothing while its value is nil") }
            case .removes(let type): if type == key { state.level = .missing }
            case .uncertain(let reason): if !state.level.isSupplied { state.level = .uncertain(reason) }
            case .beginsStack: state.stack = state.level
            case .leavesToStack:
                guard let stack = state.stack else { continue }
                if case .supplied(let number, _) = state.level, stack == .missing { state.level = .lost(number) } else { state.level = stack }
            case .blurs(let reason):
                if state.level.isSupplied { state.level = .uncertain(reason) }
                state.stack = nil
            case .chosen: state.isChosen = true
            case .passes(".sheet", _): if case .supplied(let number, _) = state.level { state.level = .supplied(number, isOutsideOfSheet: true) }
            case .passes: break
            }
        }
        return state
    }

    private func supplies(_ number: Int) -> Bool { registry.registrations[number].key.type.spelling(.plain) == key }

    // MARK: Results

    /// The supplies and failures at the end of the ways to some places.
    ///
    /// - Parameter isChosen: Whether code before decides if the value is used at all.
    func result(at places: [Int], isChosen: Bool) -> (failing: RegistryGraph.FailingWay?, supplied: RegistryGraph.Supplied, reason: String?) {
        let found = places.flatMap { byPlace[$0] ?? [] }
        var supplied = RegistryGraph.Supplied()
        var reason: String?
        for node in found {
            switch node.state.level {
            case .supplied(let number, let isOutside):
                if !supplied.registrations.contains(number) { supplied.registrations.append(number) }
                if isOutside { supplied.isOutsideOfSheet = true }
            case .uncertain(let text): reason = reason ?? text
            case .lost, .missing: break
            }
        }
        supplied.registrations.sort()
        // If another way supplies it, code on this way may never choose it there.
        let isElsewhere = !supplied.registrations.isEmpty
        func ways(_ isMeant: (Node) -> Bool) -> [Node] { found.filter { (!isElsewhere || !$0.state.isChosen && !isChosen) && isMeant($0) } }
        let missing = ways { $0.state.level == .missing && !$0.isPreview }
        if let first = missing.first { return (way(to: first, .program, missing), supplied, reason) }
        let lost = ways { if case .lost = $0.state.level { !$0.isPreview } else { false } }
        if let first = lost.first, case .lost(let number) = first.state.level { return (way(to: first, .lost(number), lost), supplied, reason) }
        let previews = ways { $0.isPreview && $0.state.level.isLacking }
        if let first = previews.first { return (way(to: first, .preview, previews), supplied, reason) }
        if isElsewhere, found.contains(where: { !$0.isPreview && ($0.state.isChosen || isChosen) && $0.state.level.isLacking }) { return (nil, RegistryGraph.Supplied(), "a condition on the way to it decides, which depends on what code passes") }
        return (nil, supplied, reason)
    }

    private func way(to node: Node, _ kind: RegistryGraph.FailingWay.Kind, _ all: [Node]) -> RegistryGraph.FailingWay {
        var way = RegistryGraph.FailingWay(kind: kind)
        var next: Node? = node
        while let current = next, let origin = nodes[current] {
            if let name = graph.places[current.place].name { way.parts.append(.init(name: name, location: graph.places[current.place].location)) }
            for effect in origin.step.effects.reversed() {
                switch effect {
                case .passes(let name, let location): way.parts.append(.init(name: "\(name) at \(location.path.split(separator: "/").last ?? ""):\(location.line)", location: location))
                case .supplies(let number): way.supplies.append(number)
                default: break
                }
            }
            way.end = way.end ?? (graph.places[current.place].name == nil ? nil : origin.step.location)
            next = origin.node
            if next == nil {
                let root = graph.roots[origin.root]
                if way.parts.last?.name != root.name { way.parts.append(.init(name: root.name, location: root.location)) }
                way.root = root.location
            }
        }
        way.parts.reverse()
        way.count = all.reduce(0) { $0 + (nodes[$1]?.count ?? 0) }
        return way
    }
}
