extension RegistryReports {
    func cycles(_ rule: DiagnosticRule) -> [Diagnostic] {
        if let tree = registry.tree { return ScopeTreeReports(graph, tree).cycles(rule) }
        let needs = registry.rules.followsCalls ? followedNeeds() : ownNeeds()
        let adjacency = Adjacency(needs.map { Array(Set($0.map(\.target))).sorted() })
        return StronglyConnectedComponents.find(in: adjacency).compactMap { component in
            guard let cycle = ShortestCycle.find(in: component, of: adjacency) else { return nil }
            let path = (cycle + [cycle[0]]).map { registry.title(of: registry.registrations[$0]) }.joined(separator: " → ")
            let steps = zip(cycle, cycle.dropFirst() + [cycle[0]]).compactMap { number, next -> Diagnostic.Note? in
                guard let need = needs[number].first(where: { $0.target == next }) else { return nil }
                let when = registry.requests[need.request].time == .afterStoring ? ", each time anew, since nobody keeps its instance" : ""
                return .init(.step, "'\(registry.registrations[number].key)' asks for '\(registry.registrations[next].key)' while it is made\(when)", at: registry.requests[need.request].location)
            }
            return Diagnostic(rule, "'\(registry.registrations[cycle[0]].key)' requires itself: \(path)", about: path, at: steps.first?.location, notes: steps)
        }
    }

    /// For each registration, the requests that run while its instance is made.
    private func ownNeeds() -> [[(target: Int, request: Int)]] {
        var needs = [[(target: Int, request: Int)]](repeating: [], count: registry.registrations.count)
        for number in registry.registrations.indices {
            let isFleeting = isFleeting(registry.registrations[number])
            for (position, request) in requests(of: number) {
                guard request.time == .construction || request.time == .afterStoring && isFleeting, let target = onlyProvider(of: position) else { continue }
                // Such a container finds the cycle itself, and code may ignore its error.
                if registry.rules.requiresOne, request.strength == .soft { continue }
                // An instance that is requested only under a condition may not be requested again.
                if request.conditions.count > registry.registrations[number].conditions.count { continue }
                needs[number].append((target, position))
            }
        }
        return needs
    }

    /// The same, through all code that runs while an instance is made. It covers only registrations that are part of a cycle.
    private func followedNeeds() -> [[(target: Int, request: Int)]] {
        let count = registry.registrations.count
        var numbers = Dictionary(uniqueKeysWithValues: (0..<count).map { (Registry.origin(ofRegistration: $0), $0) })
        func number(of origin: String) -> Int {
            if let known = numbers[origin] { return known }
            numbers[origin] = numbers.count
            return numbers.count - 1
        }
        var edges: [[Int]] = []
        var requests: [Int: [(target: Int, request: Int)]] = [:]
        func add(_ from: Int, _ to: Int) {
            while edges.count <= max(from, to) { edges.append([]) }
            edges[from].append(to)
        }
        while edges.count < count { edges.append([]) }
        for (origin, targets) in registry.calls.sorted(by: { $0.key < $1.key }) { for target in targets.sorted() { add(number(of: origin), number(of: target)) } }
        for (position, request) in registry.requests.enumerated() {
            guard let origin = request.origin, let target = onlyProvider(of: position) else { continue }
            add(number(of: origin), target)
            requests[number(of: origin), default: []].append((target, position))
        }
        var needs = [[(target: Int, request: Int)]](repeating: [], count: count)
        for component in StronglyConnectedComponents.find(in: Adjacency(edges.map { Array(Set($0)).sorted() })) {
            let members = Set(component)
            for registration in component where registration < count {
                var (open, seen) = ([registration], Set([registration]))
                var next = 0
                while next < open.count {
                    needs[registration] += (requests[open[next]] ?? []).filter { members.contains($0.target) }
                    for inner in edges[open[next]] where inner >= count && members.contains(inner) && seen.insert(inner).inserted { open.append(inner) }
                    next += 1
                }
            }
        }
        return needs
    }
}
