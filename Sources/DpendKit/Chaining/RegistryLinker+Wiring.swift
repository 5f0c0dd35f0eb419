/// Factories whose parameters the container asks for itself.
extension RegistryLinker {
    /// The registration whose parameters the container asks for; nil if a registration without run-time values has the
    /// key.
    func wiredFactory(among named: [Int], for key: RegistryKey) -> Int? {
        func count(_ number: Int) -> Int { registry.registrations[number].key.arguments.count }
        guard registry.rules.wiresArguments, key.arguments.isEmpty, named.allSatisfy({ count($0) > 0 }) else {
            return nil
        }
        return named.max { count($0) < count($1) }
    }

    /// The outcome of a request whose factory gets its parameters from the container.
    func outcome(of request: RegistryRequest, wiring number: Int) -> RegistryGraph.Outcome {
        let registration = registry.registrations[number]
        if registration.key.arguments.contains(nil) {
            return .undecided("a run-time argument of '\(registration.key)' has a type that is not known")
        }
        let lacks =
            request.isImplied
            ? lacksParameters(of: number, for: request)
            : keys(wiredFor: number, request).allSatisfy { isLacking($0, registration) }
        // A wired factory lacks a parameter of its own, which is reported there.
        return lacks && request.parameter == nil ? .mismatched([number]) : .provided([number])
    }

    /// The requests for the parameters of all factories that code asks for without run-time values.
    var wiredRequests: [RegistryRequest] {
        // The others have no parameters.
        let groups = groups(where: { !registry.registrations[$0].key.arguments.isEmpty })
        var (found, open): ([RegistryRequest], [RegistryRequest]) = ([], registry.requests)
        var seen: Set<RegistryKey> = []
        while let request = open.popLast() {
            guard let key = request.key, groups.contains(key.group),
                let number = wiredFactory(among: named(key, in: request.containers), for: key)
            else { continue }
            let registration = registry.registrations[number]
            guard seen.insert(RegistryKey(type: .other("\(number)"), name: key.name)).inserted else { continue }
            for key in keys(wiredFor: number, request) {
                var wired = RegistryRequest(
                    key: key, containers: registration.containers, strength: .throwing, time: .construction,
                    registration: number,
                    function: registration.function, location: registration.location)
                (wired.parameter, wired.isImplied) = (.init(label: ""), true)
                found.append(wired)
                open.append(wired)
            }
        }
        return found.sorted { ($0.location, $0.key?.description ?? "") < ($1.location, $1.key?.description ?? "") }
    }

    /// The keys of a factory's parameters. Each is asked for under the name of the request.
    private func keys(wiredFor number: Int, _ request: RegistryRequest) -> [RegistryKey] {
        registry.registrations[number].key.arguments.compactMap { $0 }.map { type in
            let asked = if case .optional(let wrapped) = type { wrapped } else { type }
            return RegistryKey(type: asked, name: request.key?.name)
        }
    }

    private func isLacking(_ key: RegistryKey, _ owner: Registration) -> Bool {
        named(key, in: owner.containers).isEmpty && !isOpen(key, in: owner.containers)
    }

    /// Whether a factory surely lacks a parameter, or a factory of one of its parameters does.
    private func lacksParameters(of number: Int, for request: RegistryRequest) -> Bool {
        var (open, seen): ([Int], Set<Int>) = ([number], [number])
        while let next = open.popLast() {
            for key in keys(wiredFor: next, request) {
                if isLacking(key, registry.registrations[next]) { return true }
                let named = named(key, in: registry.registrations[next].containers)
                if let inner = wiredFactory(among: named, for: key), seen.insert(inner).inserted { open.append(inner) }
            }
        }
        return false
    }
}
