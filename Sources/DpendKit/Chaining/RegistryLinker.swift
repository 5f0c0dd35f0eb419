/// Links the requests of a container to its registrations, by the container's own rules.
struct RegistryLinker {
    let registry: Registry
    /// The registrations by the types that they provide, including forwarded types.
    private var providers: [String: [(type: TypeExpression, name: String?, registration: Int)]] = [:]
    /// The keys of ``providers`` by their lowercase forms, if a request must find exactly one registration.
    private var namesByLowercase: [String: String] = [:]
    /// The outcomes by everything that decides them. Requests for one key share the list of its registrations.
    private let known = Memo<Question, RegistryGraph.Outcome>()
    /// For each container, the containers that it asks, including itself, with the number of steps to them.
    private let reaches: [[Int: Int]]

    static func link(_ registry: Registry) -> RegistryGraph {
        // In these containers the links depend on the run.
        guard let shared = registry.sharedLinks, !registry.isOfTests, !registry.rules.asksGraph else {
            return linked(registry)
        }
        var graph = shared.value {
            var registry = registry
            registry.sharedLinks = nil
            return linked(registry)
        }
        (graph.registry.ownPaths, graph.registry.judgedPaths) = (registry.ownPaths, registry.judgedPaths)
        return graph
    }

    private static func linked(_ registry: Registry) -> RegistryGraph {
        if let tree = registry.tree { return ScopeTreeLinker.link(registry, tree) }
        if let ways = registry.ways { return WayLinker.link(registry, ways) }
        let linker = RegistryLinker(registry)
        var registry = registry
        if registry.rules.wiresArguments { registry.requests += linker.wiredRequests }
        var lacking: [Int: [Int]] = [:]
        var outcomes = registry.requests.enumerated().map { position, request in
            let outcome = linker.outcome(of: request)
            guard !registry.programs.isEmpty, case .provided(let registrations) = outcome else { return outcome }
            let (inPrograms, programs) = linker.outcome(of: request, by: registrations)
            if !programs.isEmpty { lacking[position] = programs }
            return inPrograms
        }
        if registry.containers.count > 1 { linker.judgeAskers(&registry, &outcomes) }
        return RegistryGraph(
            registry: registry, outcomes: outcomes, isForced: registry.forced(outcomes), lacking: lacking)
    }

    private init(_ registry: Registry) {
        self.registry = registry
        reaches = registry.containers.indices.map { Self.reach(of: $0, registry.containers) }
        for (number, registration) in registry.registrations.enumerated() where registration.unloadedAssembly == nil {
            add(registration.key.type, registration.key.name, number)
            if !registry.rules.forwardsAskUnnamed || registration.key.name == nil {
                for forward in registration.forwards { add(forward.type, forward.name, number) }
            }
        }
        if registry.rules.requiresOne {
            namesByLowercase = Dictionary(providers.keys.map { ($0.lowercased(), $0) }, uniquingKeysWith: min)
        }
        guard registry.rules.forwardsAskUnnamed else { return }
        // A forwarded type gets the registration of the type without a name.
        for registration in registry.registrations where registration.key.name != nil {
            for forward in registration.forwards {
                for own in providers[registration.key.group] ?? []
                where own.name == nil && own.type.mayBe(registration.key.type) {
                    if canSee(registry.registrations[own.registration].containers, from: registration.containers) {
                        add(forward.type, forward.name, own.registration)
                    }
                }
            }
        }
    }

    private mutating func add(_ type: TypeExpression, _ name: String?, _ number: Int) {
        providers[RegistryKey(type: type).group, default: []].append((type, name, number))
    }

    // MARK: Containers

    private static func reach(of container: Int, _ containers: [RegistryContainer]) -> [Int: Int] {
        var steps = [container: 0]
        var (open, next) = ([container], 0)
        while next < open.count {
            for parent in containers[open[next]].parents where steps[parent] == nil {
                steps[parent] = steps[open[next], default: 0] + 1
                open.append(parent)
            }
            next += 1
        }
        return steps
    }

    /// Whether one of the asked containers may have a registration of the other containers.
    private func canSee(_ registered: [Int], from asked: [Int]) -> Bool {
        asked.isEmpty || registered.isEmpty
            || asked.contains { container in registered.contains { reaches[container][$0] != nil } }
    }

