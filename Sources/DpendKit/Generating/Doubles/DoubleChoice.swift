/// Decides which keys of a graph a test gets as doubles.
///
/// An object is made in a test as in the application if it requires, directly or not, only such objects. External values,
/// and objects of types that no source declares, are not made: a test must not reach a network or a device.
struct DoubleChoice {
    /// Whether the application's object of each node reaches something outside of the sources.
    private let reachesOutside: [Bool]
    private let graph: DependencyGraph
    /// Why a protocol has no stub.
    private(set) var refusals: [NominalType: String] = [:]
    /// The protocols with a stub, by name.
    private(set) var stubs: [NominalType: StubbedProtocol] = [:]

    init(_ graph: DependencyGraph, visibility: Visibility, sources: ProtocolSources) {
        self.graph = graph
        let known = visibility.knownModules.union([visibility.module])
        var reached = graph.nodes.map { node in
            if case .external = node.provider?.factory.kind { return true }
            return node.key.type.nominalTypes.contains { type in
                guard let module = type.module else { return !PlatformTypes.standardTypes.contains(type.path) }
                return !known.contains(module) && module != "Swift"
            }
        }
        var open = reached.indices.filter { reached[$0] }
        while let position = open.popLast() {
            for dependent in graph.dependents(of: position) where !reached[dependent] {
                reached[dependent] = true
                open.append(dependent)
            }
        }
        reachesOutside = reached
        for (position, node) in graph.nodes.enumerated() where reached[position] {
            guard let type = Self.protocolType(node.key)?.withoutArguments, stubs[type] == nil, refusals[type] == nil else { continue }
            do throws(StubbedProtocol.Refusal) { stubs[type] = try StubbedProtocol(type, in: sources) } catch { refusals[type] = error.reason }
        }
    }

    /// The protocol that an object of a key must conform to, if it is the only one.
    private static func protocolType(_ key: DependencyKey) -> NominalType? {
        guard case .nominal(let type) = key.type, type.isProtocol, type.opaqueName == nil, key.provider == nil else { return nil }
        return type
    }

    /// The protocol whose stub replaces the object of a key; nil if the application's own object is made.
    func stub(for key: DependencyKey) -> StubbedProtocol? {
        guard let position = graph.position(of: key), reachesOutside[position], let type = Self.protocolType(key),
            let stub = stubs[type.withoutArguments]
        else { return nil }
        let arguments = type.components.last?.arguments ?? []
        return arguments.count == stub.associatedTypes.count && stub.declaration.requirements.primaryCount == arguments.count ? stub : nil
    }
}
