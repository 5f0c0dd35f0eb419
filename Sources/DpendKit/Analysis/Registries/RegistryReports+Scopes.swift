extension RegistryReports {
    /// Reports kept instances with run-time values.
    func ignored(_ rule: DiagnosticRule) -> [Diagnostic] {
        if let tree = registry.tree { return ScopeTreeReports(graph, tree, makers).problems(.ignoredArguments, rule) }
        guard registry.rules.matchesArguments else { return [] }
        // Parameters that the container provides are not run-time values.
        let given = registry.rules.wiresArguments ? registrationsWithArguments : nil
        return registry.registrations.enumerated().compactMap { number, registration in
            guard given?.contains(number) != false, let scope = registration.scope,
                [.singleton, .weakSingleton, .cached].contains(scope), let written = registration.writtenScope,
                !registration.key.arguments.isEmpty, !registration.keepsByArguments,
                scope != .weakSingleton || !registration.makesValue
            else { return nil }
            return Diagnostic(
                rule,
                "'\(registration.key)' is kept as '\(written)' and takes \(registration.key.argumentText); the arguments of later requests are ignored",
                about: registry.title(of: registration), at: registration.location)
        }
    }

    /// The registrations that code requests with run-time values.
    private var registrationsWithArguments: Set<Int> {
        graph.registrations(
            ofRequests: registry.requests.indices.filter { registry.requests[$0].key?.arguments.isEmpty == false })
    }

    /// Reports values in scopes that hold their instances weakly, which only works for objects.
    func unkept(_ rule: DiagnosticRule) -> [Diagnostic] {
        guard registry.rules.dropsUnheld else { return [] }
        return registry.registrations.compactMap { registration in
            guard registration.scope == .weakSingleton, registration.makesValue, let scope = registration.writtenScope
            else { return nil }
            var report = Diagnostic(
                rule,
                "'\(registration.key)' is kept as '\(scope)', which keeps objects only; each request calls its factory again",
                about: registration.key.title, at: registration.location)
            // The factory makes an equal value.
            report.severity = .warning
            return report
        }
    }

    /// Reports keys with the same name in two containers that share one instance.
    func sharedCaches(_ rule: DiagnosticRule) -> [Diagnostic] {
        guard !registry.rules.commonScopes.isEmpty else { return [] }
        return cachesOfTwo(rule) + cachesThatAsk(rule)
    }

    private func cachesOfTwo(_ rule: DiagnosticRule) -> [Diagnostic] {
        var first: [String: Int] = [:]
        var reports: [Diagnostic] = []
        for (number, registration) in registry.registrations.enumerated()
        where registry.rules.commonScopes.contains(registration.scope ?? registry.rules.defaultScope) {
            guard let name = cacheName(registration) else { continue }
            guard let earlier = first[name] else {
                first[name] = number
                continue
            }
            let other = registry.registrations[earlier]
            if other.key == registration.key { continue }
            reports.append(
                Diagnostic(
                    rule,
                    "'\(registration.key)' and '\(other.key)' share one instance: \(registry.title) keeps it under the name of the property and the type, and ignores the container",
                    about: registration.key.title, at: registration.location,
                    notes: [.init(.candidate, "'\(other.key)' is declared here", at: other.location)]))
        }
        return reports
    }

    /// Reports keys that ask for another key which the container cannot distinguish from them.
    private func cachesThatAsk(_ rule: DiagnosticRule) -> [Diagnostic] {
        registry.requests.indices.compactMap { position in
            let request = registry.requests[position]
            guard let number = request.registration, request.origin == Registry.origin(ofRegistration: number),
                let target = onlyProvider(of: position)
            else { return nil }
            let (asking, asked) = (registry.registrations[number], registry.registrations[target])
            guard asking.key != asked.key, let name = cacheName(asking), name == cacheName(asked) else { return nil }
            return Diagnostic(
                rule,
                "'\(asking.key)' asks for '\(asked.key)' while it is made; \(registry.title) 3 confuses them, since their names and types are equal, and ends debug builds",
                about: asking.key.title, at: request.location,
                notes: [.init(.candidate, "'\(asked.key)' is declared here", at: asked.location)])
        }
    }

    /// The name under which the container keeps an instance, besides its scope.
    private func cacheName(_ registration: Registration) -> String? {
        guard !registration.isApart, let type = registration.type, let path = registration.key.type.nominal?.path,
            let name = path.split(separator: ".").last
        else { return nil }
        return "\(name) \(type.spelling(.identity))"
    }

    /// Reports instances that the container makes by itself, but cannot make.
    func eager(_ rule: DiagnosticRule) -> [Diagnostic] {
        registry.requests.indices.compactMap { position in
            let request = registry.requests[position]
            guard request.isImplied, registry.judges(request.location), let key = request.key,
                case .mismatched(let registrations) = graph.outcomes[position]
            else { return nil }
            let registration = registry.registrations[registrations[0]]
            return Diagnostic(
                rule,
                "'\(key)' is '\(registration.writtenScope ?? "")' and takes \(registration.key.argumentText), which nothing registers; '\(registry.rules.eagerCall)' cannot make it",
                about: registry.title(of: key, asked: request), at: request.location)
        }
    }

    /// Reports requests off the main actor for instances that only the main actor can make.
    func isolated(_ rule: DiagnosticRule) -> [Diagnostic] {
        guard registry.registrations.contains(where: \.needsMainActor) else { return [] }
        return registry.requests.indices.compactMap { position in
            let request = registry.requests[position]
            guard request.isOffMainActor, let key = request.key, let first = onlyProvider(of: position) else {
                return nil
            }
            // Factories run on the thread of the request.
            var (open, seen) = ([first], Set([first]))
            while let next = open.popLast() {
                let registration = registry.registrations[next]
                if registration.needsMainActor {
                    let what = next == first ? "'\(key)' is" : "'\(key)' requires '\(registration.key)', which is"
                    return Diagnostic(
                        rule,
                        "\(what) made on the main actor, and '\(request.function)' asks for it off the main actor",
                        about: registry.title(of: key, asked: request), at: request.location,
                        notes: [
                            .init(.candidate, "'\(registration.key)' is registered here", at: registration.location)
                        ])
                }
                for (position, inner) in requests(of: next)
                where inner.time == .construction && inner.conditions.count == registration.conditions.count {
                    if let target = onlyProvider(of: position), seen.insert(target).inserted { open.append(target) }
                }
            }
            return nil
        }
    }

    /// Reports kept instances that hold an instance of a shorter scope, if the code states that scope.
    func captive(_ rule: DiagnosticRule) -> [Diagnostic] {
        let kept = keptRequests()
        return registry.registrations.indices.compactMap { number in
            let keeper = registry.registrations[number]
            guard keeper.scope == .singleton, let position = kept[number], let target = onlyProvider(of: position)
            else { return nil }
            let held = registry.registrations[target]
            return Diagnostic(
                rule,
                "'\(keeper.key)' lives as long as the container and keeps a '\(held.key)', which is shared within one resolve only",
                about: registry.title(of: keeper),
                at: registry.requests[position].location,
                notes: [
                    .init(
                        .candidate, "'\(held.key)' is registered here with the scope '\(held.writtenScope ?? "")'",
                        at: held.location)
                ])
        }
    }

    /// For each registration, the nearest request for an instance that it keeps, and that has a stated, shorter scope.
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
                // An instance that is made for each request lives as long as the instance that requested it.
                if held.scope == .unique { keepers[target, default: []].append(number) }
            }
        }
        // The search is breadth first, so a registration keeps the nearest request.
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
