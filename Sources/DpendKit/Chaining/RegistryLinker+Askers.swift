/// Factories that several containers run: a container runs the factories of the containers that it asks, and they ask
/// it in turn.
extension RegistryLinker {
    /// Judges the requests of such factories for each container that surely runs them.
    func judgeAskers(_ registry: inout Registry, _ outcomes: inout [RegistryGraph.Outcome]) {
        let owned = Dictionary(grouping: registry.requests.indices.filter { registry.requests[$0].registration != nil })
        { registry.requests[$0].registration ?? 0 }
        var open: [Run] = []
        for (request, outcome) in zip(registry.requests, outcomes)
        where request.registration == nil && request.containers.count == 1 {
            if case .provided(let all) = outcome, all.count == 1 {
                open.append(Run(registration: all[0], container: request.containers[0]))
            }
        }
        var seen: Set<Run> = []
        var found: [Int: [(container: Int, outcome: RegistryGraph.Outcome)]] = [:]
        while let run = open.popLast() {
            guard seen.insert(run).inserted else { continue }
            for position in owned[run.registration] ?? [] {
                var request = registry.requests[position]
                if request.containers.count > 1 {
                    request.containers = request.containers.filter { $0 == run.container }
                }
                guard request.containers.count == 1 else { continue }
                let outcome = outcome(of: request)
                if registry.requests[position].containers.count > 1 {
                    found[position, default: []].append((run.container, outcome))
                }
                if case .provided(let all) = outcome, all.count == 1 {
                    open.append(Run(registration: all[0], container: request.containers[0]))
                }
            }
        }
        for (position, runs) in found {
            let lacking = runs.filter { $0.outcome.isLack }.sorted { $0.container < $1.container }
            guard let first = lacking.first, let owner = registry.requests[position].registration else { continue }
            // A kept instance may be made for another container.
            let scope = registry.registrations[owner].scope ?? registry.rules.defaultScope
            if lacking.count < runs.count, scope != .unique, scope != .shared { continue }
            registry.requests[position].containers = lacking.map(\.container)
            outcomes[position] = first.outcome
        }
    }

    /// A factory that runs for a container.
    private struct Run: Hashable {
        var registration: Int
        var container: Int
    }
}

extension RegistryGraph.Outcome {
    fileprivate var isLack: Bool {
        switch self {
        case .missing, .mismatched: true
        case .provided, .undecided: false
        }
    }
}
