/// Decides which keys of a graph a test gets as doubles.
///
/// An object is made in a test as in the application if it requires, directly or not, only such objects. External
/// values, and objects of types that no source declares, are not made: a test must not reach a network or a device.
struct DoubleChoice {
    /// For each node whose object reaches something outside of the sources: the node through which it does, or the node
    /// itself.
    private let ways: [Int?]
    private let graph: DependencyGraph
    /// The project's own doubles, by the protocols that they conform to.
    private let ownDoubles: [NominalType: [OwnDouble]]
    /// Why a protocol has no stub.
    private(set) var refusals: [NominalType: String] = [:]
    /// The protocols with a stub, by name.
    private(set) var stubs: [NominalType: StubbedProtocol] = [:]

    init(_ graph: DependencyGraph, visibility: Visibility, sources: ProtocolSources, isInModule: Bool = false) {
        self.graph = graph
        var ownDoubles: [NominalType: [OwnDouble]] = [:]
        for double in sources.ownDoubles(forTests: !isInModule) {
            for type in double.protocols { ownDoubles[type, default: []].append(double) }
        }
        // The doubles of the tests come first.
        self.ownDoubles = ownDoubles.mapValues { all in all.contains(where: \.isOfTests) ? all.filter(\.isOfTests) : all
        }
        let known = visibility.knownModules.union([visibility.module])
        var ways = graph.nodes.enumerated().map { position, node -> Int? in
            if case .external = node.provider?.factory.kind { return position }
            let isForeign = node.key.type.nominalTypes.contains { type in
                guard let module = type.module else { return !PlatformTypes.standardTypes.contains(type.path) }
                return !known.contains(module) && module != "Swift"
            }
            return isForeign ? position : nil
        }
        var open = ways.indices.filter { ways[$0] != nil }
        var next = 0
        // Breadth first, so that each way is a shortest one.
        while next < open.count {
            for dependent in graph.dependents(of: open[next]) where ways[dependent] == nil {
                ways[dependent] = open[next]
                open.append(dependent)
            }
            next += 1
        }
        self.ways = ways
        var wanted = graph.nodes.indices.filter { ways[$0] != nil }.compactMap {
            Self.protocolType(graph.nodes[$0].key)
        }
        for node in graph.nodes {
            guard case .function(let function) = node.key.type else { continue }
            wanted += function.parameters.compactMap { Self.protocolType(DependencyKey(type: $0)) }
        }
        for type in wanted.map(\.withoutArguments) where stubs[type] == nil && refusals[type] == nil {
            do throws(StubbedProtocol.Refusal) {
                stubs[type] = try StubbedProtocol(type, in: sources, usedIn: isInModule ? visibility.module : nil)
            } catch {
                refusals[type] = error.reason
            }
        }
    }

    /// The protocol that an object of a key must conform to, if it is the only one.
    private static func protocolType(_ key: DependencyKey) -> NominalType? {
        guard case .nominal(let type) = key.type, type.isProtocol, type.opaqueName == nil, key.provider == nil else {
            return nil
        }
        return type
    }

    /// Why the object of a node reaches outside, as a sentence without a full stop; nil if it does not.
    func why(_ position: Int) -> String? {
        guard let next = ways[position] else { return nil }
        let node = graph.nodes[position]
        if next != position {
            return
                "\(node.provider?.factory.providerType?.path ?? node.key.description) requires \(graph.nodes[next].key)"
        }
        if case .external = node.provider?.factory.kind {
            return graph.standsAlone == .library
                ? "nothing in the library provides it" : "the application passes it to the container"
        }
        return "no source declares the type"
    }

    /// Why the object of a key has no stub; the text follows a colon.
    func refusal(of key: DependencyKey) -> String {
        guard let type = Self.protocolType(key) else { return "\(key.name) is not a protocol" }
        return refusals[type.withoutArguments] ?? "the key does not say the associated types of \(type.path)"
    }

    /// The double that replaces an object.
    enum Replacement {
        case stub(StubbedProtocol)
        case own(OwnDouble)
    }

    /// The double that replaces the object of a key; nil if the application's own object is made.
    func replacement(for key: DependencyKey) -> Replacement? {
        guard let position = graph.position(of: key), ways[position] != nil else { return nil }
        return replacement(of: key, madeOn: graph.nodes[position].effects.globalActor)
    }

    /// The double that is a run-time value if the caller does not pass one; nil if the caller must pass it.
    func replacement(forValue type: TypeExpression, madeOn actor: String?) -> Replacement? {
        replacement(of: DependencyKey(type: type), madeOn: actor)
    }

    private func replacement(of key: DependencyKey, madeOn actor: String?) -> Replacement? {
        guard let type = Self.protocolType(key) else { return nil }
        let arguments = type.components.last?.arguments ?? []
        // A double that does not fit leaves the key to a stub.
        if let own = ownDoubles[type.withoutArguments], own.count == 1, arguments.isEmpty,
            own[0].actor == nil || own[0].actor == actor
        {
            return .own(own[0])
        }
        guard let stub = stubs[type.withoutArguments],
            stub.associatedTypes.parameters.map(\.name) == stub.declaration.requirements.primaryNames,
            arguments.count == stub.associatedTypes.parameters.count
        else { return nil }
        return .stub(stub)
    }

    /// The project's own doubles of a protocol, if there are several, so that none is used.
    func undecided(for key: DependencyKey) -> [OwnDouble] {
        guard let type = Self.protocolType(key), let own = ownDoubles[type.withoutArguments], own.count > 1 else {
            return []
        }
        return own
    }

    /// The replacements of all keys and run-time values.
    var replacements: [Replacement] {
        graph.nodes.flatMap { node -> [Replacement] in
            guard case .function(let function) = node.key.type else {
                return [replacement(for: node.key)].compactMap { $0 }
            }
            return function.parameters.compactMap { replacement(forValue: $0, madeOn: node.effects.globalActor) }
        }
    }

    /// The project's own doubles that are used.
    var usedDoubles: [OwnDouble] { replacements.compactMap { if case .own(let own) = $0 { own } else { nil } } }

    /// The protocols whose stubs are used.
    var usedStubs: Set<NominalType> {
        Set(replacements.compactMap { if case .stub(let stub) = $0 { stub.type } else { nil } })
    }
}
