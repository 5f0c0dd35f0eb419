/// Makes the nodes of ways: one for each place with a name, and one for each requested or supplied key.
struct WayNodes {
    private let graph: RegistryGraph
    private let ways: WayGraph
    /// The name of each place, which no other place has; nil for places without names.
    private let names: [String?]
    private var registry: Registry { graph.registry }

    init(_ graph: RegistryGraph, _ ways: WayGraph) {
        (self.graph, self.ways) = (graph, ways)
        names = Self.names(of: ways.places)
    }

    /// Several programs may have views with the same name: `ContentView` is `ContentView (Watch.swift)` then.
    private static func names(of places: [WayGraph.Place]) -> [String?] {
        let named = Dictionary(grouping: places.indices.filter { places[$0].name != nil }) { places[$0].name ?? "" }
        var names = places.map(\.name)
        for (name, positions) in named {
            let paths = positions.map { places[$0].location.path }
            guard Set(paths).count > 1 else { continue }
            let files = paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
            let areClear = Set(files).count == Set(paths).count
            for (number, position) in positions.enumerated() {
                names[position] = "\(name) (\(areClear ? files[number] : paths[number]))"
            }
        }
        return names
    }

    func nodes() -> [GraphDocument.Node] {
        var nodes = placeNodes()
        let missing = Set(
            registry.requests.indices.compactMap { position in
                graph.failingWays[position] == nil || !graph.isForced[position]
                    ? nil : registry.requests[position].key?.title
            })
        var keys: [String: GraphDocument.Node] = [:]
        for registration in registry.registrations {
            let name = registration.key.title
            keys[name, default: GraphDocument.Node(name: name, key: .init(name: name, tag: nil), status: .provided)]
                .providers
                .append(
                    .init(kind: .registration, call: registration.call, scope: .unique, location: registration.location)
                )
        }
        for name in missing where keys[name] == nil {
            keys[name] = GraphDocument.Node(name: name, key: .init(name: name, tag: nil), status: .missing)
        }
        let named = Set(nodes.map(\.name))
        nodes += keys.values.filter { !named.contains($0.name) }
        nodes.sort { $0.name < $1.name }
        let positions = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.name, $0) })
        for node in nodes {
            for target in Set(node.providers.flatMap(\.dependencies).compactMap(\.target)).sorted() {
                if let position = positions[target] { nodes[position].dependents.append(node.name) }
            }
        }
        return nodes
    }

    private func placeNodes() -> [GraphDocument.Node] {
        let supplied = Dictionary(grouping: registry.registrations) {
            String($0.function.prefix { $0 != "(" }).split(separator: ".").dropLast().joined(separator: ".")
        }
        let requests = Dictionary(grouping: registry.requests.filter { $0.key != nil }) { $0.maker ?? "" }
        let namesakes = Set(
            ways.places.indices.filter { names[$0] != ways.places[$0].name }.compactMap { ways.places[$0].name })
        let known = Set(
            registry.registrations.map(\.key.title)
                + registry.requests.indices.compactMap {
                    graph.failingWays[$0] == nil ? nil : registry.requests[$0].key?.title
                })
        var found: [String: GraphDocument.Node] = [:]
        for (position, place) in ways.places.enumerated() {
            guard let name = names[position], found[name] == nil, let type = place.name else { continue }
            // Of namesakes, only the file tells whose a request or a supply is.
            func isOwn(_ location: SourceLocation) -> Bool {
                !namesakes.contains(type) || location.path == place.location.path
            }
            var seen: Set<String> = []
            let own = (requests[type] ?? []).filter { isOwn($0.location) }
            var dependencies = own.compactMap { request -> GraphDocument.Dependency? in
                guard let key = request.key?.title, seen.insert(key).inserted else { return nil }
                return .init(
                    type: key, means: known.contains(key) ? .instance : .runTime,
                    target: known.contains(key) ? key : nil, location: request.location)
            }
            for (target, step) in named(below: position) where seen.insert(target).inserted && target != name {
                dependencies.append(
                    .init(
                        type: target, means: .instance, isDeferred: step.isPresented, target: target,
                        location: step.location))
            }
            let supplies = DistinctElements(
                (supplied[type] ?? []).filter { isOwn($0.location) }.map(\.key.title)
            ).all
            let call =
                supplies.isEmpty ? "\(type).body" : "\(type).body, which supplies \(supplies.joined(separator: ", "))"
            var node = GraphDocument.Node(name: name, key: .init(name: type, tag: nil), status: .provided)
            node.providers = [
                .init(
                    kind: .registration, call: call, scope: .unique, location: place.location,
                    dependencies: dependencies)
            ]
            found[name] = node
        }
        return found.values.sorted { $0.name < $1.name }
    }

    /// The next places with names, with the steps to them.
    private func named(below position: Int) -> [(String, (location: SourceLocation, isPresented: Bool))] {
        var result: [(String, (location: SourceLocation, isPresented: Bool))] = []
        var seen: Set<Int> = [position]
        func add(_ place: Int, _ isPresented: Bool) {
            for step in ways.places[place].steps {
                let isShownLater = isPresented || step.effects.contains { if case .passes = $0 { true } else { false } }
                if let name = names[step.target] {
                    result.append((name, (step.location, isShownLater)))
                } else if seen.insert(step.target).inserted {
                    add(step.target, isShownLater)
                }
            }
        }
        add(position, false)
        return result
    }
}
