extension RegistryReports {
    /// Kept instances with arguments.
    func ignored(_ rule: DiagnosticRule) -> [Diagnostic] {
        if let tree = registry.tree { return ScopeTreeReports(graph, tree).problems(.ignoredArguments, rule) }
        guard registry.rules.matchesArguments else { return [] }
        // Parameters that the container wires are no arguments.
        let given = registry.rules.wiresArguments ? registrationsWithArguments : nil
        return registry.registrations.enumerated().compactMap { number, registration in
            guard given?.contains(number) != false, let scope = registration.scope, [.singleton, .weakSingleton, .cached].contains(scope), let written = registration.writtenScope,
                !registration.key.arguments.isEmpty, scope != .weakSingleton || !registration.makesValue
            else { return nil }
            return Diagnostic(
                rule, "'\(registration.key)' is kept as '\(written)' and takes \(registration.key.argumentText); the arguments of later requests are ignored",
                about: registry.title(of: registration), at: registration.location)
        }
    }

    /// Those that somebody asks for with arguments.
    private var registrationsWithArguments: Set<Int> {
        registry.requests.indices.reduce(into: []) { found, position in
            if registry.requests[position].key?.arguments.isEmpty == false, case .provided(let registrations) = graph.outcomes[position] { found.formUnion(registrations) }
        }
    }

    /// Instances that the container makes by itself, and cannot.
    func eager(_ rule: DiagnosticRule) -> [Diagnostic] {
        registry.requests.indices.compactMap { position in
            let request = registry.requests[position]
            guard request.isImplied, registry.judges(request.location), let key = request.key, case .mismatched(let registrations) = graph.outcomes[position] else { return nil }
            let registration = registry.registrations[registrations[0]]
            return Diagnostic(
                rule, "'\(key)' is '\(registration.writtenScope ?? "")' and takes \(registration.key.argumentText), which nothing registers; 'bootstrap()' cannot make it",
                about: registry.title(of: key, asked: request), at: request.location)
        }
    }

    /// Requests off the main actor for what only the main actor can make.
    func isolated(_ rule: DiagnosticRule) -> [Diagnostic] {
        guard registry.registrations.contains(where: \.needsMainActor) else { return [] }
        return registry.requests.indices.compactMap { position in
            let request = registry.requests[position]
            guard request.isOffMainActor, let key = request.key, let first = onlyProvider(of: position) else { return nil }
            // Factories run on the thread of whoever asks.
            var (open, seen) = ([first], Set([first]))
            while let next = open.popLast() {
                let registration = registry.registrations[next]
                if registration.needsMainActor {
                    let what = next == first ? "'\(key)' is" : "'\(key)' needs '\(registration.key)', which is"
                    return Diagnostic(
                        rule, "\(what) made on the main actor, and '\(request.function)' asks for it off the main actor", about: registry.title(of: key, asked: request), at: request.location,
                        notes: [.init(.candidate, "'\(registration.key)' is registered here", at: registration.location)])
                }
                for (position, inner) in requests(of: next) where inner.time == .construction && inner.conditions.count == registration.conditions.count {
                    if let target = onlyProvider(of: position), seen.insert(target).inserted { open.append(target) }
                }
            }
            return nil
        }
    }

    /// Kept instances that hold one of a shorter scope, where somebody wrote that scope.
    func captive(_ rule: DiagnosticRule) -> [Diagnostic] {
        let kept = keptRequests()
        return registry.registrations.indices.compactMap { number in
            let keeper = registry.registrations[number]
            guard keeper.scope == .singleton, let position = kept[number], let target = onlyProvider(of: position) else { return nil }
            let held = registry.registrations[target]
            return Diagnostic(
                rule, "'\(keeper.key)' lives as long as the container and keeps a '\(held.key)', which is shared within one resolve only", about: registry.title(of: keeper),
                at: registry.requests[position].location,
                notes: [.init(.candidate, "'\(held.key)' is registered here with the scope '\(held.writtenScope ?? "")'", at: held.location)])
        }
    }

    /// For each registration the nearest request for an instance of a written, shorter scope that its own instance keeps.
    private func keptRequests() -> [Int: Int] {
        var kept: [Int: Int] = [:]
        var keepers: [Int: [Int]] = [:]
        var open: [Int] = []
        for number in registry.registrations.indices {
            for (position, request) in requests(of: number) where request.time != .firstUse {
                guard let target = onlyProvider(of: position) else { continue }
                let held = registry.registrations[target]
                if held.scope == .shared, held.writtenScope != nil, kept[number] == nil {
                    kept[number] = position
                    open.append(number)
                }
                // An instance that is made anew each time lives as long as the one that asked for it.
                if held.scope == .unique { keepers[target, default: []].append(number) }
            }
        }
        // Breadth first: a registration keeps the request that is nearest.
        var done = 0
        while done < open.count {
            for keeper in keepers[open[done]] ?? [] where kept[keeper] == nil {
                kept[keeper] = kept[open[done]]
                open.append(keeper)
            }
            done += 1
        }
        return kept
    }
}
