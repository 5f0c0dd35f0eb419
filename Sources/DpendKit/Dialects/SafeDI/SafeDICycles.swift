/// Finds instances that cannot be made without themselves.
///
/// A node is a property by its name and type, with the type that makes it. SafeDI goes from the roots down along
/// `@Instantiated` properties, and stops at a property that it has passed already. This is an error unless the property
/// makes its instance later.
///
///     a ──makes──▶ c ──requires──▶ b ──requires──▶ a
struct SafeDICycles {
    private(set) var problems: [ScopeTree.Problem] = []
    private let source: SafeDITree
    private var nodes: [Node] = []
    private var numbers: [Key: Int] = [:]
    /// The nodes that each node's type makes, and the ones that it requires.
    private var made: [[Int]] = []
    private var required: [[(node: Int, isSoft: Bool, location: SourceLocation)]] = []

    private struct Key: Hashable {
        var name: String
        var type: SafeDIType
    }

    private struct Node {
        var key: Key
        /// The type that makes it, if it is known.
        var maker: Int?
        /// Whether a type that a root makes declares it `@Instantiated`.
        var isMade = false
        var location: SourceLocation
        var isLazy: Bool { key.type.isLazy }
    }

    init(_ source: SafeDITree) {
        self.source = source
        addNodes()
        problems = makingCycles() + requiringCycles()
    }

    private mutating func addNodes() {
        for position in source.reached.sorted() where source.instantiables[position].isRoot {
            let root = source.instantiables[position]
            _ = node(Key(name: "", type: root.type), position, at: root.location)
        }
        while made.count < nodes.count {
            let maker = nodes[made.count].maker
            made.append(
                (maker.map { source.instantiables[$0].dependencies } ?? []).compactMap { dependency in
                    guard let child = source.maker(of: dependency) else { return nil }
                    let number = node(Key(name: dependency.name, type: dependency.type), child, at: dependency.location)
                    nodes[number].isMade = true
                    return number
                })
        }
        while required.count < nodes.count {
            let maker = nodes[required.count].maker
            required.append(
                (maker.map { source.instantiables[$0].dependencies } ?? []).compactMap { dependency in
                    guard let wanted = dependency.required else { return nil }
                    let number = node(
                        Key(name: wanted.name, type: wanted.type), source.makers[wanted.type], at: dependency.location)
                    return (number, !dependency.isForcedRequest, dependency.location)
                })
        }
        // A property that is received only makes nothing.
        made += [[Int]](repeating: [], count: nodes.count - made.count)
    }

    /// The number of a node, new or known.
    private mutating func node(_ key: Key, _ maker: Int?, at location: SourceLocation) -> Int {
        if let known = numbers[key] { return known }
        numbers[key] = nodes.count
        nodes.append(Node(key: key, maker: maker, location: location))
        return nodes.count - 1
    }

    private func title(_ node: Int) -> String {
        nodes[node].key.name.isEmpty ? "\(nodes[node].key.type)" : "\(nodes[node].key.name): \(nodes[node].key.type)"
    }

    // MARK: Making

    /// Cycles of `@Instantiated` properties in which one makes its instance at once.
    private func makingCycles() -> [ScopeTree.Problem] {
        var found: [ScopeTree.Problem] = []
        var open: [(nodes: [Int], entries: Set<Int>)] = [
            (Array(nodes.indices), Set(nodes.indices.filter { nodes[$0].key.name.isEmpty }))
        ]
        while let (part, entries) = open.popLast() {
            let inside = Set(part)
            let positions = Dictionary(uniqueKeysWithValues: part.enumerated().map { ($1, $0) })
            let adjacency = Adjacency(part.map { node in Array(Set(made[node].compactMap { positions[$0] })).sorted() })
            // The nodes that are reachable from the entries, to find where a way enters a component.
            var reached = entries.intersection(inside)
            var ways = Array(reached)
            while let next = ways.popLast() {
                for target in made[next] where inside.contains(target) && reached.insert(target).inserted {
                    ways.append(target)
                }
            }
            for component in StronglyConnectedComponents.find(in: adjacency) {
                let members = Set(component.map { part[$0] })
                if !members.contains(where: reached.contains) { continue }
                if members.allSatisfy({ nodes[$0].isLazy }) { continue }
                var inner = entries.intersection(members)
                for node in reached where !members.contains(node) {
                    inner.formUnion(made[node].filter(members.contains))
                }
                if let start = inner.filter({ !nodes[$0].isLazy }).min() {
                    if let problem = making(from: start, in: members) { found.append(problem) }
                    continue
                }
                // SafeDI stops at a property that makes its instance later, if it was there before. A cycle is an error
                // without it.
                let rest = members.subtracting(inner)
                let next = inner.reduce(into: Set<Int>()) { $0.formUnion(made[$1].filter(rest.contains)) }
                if !rest.isEmpty, !next.isEmpty { open.append((rest.sorted(), next)) }
            }
        }
        return found
    }

