/// The graphs that settings come to, over all targets that no other one links.
struct TriedGraph {
    /// The full names of the chosen classes.
    private(set) var chosen: Set<String> = []
    /// The parameters that are run-time values, by the full names of the classes; each class by the initializer that makes it.
    private(set) var runtimeValues: [String: [DependencyFactory.Parameter]] = [:]
    /// Parameters with a default value that a chosen class meets all the same, by the full name of that class.
    private(set) var metDefaults: [String: [DependencyFactory.Parameter]] = [:]
    /// What chosen classes provide, those that take run-time values included.
    private var provided: Set<TypeExpression> = []
    /// Keys that cannot be provided without doubt.
    private(set) var doubts: [Doubt] = []
    /// What the rules say.
    private(set) var diagnostics: [Diagnostic] = []

    /// A key with classes that provide it, and it is not certain that one of them is meant.
    struct Doubt {
        let key: DependencyKey
        let providers: Set<NominalType>
        let consumers: Set<NominalType>
        let kind: Kind

        enum Kind {
            case ambiguous
            /// Several initializers of one class are equally good.
            case initializers
            /// A class that happens to inherit from a type of the platform, as one of many view controllers.
            case standingIn
            /// Others provide it as well, but take run-time values, so that only one is left.
            case leftOver(others: [String])
            /// The class that provides it requires it.
            case itself
            /// It would get an empty list of what nothing else provides.
            case emptyCollection(of: DependencyKey)
            /// Some of those who require it take two, and would get two of the same class.
            case twice(Set<String>)
            /// A view controller that several require: each would get one that nobody shows.
            case screen
            /// Parameters are left to their default values; perhaps no code does that.
            case leftToDefault([String])
        }
    }

    init(_ outcome: ProjectProbe.Outcome) {
        for resolution in outcome.tops {
            for factory in resolution.collected.allFactories {
                guard let type = factory.providerType else { continue }
                chosen.insert(type.path)
                provided.formUnion(([factory.key] + factory.onDemandKeys).map(\.type.unwrapped))
            }
            for node in resolution.graph.nodes { for provider in node.providers { note(provider, of: resolution.graph) } }
            diagnostics += resolution.diagnostics.flatMap(\.withConsequences)
        }
        // A library is judged by itself as well.
        var seen: Set<String> = []
        for resolution in outcome.tops + outcome.all {
            let graph = resolution.graph
            let rivals = Rivals(resolution.collected.allFactories)
            for position in graph.nodes.indices {
                guard let doubt = Self.doubt(about: position, in: graph, rivals), seen.insert("\(doubt.key) \(doubt.providers.count)").inserted else { continue }
                doubts.append(doubt)
            }
        }
    }

    /// Whether a chosen class provides a key, given its run-time values.
    func isProvided(_ key: DependencyKey) -> Bool { provided.contains(key.providedType) }

    private mutating func note(_ provider: DependencyProvider, of graph: DependencyGraph) {
        guard let type = provider.factory.providerType else { return }
        var values: [DependencyFactory.Parameter] = []
        for (parameter, edge) in zip(provider.factory.parameters, provider.parameterEdges) {
            if case .runtimeArgument = edge { values.append(parameter) }
            guard parameter.hasDefault else { continue }
            for target in edge.targets {
                guard let made = graph.nodes[target].provider?.factory.providerType else { continue }
                if metDefaults[made.path]?.contains(where: { $0.location == parameter.location }) != true {
                    metDefaults[made.path, default: []].append(parameter)
                }
            }
        }
        if !values.isEmpty, runtimeValues[type.path] == nil { runtimeValues[type.path] = values }
    }

    /// The chosen classes that provide a key, whether or not they take run-time values.
    private struct Rivals {
        private var direct: [TypeExpression: Set<NominalType>] = [:]
        private var onDemand: [TypeExpression: Set<NominalType>] = [:]

        init(_ factories: [DependencyFactory]) {
            for factory in factories {
                guard let type = factory.providerType else { continue }
                direct[factory.key.type.unwrapped, default: []].insert(type)
                for key in factory.onDemandKeys { onDemand[key.type.unwrapped, default: []].insert(type) }
            }
        }

        /// The others beside the one that provides a key; none where it is called like the key.
        func others(than factory: DependencyFactory, for key: DependencyKey) -> [String] {
            guard let type = factory.providerType, key.tag == nil else { return [] }
            let wanted = key.type.unwrapped
            guard wanted.nominal != type else { return [] }
            var all = direct[wanted] ?? []
            if factory.key != key { all.formUnion(onDemand[wanted] ?? []) }
            return all.filter { $0 != type }.map(\.path).sorted()
        }
    }

    private static func doubt(about position: Int, in graph: DependencyGraph, _ rivals: Rivals) -> Doubt? {
        let node = graph.nodes[position]
        let types = Set(node.providers.compactMap(\.factory.providerType))
        // Of several providers of one key perhaps only one requires it.
        let requirers = graph.dependents(of: position).flatMap { graph.nodes[$0].providers.filter { $0.parameterEdges.contains { $0.targets.contains(position) } } }
        let consumers = Set(requirers.compactMap(\.factory.providerType))
        if node.providers.count > 1 {
            // A configuration says what it means.
            guard types.count > 1 else { return types.isEmpty ? nil : Doubt(key: node.key, providers: types, consumers: consumers, kind: .initializers) }
            return Doubt(key: node.key, providers: types, consumers: consumers, kind: .ambiguous)
        }
        if graph.immediateDependencies[position].contains(position) { return Doubt(key: node.key, providers: types, consumers: consumers, kind: .itself) }
        if let factory = node.provider?.factory, !consumers.isEmpty {
            let others = rivals.others(than: factory, for: node.key)
            if !others.isEmpty { return Doubt(key: node.key, providers: types, consumers: consumers, kind: .leftOver(others: others)) }
        }
        if let kind = misfit(node, at: position, requirers) { return Doubt(key: node.key, providers: types, consumers: consumers, kind: kind) }
        guard let factory = node.provider?.factory, factory.key != node.key, !consumers.isEmpty, let type = node.key.type.unwrapped.nominal, type.module == nil,
            PlatformTypes.module(declaring: type.path, imports: ["UIKit", "AppKit"]) != nil, types.first?.path != type.path
        else { return nil }
        return Doubt(key: node.key, providers: types, consumers: consumers, kind: .standingIn)
    }
}
