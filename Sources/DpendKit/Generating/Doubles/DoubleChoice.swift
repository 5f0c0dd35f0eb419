/// Decides which keys of a graph a test gets as doubles.
///
/// An object is made in a test as in the application if it requires, directly or not, only such objects. External values,
/// and objects of types that no source declares, are not made: a test must not reach a network or a device.
struct DoubleChoice {
    /// For each node whose object reaches something outside of the sources: the node through which it does, or the node itself.
    private let ways: [Int?]
    private let graph: DependencyGraph
    /// Why a protocol has no stub.
    private(set) var refusals: [NominalType: String] = [:]
    /// The protocols with a stub, by name.
    private(set) var stubs: [NominalType: StubbedProtocol] = [:]

    init(_ graph: DependencyGraph, visibility: Visibility, sources: ProtocolSources, isInModule: Bool = false) {
        self.graph = graph
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
        for (position, node) in graph.nodes.enumerated() where ways[position] != nil {
            guard let type = Self.protocolType(node.key)?.withoutArguments, stubs[type] == nil, refusals[type] == nil else { continue }
            do throws(StubbedProtocol.Refusal) {
                stubs[type] = try StubbedProtocol(type, in: sources, usedIn: isInModule ? visibility.module : nil)
            } catch {
                refusals[type] = error.reason
            }
        }
    }

    /// The protocol that an object of a key must conform to, if it is the only one.
    private static func protocolType(_ key: DependencyKey) -> NominalType? {
        guard case .nominal(let type) = key.type, type.isProtocol, type.opaqueName == nil, key.provider == nil else { return nil }
        return type
    }

    /// Why the object of a node reaches outside, as a sentence without a full stop; nil if it does not.
    func why(_ position: Int) -> String? {
        guard let next = ways[position] else { return nil }
        let node = graph.nodes[position]
        if next != position {
            return "\(node.provider?.factory.providerType?.path ?? node.key.description) requires \(graph.nodes[next].key)"
        }
        if case .external = node.provider?.factory.kind {
            return graph.isOfLibrary ? "nothing in the library provides it" : "it is an external value"
        }
        return "no source declares the type"
    }

    /// Why the object of a key has no stub; the text follows a colon.
    func refusal(of key: DependencyKey) -> String {
        guard let type = Self.protocolType(key) else { return "\(key.name) is not a protocol" }
        return refusals[type.withoutArguments] ?? "the key does not say the associated types of \(type.path)"
    }

    /// The protocol whose stub replaces the object of a key; nil if the application's own object is made.
    func stub(for key: DependencyKey) -> StubbedProtocol? {
        guard let position = graph.position(of: key), ways[position] != nil, let type = Self.protocolType(key),
            let stub = stubs[type.withoutArguments]
        else { return nil }
        let arguments = type.components.last?.arguments ?? []
        return arguments.count == stub.associatedTypes.count && stub.declaration.requirements.primaryCount == arguments.count ? stub : nil
    }
}