    private func making(from start: Int, in members: Set<Int>) -> ScopeTree.Problem? {
        guard
            let path = path(
                from: start, to: start, in: members, { node in made[node].map { ($0, nodes[$0].location) } })
        else { return nil }
        let way = ([(start, nodes[start].location)] + path).map { title($0.0) }.joined(separator: " → ")
        let help: [(text: String, location: SourceLocation?)] = [
            ("make each property on the way an 'Instantiator'", nil)
        ]
        let steps = path.map { (text: "'\(title($0.node))' is made here", location: Optional($0.location)) }
        return .init(
            .cycle, "'\(title(start))' is made below itself: \(way)", about: way,
            at: path.last?.location ?? nodes[start].location, notes: steps + help)
    }

    /// The shortest way between two nodes, without the first one.
    private func path(
        from start: Int, to end: Int, in members: Set<Int>, _ targets: (Int) -> [(node: Int, location: SourceLocation)]
    ) -> [(node: Int, location: SourceLocation)]? {
        var before: [Int: (node: Int, location: SourceLocation)] = [:]
        var (open, done) = ([start], 0)
        while done < open.count {
            let next = open[done]
            done += 1
            for target in targets(next) where members.contains(target.node) && before[target.node] == nil {
                before[target.node] = (next, target.location)
                if target.node == end {
                    var result: [(node: Int, location: SourceLocation)] = []
                    var current = end
                    repeat {
                        guard let step = before[current] else { return nil }
                        result.insert((current, step.location), at: 0)
                        current = step.node
                    } while current != start
                    return result
                }
                open.append(target.node)
            }
        }
        return nil
    }

    // MARK: Requiring

    /// Cycles in which a type below a property, or a type that it requires, requires the property.
    private func requiringCycles() -> [ScopeTree.Problem] {
        let adjacency = Adjacency(
            nodes.indices.map { node in Array(Set(made[node] + required[node].map(\.node))).sorted() })
        return StronglyConnectedComponents.find(in: adjacency).compactMap { component in
            let members = Set(component)
            guard component.contains(where: { node in required[node].contains { members.contains($0.node) } }) else {
                return nil
            }
            return component.sorted().lazy.filter { nodes[$0].isMade }.compactMap { requiring($0, in: members) }.first
        }
    }

    /// Goes down from a property, then along requirements back to it.
    private func requiring(_ start: Int, in members: Set<Int>) -> ScopeTree.Problem? {
        // A state is a node, and whether a requirement led there.
        struct State: Hashable {
            var node: Int
            var isRequired: Bool
        }
        var before: [State: (state: State, location: SourceLocation)] = [:]
        let first = State(node: start, isRequired: false)
        var (open, done) = ([first], 0)
        while done < open.count {
            let state = open[done]
            done += 1
            var targets = required[state.node].filter { !$0.isSoft || !state.isRequired && $0.node == start }.map {
                (State(node: $0.node, isRequired: true), $0.location)
            }
            if !state.isRequired {
                targets += made[state.node].map { (State(node: $0, isRequired: false), nodes[$0].location) }
            }
            for (target, location) in targets
            where members.contains(target.node) && target != first && before[target] == nil {
                before[target] = (state, location)
                if target.isRequired, target.node == start {
                    return report(start, steps: steps(to: target) { before[$0].map { ($0.state, $0.location) } })
                }
                // A type that is made later requires nothing now.
                if !target.isRequired || !nodes[target.node].isLazy { open.append(target) }
            }
        }
        return nil

        func steps(to end: State, _ previous: (State) -> (State, SourceLocation)?) -> [(
            node: Int, isRequired: Bool, location: SourceLocation
        )] {
            var result: [(node: Int, isRequired: Bool, location: SourceLocation)] = []
            var current = end
            while let (state, location) = previous(current) {
                result.insert((current.node, current.isRequired, location), at: 0)
                current = state
            }
            return result
        }
    }

    private func report(_ start: Int, steps: [(node: Int, isRequired: Bool, location: SourceLocation)])
        -> ScopeTree.Problem
    {
        let way = ([title(start)] + steps.map { title($0.node) }).joined(separator: " → ")
        let notes = steps.map {
            (
                text: "'\(title($0.node))' is \($0.isRequired ? "received" : "made") here",
                location: Optional($0.location)
            )
        }
        return .init(
            .cycle, "'\(title(start))' is received where it is made: \(way)", about: way,
            at: steps.last?.location ?? nodes[start].location, notes: notes)
    }
}
