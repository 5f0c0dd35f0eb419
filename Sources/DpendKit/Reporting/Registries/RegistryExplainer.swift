extension DependencyResolution {
    /// Explains a key of a container that the sources fill.
    ///
    /// - Throws: ``InputError`` of usage if no registration or request has the name.
    func explain(_ text: String, in graph: RegistryGraph) throws(InputError) -> [KeyExplanation] {
        let document = GraphDocument(graph, in: self)
        // In a tree of scopes a property has a name of its own: `RootComponent.clock`.
        let hasNames = graph.registry.tree != nil
        let finder = KeyFinder(
            document.nodes.map {
                .init(
                    name: $0.name, type: $0.key.name, tag: $0.key.tag, module: nil,
                    classes: hasNames ? $0.providers.map(\.call) : [$0.key.made])
            })
        return try finder.positions(of: text).map {
            RegistryExplainer(graph: graph, document: document).explain(document.nodes[$0])
        }
    }
}

/// Explains everything about a key of a container that the sources fill.
private struct RegistryExplainer {
    let graph: RegistryGraph
    let document: GraphDocument

    func explain(_ node: GraphDocument.Node) -> KeyExplanation {
        var explanation = KeyExplanation(key: node.name)
        if let ways = graph.registry.ways { return explain(node, ways) }
        func add(_ title: String, _ lines: [KeyExplanation.Line]) {
            if !lines.isEmpty { explanation.sections.append(.init(title: title, lines: lines)) }
        }
        add(
            node.providers.count > 1 ? "registered by several" : "registered by",
            node.providers.isEmpty
                ? [.init("Nothing registers it.")] : node.providers.map { .init($0.call, at: $0.location) })
        if let registration = graph.registry.registrations.first(where: { own in
            graph.registry.titles(of: own).contains(node.name)
        }) {
            let scope = registration.scope ?? graph.registry.rules.defaultScope
            if graph.registry.tree != nil {
                if !registration.isScope {
                    add(
                        "scope",
                        [
                            .init(
                                scope == .singleton
                                    ? "one for each '\(registration.function)'" : "a new one for each use")
                        ])
                }
            } else {
                add(
                    "scope",
                    [
                        .init(
                            registration.writtenScope.map { "\(scope.rawValue), written as '\($0)'" }
                                ?? "\(scope.rawValue), which is the default")
                    ])
            }
        }
        add("requires", node.providers.flatMap(\.dependencies).map(line))
        let code = graph.registry.requests.enumerated().filter { position, request in
            request.registration == nil && !request.isImplied && target(of: position) == node.name
        }
        let users = node.dependents.map { KeyExplanation.Line($0) } + code.map { .init($1.function, at: $1.location) }
        add("required by", users.isEmpty ? [.init("nothing in these sources")] : users)
        add(
            "problems",
            node.problems.map {
                .init(
                    "\(document.problems[$0].message) [\(document.problems[$0].identifier)]",
                    at: document.problems[$0].location)
            })
        return explanation
    }

    /// Explains a place on ways, or what they supply.
    private func explain(_ node: GraphDocument.Node, _ ways: WayGraph) -> KeyExplanation {
        var explanation = KeyExplanation(key: node.name)
        func add(_ title: String, _ lines: [KeyExplanation.Line]) {
            if !lines.isEmpty { explanation.sections.append(.init(title: title, lines: lines)) }
        }
        let supplies = graph.registry.registrations.filter { $0.key.title == node.name }
        let requests = graph.registry.requests.filter { $0.key?.title == node.name }
        if !requests.isEmpty || !supplies.isEmpty {
            add(
                "supplied by",
                supplies.isEmpty
                    ? [.init("Nothing supplies it.")]
                    : supplies.map { .init("\($0.call) in \($0.function)", at: $0.location) })
            add("requested by", requests.map { .init($0.function, at: $0.location) })
        }
        if ways.places.contains(where: { $0.name == node.key.name && $0.location == node.providers.first?.location }) {
            let own = Set(graph.registry.requests.filter { $0.maker == node.key.name }.map(\.location))
            let all = node.providers.flatMap(\.dependencies)
            add("shown by", node.dependents.map { .init($0) })
            add("requests", all.filter { $0.location.map(own.contains) ?? false }.map(line))
            add(
                "shows",
                all.filter { !($0.location.map(own.contains) ?? false) }.map { .init($0.type, at: $0.location) })
        }
        add(
            "problems",
            node.problems.map {
                .init(
                    "\(document.problems[$0].message) [\(document.problems[$0].identifier)]",
                    at: document.problems[$0].location)
            })
        return explanation
    }

    private func line(_ dependency: GraphDocument.Dependency) -> KeyExplanation.Line {
        let name = dependency.parameter.map { "\($0): " } ?? ""
        let end =
            switch dependency.means {
            case .nothing: ", which nothing registers"
            case .nil: ", if it is registered"
            case .runTime: ", which is undecided"
            default: dependency.isDeferred ? ", when it is used" : ""
            }
        return .init("\(name)\(dependency.type)\(end)", at: dependency.location)
    }

    private func target(of position: Int) -> String? {
        let request = graph.registry.requests[position]
        guard let key = request.key else { return nil }
        guard case .provided(let registrations) = graph.outcomes[position], !registrations.isEmpty else {
            return graph.registry.title(of: key, asked: request)
        }
        let registration = graph.registry.registrations[registrations[0]]
        return graph.registry.title(
            of: registration.key.type.mayBe(key.type) ? registration.key : key,
            in: graph.container(of: registration, for: request))
    }
}
