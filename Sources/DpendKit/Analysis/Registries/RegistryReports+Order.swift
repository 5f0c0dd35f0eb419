/// Requests that run before the registrations that they need.
extension RegistryReports {
    /// Reports requests before the registration of their key, or of a key that the instance requires.
    func early(_ rule: DiagnosticRule) -> [Diagnostic] {
        var latestNeeds: [String: [Int: Int]] = [:]
        return registry.requests.indices.compactMap { position in
            let request = registry.requests[position]
            guard request.isInOrder, request.registration == nil, let key = request.key else { return nil }
            if isRegistering(request.function) {
                return Diagnostic(
                    rule,
                    "'\(key)' is asked for while the registrations run: the request starts them again, and never ends",
                    about: registry.title(of: key, asked: request), at: request.location)
            }
            guard !request.isOfLibrary, graph.isForced[position],
                case .provided(let registrations) = graph.outcomes[position], let first = registrations.first
            else { return nil }
            if registrations.allSatisfy({ isLater(registry.registrations[$0], than: request) }) {
                return Diagnostic(
                    rule, "'\(key)' is asked for before it is registered",
                    about: registry.title(of: key, asked: request), at: request.location,
                    notes: registrations.prefix(Self.limit).map {
                        .init(.candidate, "it is registered here", at: registry.registrations[$0].location)
                    })
            }
            let function = Registry.functionName(request.function, at: request.location)
            guard registrations.count == 1, let own = registrationsByFunction[function] else { return nil }
            guard let last = own.last, isLater(registry.registrations[last], than: request) else { return nil }
            let needs = latestNeeds[function] ?? self.latestNeeds(among: own)
            latestNeeds[function] = needs
            guard let late = needs[first], isLater(registry.registrations[late], than: request) else { return nil }
            let needed = registry.registrations[late]
            return Diagnostic(
                rule, "'\(key)' is asked for before '\(needed.key)', which it requires, is registered",
                about: registry.title(of: key, asked: request), at: request.location,
                notes: [.init(.candidate, "'\(needed.key)' is registered here", at: needed.location)])
        }
    }

    /// Whether a registration surely runs after a request: later in the same function, or in a function that is called
    /// later.
    private func isLater(_ registration: Registration, than request: RegistryRequest) -> Bool {
        let asking = Registry.functionName(request.function, at: request.location)
        let registering = Registry.functionName(registration.function, at: registration.location)
        if asking == registering { return registration.location > request.location }
        guard let asked = registry.steps[asking], let filled = registry.steps[registering] else { return false }
        return asked.contains { step in step.isSure && filled.allSatisfy(step.isBefore) }
    }

    /// The last of some registrations that each registration requires when its factory runs. Only registrations that
    /// require one of them have an entry.
    ///
    /// - Complexity: Linear in the number of requests.
    private func latestNeeds(among own: [Int]) -> [Int: Int] {
        var latest: [Int: Int] = [:]
        for needed in own.reversed() {
            var open = requirers[needed] ?? []
            while let next = open.popLast() {
                guard latest[next] == nil else { continue }
                latest[next] = needed
                open += requirers[next] ?? []
            }
        }
        return latest
    }

    /// The registrations of each function, in the order of the source.
    private var registrationsByFunction: [String: [Int]] {
        knownOrder.value {
            Dictionary(grouping: registry.registrations.indices) { number in
                let registration = registry.registrations[number]
                return Registry.functionName(registration.function, at: registration.location)
            }.mapValues { numbers in
                numbers.sorted { registry.registrations[$0].location < registry.registrations[$1].location }
            }
        }
    }

    /// The registrations whose factories surely ask for the instance of another registration, by its number.
    private var requirers: [Int: [Int]] {
        knownRequirers.value {
            var result: [Int: [Int]] = [:]
            for number in registry.registrations.indices {
                for (position, request) in requests(of: number)
                where request.origin != nil && request.time == .construction && request.conditions.isEmpty
                    && graph.isForced[position]
                {
                    if let needed = onlyProvider(of: position) { result[needed, default: []].append(number) }
                }
            }
            return result
        }
    }
}