    /// The registrations that a container finds first.
    private func nearest(_ registrations: [Int], from asked: [Int]) -> [Int] {
        if asked.isEmpty || registrations.count < 2 { return registrations }
        var found: Set<Int> = []
        for container in asked {
            let steps = registrations.map { number in
                registry.registrations[number].containers.compactMap { reaches[container][$0] }.min()
            }
            let least = steps.compactMap { $0 }.min()
            for (number, own) in zip(registrations, steps)
            where own == least && own != nil || registry.registrations[number].containers.isEmpty {
                found.insert(number)
            }
        }
        return registrations.filter(found.contains)
    }

    // MARK: Outcomes

    /// The parts of a request that decide its outcome, except in tests.
    private struct Question: Hashable {
        let key: RegistryKey
        let containers: [Int]
        let conditions: Set<String>
        let passesArguments: Bool
        let isWired: Bool
        let isImplied: Bool

        init(_ request: RegistryRequest, _ key: RegistryKey) {
            self.key = key
            containers = request.containers
            conditions = Set(request.conditions.map(\.text))
            passesArguments = request.passesArguments
            (isWired, isImplied) = (request.parameter != nil, request.isImplied)
        }
    }

    func outcome(of request: RegistryRequest) -> RegistryGraph.Outcome {
        if request.isOfLibrary { return .provided([]) }
        guard let key = request.key else { return .undecided(request.reason ?? "what is asked for is not known") }
        if registry.isOfTests { return outcome(of: request, for: key) }
        return known.value(for: Question(request, key)) { outcome(of: request, for: key) }
    }

    private func outcome(of request: RegistryRequest, for key: RegistryKey) -> RegistryGraph.Outcome {
        let named = named(key, in: request.containers)
        if let wired = wiredFactory(among: named, for: key) { return outcome(of: request, wiring: wired) }
        let fitting = named.filter { areArguments(registry.registrations[$0].key.arguments, of: key.arguments) }
        let sure = fitting.filter {
            !registry.registrations[$0].isOfUnknownContainer
                && holds(registry.registrations[$0].conditions, for: request)
        }
        if !sure.isEmpty, !request.passesArguments, sure.allSatisfy({ registry.registrations[$0].needsArguments }) {
            return .mismatched(sure)
        }
        if !sure.isEmpty {
            return .provided(nearest(registry.rules.overrides ? fitting : sure, from: request.containers))
        }
        if !fitting.isEmpty {
            if coversAllCases(fitting) || registry.endingKeys.contains(key) { return .provided(fitting) }
            if let unknown = fitting.first(where: { registry.registrations[$0].isOfUnknownContainer }) {
                return .undecided(
                    "'\(key)' is registered at \(registry.registrations[unknown].location), in a container whose type is not known"
                )
            }
            return .undecided("'\(key)' is registered only under a condition")
        }
        if let open = registry.openProviders.first(where: {
            mayProvide($0, key) && canSee($0.containers, from: request.containers)
        }) {
            return .undecided("'\(key)' is not registered, unless at \(open.location): \(open.reason)")
        }
        if !named.isEmpty { return .mismatched(named) }
        if registry.rules.requiresOne, case .other(let text) = key.type,
            let other = namesByLowercase[text.lowercased()], other != key.group
        {
            return .undecided(
                "'\(key)' and '\(other)' differ only in case, which \(registry.title) ignores for some time")
        }
        // Tests in folders that are not built may ask for types that do not exist anymore.
        if registry.isOfTests, registry.judges(request.location),
            !key.type.nominalTypes.allSatisfy({ registry.declaredTypes.contains($0.path) })
        {
            return .undecided("'\(key)' is declared nowhere in the sources, and only tests ask for it")
        }
        if registry.rules.lack != .registration, !registry.promises.contains(where: { $0.key.type.mayBe(key.type) }) {
            return .undecided("nothing in sight declares that '\(key)' is a key")
        }
        return .missing
    }

