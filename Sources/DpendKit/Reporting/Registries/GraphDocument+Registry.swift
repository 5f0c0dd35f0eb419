import DpendRuntime

extension DependencyResolution {
    /// The graph to show: dpend's own, or the graph of a container that the sources fill, if it is the only one or the
    /// options choose it.
    ///
    /// - Throws: ``InputError`` of usage if there are several.
    package func document() throws(InputError) -> GraphDocument {
        guard let registry = try shownRegistry() else { return GraphDocument(self) }
        return GraphDocument(registry, in: self)
    }

    /// The container to show instead of dpend's own graph.
    func shownRegistry() throws(InputError) -> RegistryGraph? {
        // dpend's own container has the keys of the graph. Tests are shown where there is nothing else.
        let others = registries.filter { !$0.registry.rules.asksGraph }
        let own = others.filter { !$0.registry.isOfTests }
        let registries = own.isEmpty ? others : own
        guard !registries.isEmpty, graph.nodes.isEmpty || options.dialects?.isEmpty == false else { return nil }
        if registries.count > 1 {
            throw InputError(
                .usage,
                "the sources fill several containers; choose one with '--dialect': \(registries.map(\.registry.dialect).joined(separator: ", "))"
            )
        }
        return registries[0]
    }
}

extension GraphDocument {
    /// The graph of a container with its problems.
    init(_ graph: RegistryGraph, in resolution: DependencyResolution) {
        self.init(
            mode: resolution.options.mode, module: resolution.options.moduleName,
            nodes: graph.registry.ways.map { WayNodes(graph, $0).nodes() } ?? RegistryNodes(graph).nodes(), problems: []
        )
        let adjacency = GraphAdjacency(self)
        for (number, component) in StronglyConnectedComponents.find(in: Adjacency(adjacency.immediateDependencies))
            .enumerated()
        {
            for position in component { nodes[position].cycle = number + 1 }
        }
        addProblems(resolution.diagnostics)
    }
}

/// Makes the nodes of a container: one for each registered key, and one for each missing requested key.
private struct RegistryNodes {
    private let graph: RegistryGraph
    private var registry: Registry { graph.registry }

    init(_ graph: RegistryGraph) { self.graph = graph }

