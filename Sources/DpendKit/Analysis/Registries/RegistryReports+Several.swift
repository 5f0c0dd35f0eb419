extension RegistryReports {
    /// Reports requests that fail because several registrations of one container provide the key.
    func several(_ rule: DiagnosticRule) -> [Diagnostic] {
        guard registry.rules.requiresOne else { return [] }
        var reported: Set<RegistryKey> = []
        var judged: Set<UnsafeRawPointer> = []
        return registry.requests.indices.compactMap { position in
            let request = registry.requests[position]
            guard graph.isForced[position], registry.judges(request.location), let key = request.key,
                case .provided(let all) = graph.outcomes[position],
                // Requests for one key share the list of its registrations.
                let place = RegistryGraph.place(of: all), judged.insert(place).inserted,
                let rivals = rivals(among: all),
                reported.insert(key).inserted
            else { return nil }
            return Diagnostic(
                rule,
                "\(rivals.count == 2 ? "two" : "\(rivals.count)") registrations provide '\(key)', which is forced here; \(registry.title) requires exactly one",
                about: registry.title(of: key, asked: request),
                at: request.location,
                notes: rivals.map {
                    .init(
                        .candidate, "'\(registry.registrations[$0].call)' provides it",
                        at: registry.registrations[$0].location)
                })
        }
    }

    /// The registrations that are surely in one container at once and that it does not take for the same; nil for fewer
    /// than two.
    private func rivals(among all: [Int]) -> [Int]? {
        let sure = all.filter { number in
            let registration = registry.registrations[number]
            return !registration.receiver.isEmpty && registration.conditions.isEmpty && registration.made != nil
                && registration.key.arguments.allSatisfy { $0 != nil }
        }
        for group in Dictionary(grouping: sure, by: { registry.registrations[$0].receiver }).values.sorted(by: {
            $0[0] < $1[0]
        }) {
            var seen: Set<String> = []
            let rivals = group.sorted().filter { seen.insert(identity(of: $0)).inserted }
            if rivals.count > 1 { return rivals }
        }
        return nil
    }

    /// The properties by which a container recognizes a registration.
    func identity(of number: Int) -> String {
        let registration = registry.registrations[number]
        let types = [registration.key.type] + registration.forwards.map(\.type) + [registration.made].compactMap { $0 }
        let arguments = registration.key.arguments.map { $0?.spelling(.identity) ?? "?" }
        return "\(types.map { $0.spelling(.identity) }) \(arguments) \(registration.writtenScope ?? "")"
    }
}