    /// The outcome of a request in the programs that run it. Perhaps only some programs link a provider.
    private func outcome(of request: RegistryRequest, by registrations: [Int]) -> (
        RegistryGraph.Outcome, programs: [Int]
    ) {
        var (lacking, open): ([Int], [RegistryProgram]) = ([], [])
        for (number, program) in registry.programs.enumerated() where program.reached.contains(request.location.path) {
            let own = registrations.filter { number in
                let registration = registry.registrations[number]
                return program.linked.contains(registration.location.path)
                    && registration.covered?.contains(request.location.path) != false
            }
            if own.contains(where: { holds(registry.registrations[$0].conditions, for: request) }) { continue }
            // The program may link any other file that does not belong to another program.
            func mayLink(_ path: String) -> Bool {
                !program.isLinkageKnown && !program.linked.contains(path) && !program.foreign.contains(path)
            }
            let isOpen =
                !own.isEmpty || registrations.contains { mayLink(registry.registrations[$0].location.path) }
                || registry.openProviders.contains { provider in
                    (program.linked.contains(provider.location.path) || mayLink(provider.location.path))
                        && request.key.map { mayProvide(provider, $0) } != false
                }
            if isOpen { open.append(program) } else { lacking.append(number) }
        }
        if !lacking.isEmpty { return (.missing, lacking) }
        guard let first = open.first, let key = request.key else { return (.provided(registrations), []) }
        return (.undecided("'\(key)' has a value where '\(first.name)' may not link it"), [])
    }

    /// The registrations with the type and the name of a key.
    func named(_ key: RegistryKey, in containers: [Int]) -> [Int] {
        (providers[key.group] ?? []).filter { $0.type.mayBe(key.type) && isName($0.name, of: key) }.map(\.registration)
            .filter { canSee(registry.registrations[$0].containers, from: containers) }
    }

    /// The groups with a registration that satisfies a condition.
    func groups(where isWanted: (Int) -> Bool) -> Set<String> {
        Set(providers.filter { $0.value.contains { isWanted($0.registration) } }.keys)
    }

    /// Whether code that cannot be read may register a key.
    func isOpen(_ key: RegistryKey, in containers: [Int]) -> Bool {
        registry.openProviders.contains { mayProvide($0, key) && canSee($0.containers, from: containers) }
    }

    private func isName(_ name: String?, of key: RegistryKey) -> Bool {
        name == key.name || registry.rules.namedFallsBack && name == nil
    }

    private func areArguments(_ registered: [TypeExpression?], of asked: [TypeExpression?]) -> Bool {
        if !registry.rules.matchesArguments { return true }
        return registered.count == asked.count
            && zip(registered, asked).allSatisfy { left, right in
                left.flatMap { left in right.map { left.mayBe($0) } } ?? true
            }
    }

    /// Whether the conditions of a registration hold wherever the request is made.
    private func holds(_ conditions: [RegistryCondition], for request: RegistryRequest) -> Bool {
        conditions.allSatisfy { condition in request.conditions.contains { $0.text == condition.text } }
    }

    /// Whether each case of a branch registers the key.
    private func coversAllCases(_ registrations: [Int]) -> Bool {
        var cases: [SourceLocation: (all: Int, seen: Set<Int>)] = [:]
        for number in registrations {
            let conditions = registry.registrations[number].conditions
            guard conditions.count == 1, let count = conditions[0].count else { continue }
            cases[conditions[0].branch, default: (count, [])].seen.insert(conditions[0].number)
        }
        return cases.values.contains { $0.seen.count == $0.all }
    }

    private func mayProvide(_ open: OpenProvider, _ key: RegistryKey) -> Bool {
        if let count = open.argumentCount, registry.rules.matchesArguments, count != key.arguments.count {
            return false
        }
        if let prefix = open.keyPrefix {
            guard case .other(let text) = key.type else { return false }
            return text.hasPrefix(prefix)
        }
        if let type = open.type { return type.mayBe(key.type) }
        return !open.isForeignOnly || !key.type.nominalTypes.contains { registry.declaredTypes.contains($0.path) }
    }
}

extension Registry {
    /// If a factory rethrows an error, the failure is as severe as for the requests of its instance.
    fileprivate func forced(_ outcomes: [RegistryGraph.Outcome]) -> [Bool] {
        var isForced = requests.map { $0.strength == .forced }
        let throwing = requests.indices.filter { requests[$0].strength == .throwing }
        if throwing.isEmpty { return isForced }
        var byOwner = Dictionary(grouping: throwing) { requests[$0].registration ?? -1 }
        for (number, positions) in initializerRequests {
            byOwner[number, default: []] += positions.filter { requests[$0].strength == .throwing }
        }
        var open = isForced.indices.filter { isForced[$0] }
        while let next = open.popLast() {
            guard case .provided(let registrations) = outcomes[next], registrations.count == 1 else { continue }
            // With run-time values the container makes no request for parameters.
            let isWired = requests[next].key?.arguments.isEmpty == true
            for request in byOwner[registrations[0]] ?? []
            where !isForced[request] && (isWired || requests[request].parameter == nil) {
                isForced[request] = true
                open.append(request)
            }
        }
        return isForced
    }
}