    func nodes() -> [GraphDocument.Node] {
        var nodes: [String: GraphDocument.Node] = [:]
        func add(
            _ key: RegistryKey, _ containers: [Int], _ status: GraphDocument.Status,
            _ provider: GraphDocument.Provider? = nil
        ) {
            for containers in Self.each(containers) {
                let name = registry.title(of: key, in: containers)
                if nodes[name] == nil {
                    nodes[name] = GraphDocument.Node(
                        name: name, key: .init(name: key.typeTitle, tag: key.name.map { "\"\($0)\"" }), status: status)
                }
                if let provider { nodes[name]?.providers.append(provider) }
            }
        }
        let owned = Dictionary(grouping: registry.requests.indices.filter { registry.requests[$0].registration != nil })
        { registry.requests[$0].registration ?? 0 }
        let unrequested = unrequestedInScopes
        for (number, registration) in registry.registrations.enumerated() {
            for containers in Self.each(registration.containers) {
                var provider = provider(registration)
                provider.dependencies = ((owned[number] ?? []) + (registry.initializerRequests[number] ?? [])).flatMap {
                    dependencies($0, in: containers)
                }
                if registration.isScope { provider.dependencies += (unrequested[registration.function] ?? []).map(own) }
                add(registration.key, containers, .provided, provider)
            }
            for forward in registration.forwards {
                let target = forwarded(registration)
                let isMet = target == registration.key || registry.registrations.contains { $0.key == target }
                for containers in Self.each(registration.containers) {
                    var alias = self.provider(registration)
                    alias.location = forward.location
                    alias.dependencies = [
                        .init(
                            type: target.description, means: isMet ? .instance : .nothing,
                            target: registry.title(of: target, in: containers), location: forward.location)
                    ]
                    add(
                        RegistryKey(type: forward.type, arguments: registration.key.arguments, name: forward.name),
                        containers, .provided, alias)
                    if !isMet { add(target, containers, .missing) }
                }
            }
        }
        for (position, request) in registry.requests.enumerated() {
            guard let key = request.key, isUnmet(position), graph.isForced[position] else { continue }
            add(key, request.containers, .missing)
        }
        var sorted = nodes.values.sorted {
            ($0.key.name, $0.key.tag ?? "", $0.name) < ($1.key.name, $1.key.tag ?? "", $1.name)
        }
        let positions = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1.name, $0) })
        for node in sorted {
            for target in node.providers.flatMap(\.dependencies).compactMap(\.target) {
                guard let position = positions[target], sorted[position].dependents.last != node.name else { continue }
                sorted[position].dependents.append(node.name)
            }
        }
        return sorted
    }

    /// Containers one by one, since each has its own keys; one empty list if containers are not distinguished.
    private static func each(_ containers: [Int]) -> [[Int]] { containers.isEmpty ? [[]] : containers.map { [$0] } }

    /// The key that the further types of a registration ask for.
    private func forwarded(_ registration: Registration) -> RegistryKey {
        var key = registration.key
        if registry.rules.forwardsAskUnnamed { key.name = nil }
        return key
    }

    private func isUnmet(_ position: Int) -> Bool {
        switch graph.outcomes[position] {
        case .missing, .mismatched: true
        case .provided, .undecided: false
        }
    }

    private func provider(_ registration: Registration) -> GraphDocument.Provider {
        .init(
            kind: .registration, call: registration.call,
            scope: scope(registration.scope ?? registry.rules.defaultScope), location: registration.location)
    }

    private func scope(_ scope: RegistryScope) -> DependencyScope {
        switch scope {
        case .unique: .unique
        case .shared: .shared
        case .singleton, .cached, .custom: .singleton
        case .weakSingleton: .weakSingleton
        }
    }

    /// The registrations of each scope, by the scope's name, that no request gets.
    private var unrequestedInScopes: [String: [Int]] {
        guard registry.tree != nil else { return [:] }
        let requested = graph.outcomes.reduce(into: Set<Int>()) { requested, outcome in
            if case .provided(let registrations) = outcome { requested.formUnion(registrations) }
        }
        return Dictionary(
            grouping: registry.registrations.indices.filter {
                !requested.contains($0) && !registry.registrations[$0].isScope
            }
        ) { registry.registrations[$0].function }
    }

    private func own(_ number: Int) -> GraphDocument.Dependency {
        let registration = registry.registrations[number]
        return GraphDocument.Dependency(
            type: registration.key.title, means: .instance, isDeferred: true, target: registration.key.title,
            location: registration.location)
    }

    /// The dependencies that a request stands for. A request of a scope has one for each registration that it gets on
    /// some way.
    private func dependencies(_ position: Int, in containers: [Int]) -> [GraphDocument.Dependency] {
        let request = registry.requests[position]
        guard registry.tree != nil, case .provided(let registrations) = graph.outcomes[position] else {
            return [dependency(position, in: containers)]
        }
        return registrations.map { number in
            let key = registry.registrations[number].key
            return GraphDocument.Dependency(
                parameter: request.need == nil ? nil : request.key?.name, type: key.title, means: .instance,
                isDeferred: request.time != .construction, target: key.title,
                location: request.location)
        }
    }

    /// - Parameter containers: The container of the registration that requests it. The same registration may be in
    ///   several.
    private func dependency(_ position: Int, in containers: [Int]) -> GraphDocument.Dependency {
        var request = registry.requests[position]
        if containers.contains(where: request.containers.contains) { request.containers = containers }
        var result = GraphDocument.Dependency(
            parameter: request.parameter?.label, type: request.key?.title ?? "?", means: .runTime,
            isDeferred: request.time != .construction, location: request.location)
        switch graph.outcomes[position] {
        case .provided(let registrations):
            if registrations.isEmpty { break }
            let key = request.key
            let near = registrations.first { number in
                registry.registrations[number].containers.contains(where: request.containers.contains)
            }
            let registration = registry.registrations[near ?? registrations[0]]
            let fitting = registration.keys.filter { own in key.map { own.type.mayBe($0.type) } ?? false }
            result.means = .instance
            let target = fitting.first { $0.name == key?.name } ?? fitting.first ?? registration.key
            result.target = registry.title(of: target, in: graph.container(of: registration, for: request))
        case .missing, .mismatched:
            result.means = graph.isForced[position] ? .nothing : .nil
            result.target = graph.isForced[position] ? request.key.map { registry.title(of: $0, asked: request) } : nil
        case .undecided: break
        }
        return result
    }
}
