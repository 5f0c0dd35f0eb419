extension RegistryReports {
    func cycles(_ rule: DiagnosticRule) -> [Diagnostic] {
        if let tree = registry.tree { return ScopeTreeReports(graph, tree, makers).cycles(rule) }
        if !registry.rules.followsCalls { return cycles(ownNeeds()).map { report($0, rule) } }
        let found = cycles(followedNeeds(onlyProvider))
        var known = Set(found.flatMap(\.registrations))
        let further = registry.programs.flatMap { program in
            cycles(followedNeeds { commonProvider(of: $0, in: program) }).compactMap { cycle -> Diagnostic? in
                guard known.isDisjoint(with: cycle.registrations), isReached(cycle.registrations, in: program) else {
                    return nil
                }
                known.formUnion(cycle.registrations)
                return report(cycle, rule, in: program)
            }
        }
        return found.map { report($0, rule) } + further
    }

    private typealias Needs = [[(target: Int, request: Int)]]
    /// The shortest cycle of a component, with the request of each step.
    private typealias Cycle = (registrations: [Int], requests: [Int])

    private func cycles(_ needs: Needs) -> [Cycle] {
        ShortestCycle.all(needs.map { $0.map(\.target) }, names: registry.registrations.map(registry.title)).map {
            cycle, _ in
            (
                cycle,
                zip(cycle, cycle.dropFirst() + [cycle[0]]).compactMap { number, next in
                    needs[number].first { $0.target == next }?.request
                }
            )
        }
    }

    private func report(_ cycle: Cycle, _ rule: DiagnosticRule, in program: RegistryProgram? = nil) -> Diagnostic {
        let numbers = cycle.registrations + [cycle.registrations[0]]
        let path = numbers.map { registry.title(of: registry.registrations[$0]) }.joined(separator: " → ")
        let steps = cycle.requests.enumerated().map { step, request -> Diagnostic.Note in
            let when =
                registry.requests[request].time == .afterStoring
                ? ", each time anew, since nobody keeps its instance" : ""
            let (key, next) = (registry.registrations[numbers[step]].key, registry.registrations[numbers[step + 1]].key)
            return .init(
                .step, "'\(key)' asks for '\(next)' while it is made\(when)", at: registry.requests[request].location)
        }
        let beginning = program.map {
            Diagnostic.Note(
                .place, "'\($0.name)' begins here, and no override of these keys reaches the code that asks for them",
                at: $0.location)
        }
        return Diagnostic(
            rule, "'\(registry.registrations[numbers[0]].key)' requires itself: \(path)", about: path,
            at: steps.first?.location, notes: steps + (beginning.map { [$0] } ?? []))
    }

    /// The only provider of a request in a program, where no override of a part of it reaches.
    private func commonProvider(of request: Int, in program: RegistryProgram) -> Int? {
        guard case .provided(let registrations) = graph.outcomes[request] else { return nil }
        let common = registrations.filter {
            registry.registrations[$0].covered == nil && program.mayContain(registry.registrations[$0])
        }
        return common.count == 1 ? common[0] : nil
    }

    /// Whether code of a program asks for a part of a cycle where no override reaches that replaces a part of it.
    private func isReached(_ cycle: [Int], in program: RegistryProgram) -> Bool {
        let keys = cycle.map { registry.registrations[$0].key.type }
        let origins = Set(cycle.map(Registry.origin(ofRegistration:)))
        let replaced = registry.registrations.filter { own in
            program.mayContain(own) && keys.contains { own.key.type.mayBe($0) }
        }
        .compactMap(\.covered).reduce(into: Set<String>()) { $0.formUnion($1) }
        return registry.requests.enumerated().contains { position, request in
            guard let provider = commonProvider(of: position, in: program), cycle.contains(provider),
                request.origin.map({ !origins.contains($0) }) != false
            else { return false }
            return program.reached.contains(request.location.path) && !replaced.contains(request.location.path)
        }
    }

    /// For each registration, the requests that run while its instance is made.
    private func ownNeeds() -> Needs {
        var needs = Needs(repeating: [], count: registry.registrations.count)
        for number in registry.registrations.indices {
            let isFleeting = isFleeting(registry.registrations[number])
            for (position, request) in requests(of: number) {
                guard request.time == .construction || request.time == .afterStoring && isFleeting,
                    let target = onlyProvider(of: position)
                else { continue }
                // Such a container finds the cycle itself, and code may ignore its error.
                if registry.rules.requiresOne, request.strength == .soft { continue }
                // An instance that is requested only under a condition may not be requested again.
                if request.conditions.count > registry.registrations[number].conditions.count { continue }
                needs[number].append((target, position))
            }
        }
        return needs
    }

    /// The same, through all code that runs while an instance is made. It covers only registrations that are part of a
    /// cycle.
    ///
    /// - Parameter provider: Returns the registration that a request gets, if it is certain.
    private func followedNeeds(_ provider: (Int) -> Int?) -> Needs {
        let count = registry.registrations.count
        var requests: [String: [(target: Int, request: Int)]] = [:]
        for (position, request) in registry.requests.enumerated() {
            if let origin = request.origin, let target = provider(position) {
                requests[origin, default: []].append((target, position))
            }
        }
        if requests.isEmpty { return Needs(repeating: [], count: count) }
        // Each cycle contains a registration, so that other code does not matter.
        var origins = (0..<count).map(Registry.origin(ofRegistration:))
        var numbers = Dictionary(uniqueKeysWithValues: zip(origins, 0..<count))
        func number(of origin: String) -> Int {
            if let known = numbers[origin] { return known }
            numbers[origin] = origins.count
            origins.append(origin)
            return origins.count - 1
        }
        var edges: [[Int]] = []
        while edges.count < origins.count {
            let origin = origins[edges.count]
            edges.append(
                (registry.calls[origin] ?? []).sorted().map(number) + (requests[origin] ?? []).map(\.target))
        }
        var needs = Needs(repeating: [], count: count)
        for component in StronglyConnectedComponents.find(in: Adjacency(edges.map { Array(Set($0)).sorted() })) {
            let members = Set(component)
            for registration in component where registration < count {
                var (open, seen) = ([registration], Set([registration]))
                var next = 0
                while next < open.count {
                    needs[registration] += (requests[origins[open[next]]] ?? []).filter { members.contains($0.target) }
                    for inner in edges[open[next]]
                    where inner >= count && members.contains(inner) && seen.insert(inner).inserted {
                        open.append(inner)
                    }
                    next += 1
                }
            }
        }
        return needs
    }
}

extension RegistryProgram {
    /// Whether a registration may be a part of the program.
    fileprivate func mayContain(_ registration: Registration) -> Bool {
        !isLinkageKnown || linked.contains(registration.location.path)
    }
}
