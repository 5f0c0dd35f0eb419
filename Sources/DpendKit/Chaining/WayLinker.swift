/// Finds what code supplies on each way to a request.
struct WayLinker {
    private let registry: Registry
    private let graph: WayGraph
    private let above: WaysAbove

    static func link(_ registry: Registry, _ graph: WayGraph) -> RegistryGraph {
        WayLinker(registry: registry, graph: graph, above: WaysAbove(graph)).link()
    }

    private func link() -> RegistryGraph {
        var outcomes = registry.requests.map { request in RegistryGraph.Outcome.undecided(request.reason ?? "") }
        var failing: [Int: RegistryGraph.FailingWay] = [:]
        var reached: [Int: RegistryGraph.Supplied] = [:]
        let known = registry.requests.indices.filter { registry.requests[$0].key != nil }
        let byKey = Dictionary(grouping: known) { registry.requests[$0].key?.type.spelling(.plain) ?? "" }
        let supplies = registry.registrations.map { $0.key.type.spelling(.plain) }
        for (_, requests) in byKey.sorted(by: { $0.key < $1.key }) {
            let places = requests.flatMap { graph.askers[$0].places }
            guard let type = registry.requests[requests[0]].key?.type else { continue }
            let search = WaySearch(type, places, registry, graph, above, supplies: supplies)
            for request in requests {
                if let obstacle = graph.askers[request].obstacle {
                    (outcomes[request], failing[request]) = (.missing, .init(kind: .impossible(obstacle)))
                    continue
                }
                let places = graph.askers[request].places
                let found = search.result(at: places, isChosen: graph.askers[request].isChosen)
                reached[request] = found.supplied
                if let way = found.failing {
                    (outcomes[request], failing[request]) = (.missing, way)
                } else if !found.supplied.registrations.isEmpty {
                    outcomes[request] = .provided(found.supplied.registrations)
                } else if registry.requests[request].strength == .soft {
                    outcomes[request] = .provided([])
                } else if let reason = found.reason {
                    outcomes[request] = .undecided(reason)
                } else {
                    // A view that nothing shows is not judged.
                    let reason = "no known way leads to '\(registry.requests[request].maker ?? "")'"
                    outcomes[request] = places.contains(where: above.isShown) ? .undecided(reason) : .provided([])
                }
            }
        }
        let isForced = registry.requests.map { $0.strength == .forced }
        var result = RegistryGraph(registry: registry, outcomes: outcomes, isForced: isForced)
        (result.failingWays, result.supplied) = (failing, reached)
        return result
    }
}
