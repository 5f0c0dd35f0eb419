/// Answers the questions of an editor about places in sources.
struct GraphAnswers: Sendable {
    let answer: ProjectAnswer
    let places: SourcePlaces
    let index: PlaceIndex

    init(_ answer: ProjectAnswer, _ places: SourcePlaces) {
        (self.answer, self.places) = (answer, places)
        index = PlaceIndex(answer.graphs, places)
    }

    // MARK: One key

    /// The short explanation of the key at a place.
    func hover(_ location: SourceLocation) -> JSONValue {
        guard let subject = index.subjects(at: location, places).first,
            let explanation = try? answer.graphs[subject.graph].resolution.explain(subject.node.name).first
        else { return .null }
        return ["contents": ["kind": "markdown", "value": .string(Self.short(explanation))]]
    }

    /// The first lines of each section.
    private static func short(_ explanation: KeyExplanation) -> String {
        let titles = [
            "problems", "provided by", "provided by several that are equally good", "made of run-time values by",
            "scope", "container", "requires", "required by",
        ]
        var lines = ["**`\(explanation.key)`**"]
        for title in titles {
            guard let section = explanation.sections.first(where: { $0.title == title }) else { continue }
            lines += ["", "\(title):", ""] + section.lines.prefix(maximumLines).map { "- \($0.text)" }
            if section.lines.count > maximumLines { lines.append("- and \(section.lines.count - maximumLines) more") }
        }
        return lines.joined(separator: "\n")
    }

    private static let maximumLines = 5

    /// The places of the providers of the key at a place. A collection leads to all its elements.
    func definition(_ location: SourceLocation) -> JSONValue {
        let nodes = index.subjects(at: location, places).flatMap { subject in
            subject.node.status == .collection
                ? subject.node.elements.compactMap { index.node(named: $0, in: subject.graph) } : [subject.node]
        }
        return .array(
            DistinctElements(nodes.flatMap(\.providers).compactMap(\.location).filter(\.isInFile).map(places.place)).all
        )
    }

    /// The places of the requirements that the key at a place satisfies.
    func references(_ location: SourceLocation) -> JSONValue {
        let found = index.subjects(at: location, places).flatMap { subject in
            index.requirements(of: subject.node, in: subject.graph).compactMap {
                $0.dependency.location ?? $0.provider.location
            }
        }
        return .array(DistinctElements(found.filter(\.isInFile).sorted().map(places.place)).all)
    }

    // MARK: A document

    /// A lens above each provider: `required by 3 · singleton in Session`.
    func lenses(_ path: String) -> JSONValue {
        let providers = Dictionary(grouping: index.items(in: path).filter { $0.dependency == nil }, by: \.location)
        return .array(
            providers.sorted { $0.key < $1.key }.map { location, items in
                let dependents = items.reduce(into: Set<String>()) { $0.formUnion(index.node($1).dependents) }
                let (node, provider) = (index.node(items[0]), index.provider(items[0]))
                let parts = [
                    "required by \(dependents.count)",
                    provider.kind == .injection
                        ? nil
                        : "\(provider.scope)"
                            + (node.containers.isEmpty ? "" : " in \(node.containers.joined(separator: ", "))"),
                    node.status == .ambiguous ? "one of \(node.providers.count) equal providers" : nil,
                ]
                return [
                    "range": places.range(location),
                    "command": ["title": .string(parts.compactMap { $0 }.joined(separator: " · ")), "command": ""],
                ]
            })
    }

    /// A hint after each parameter: `← SystemClock`.
    ///
    /// - Parameter lines: The lines that the editor shows, from 1.
    func hints(_ path: String, _ lines: ClosedRange<Int>) -> JSONValue {
        var seen: Set<SourceLocation> = []
        return .array(
            index.items(in: path).compactMap { item in
                guard let dependency = index.dependency(item), lines.contains(item.location.line),
                    let text = hint(dependency, in: item.graph),
                    let line = places.line(item.location.line, in: item.location.path),
                    seen.insert(item.location).inserted
                else { return nil }
                let end = SourceLocation(
                    path: item.location.path, line: item.location.line,
                    column: SourceSpan.parameterEnd(in: line, from: item.location.column))
                return ["position": places.position(end), "label": .string("← \(text)"), "paddingLeft": true]
            })
    }

    private func hint(_ dependency: GraphDocument.Dependency, in graph: Int) -> String? {
        switch dependency.means {
        case .runTime: return "run-time value"
        case .requiredOrRunTime: return "another module"
        case .default: return "default value"
        case .nil: return "nil"
        case .nothing, .generic: return nil
        case .instance, .closure, .lazy, .collection:
            guard let node = dependency.target.flatMap({ index.node(named: $0, in: graph) }) else { return nil }
            if node.status == .collection {
                let elements = node.elements.compactMap { index.node(named: $0, in: graph)?.providers.first?.shortName }
                return "[\(elements.prefix(3).joined(separator: ", "))\(elements.count > 3 ? ", …" : "")]"
            }
            return node.providers.count == 1 ? node.providers[0].shortName : nil
        }
    }

    // MARK: Call hierarchy

    /// The items of the key at a place.
    func hierarchy(_ location: SourceLocation) -> JSONValue {
        .array(index.subjects(at: location, places).compactMap { item($0.node, in: $0.graph) })
    }

    /// The providers that require an item, or the providers that it requires.
    func calls(_ item: JSONValue?, areIncoming: Bool) throws(RequestError) -> JSONValue {
        guard let graph = item?["data"]?["graph"]?.integer, let name = item?["data"]?["key"]?.text,
            answer.graphs.indices.contains(graph)
        else {
            throw .wrong("the item of the call hierarchy has no key")
        }
        guard let node = index.node(named: name, in: graph) else { return [] }
        let edges: [(node: GraphDocument.Node, location: SourceLocation?)] =
            areIncoming
            ? index.requirements(of: node, in: graph).map { ($0.owner, $0.dependency.location ?? $0.provider.location) }
            : node.providers.flatMap(\.dependencies).compactMap { dependency in
                dependency.target.flatMap { index.node(named: $0, in: graph) }.map { ($0, dependency.location) }
            } + node.elements.compactMap { index.node(named: $0, in: graph).map { ($0, nil) } }
        let names = DistinctElements(edges.map(\.node.name)).all
        return .array(
            names.compactMap { name in
                let own = edges.filter { $0.node.name == name }
                return self.item(own[0].node, in: graph).map { item in
                    [
                        areIncoming ? "from" : "to": item,
                        "fromRanges": .array(own.compactMap(\.location).filter(\.isInFile).map { places.range($0) }),
                    ]
                }
            })
    }

    private func item(_ node: GraphDocument.Node, in graph: Int) -> JSONValue? {
        guard let provider = node.providers.first, let location = provider.location, location.isInFile else {
            return nil
        }
        return [
            "name": .string(node.name), "kind": .integer(5), "detail": .string(provider.call),
            "uri": places.uri(location.path),
            "range": places.range(location), "selectionRange": places.range(location),
            "data": ["graph": .integer(graph), "key": .string(node.name)],
        ]
    }
}

extension GraphDocument.Provider {
    /// The class that an initializer makes, or the call.
    var shortName: String {
        switch kind {
        case .initializer: call.range(of: ".init(", options: .backwards).map { String(call[..<$0.lowerBound]) } ?? call
        case .external: "external value"
        case .method, .property, .staticMethod, .staticProperty, .injection, .registration: call
        }
    }
}
