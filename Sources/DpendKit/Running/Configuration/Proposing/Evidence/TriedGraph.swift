/// The graphs that result from settings, over all targets that no other target links.
struct TriedGraph {
    /// The full names of the chosen classes.
    private(set) var chosen: Set<String> = []
    /// The parameters that are run-time values, by the full names of the classes. The initializer that makes the class decides.
    private(set) var runTimeValues: [String: [DependencyFactory.Parameter]] = [:]
    /// Parameters with a default value that get a chosen class nevertheless, by the full name of that class.
    private(set) var metDefaults: [String: [DependencyFactory.Parameter]] = [:]
    /// The types that chosen classes provide, including classes that take run-time values.
    private var provided: Set<TypeExpression> = []
    /// Keys without a certain provider.
    private(set) var doubts: [Doubt] = []
    /// The reports of the rules.
    private(set) var diagnostics: [Diagnostic] = []

    /// A key with classes that provide it, but may not be the intended ones.
    struct Doubt {
        let key: DependencyKey
        let providers: Set<NominalType>
        let consumers: Set<NominalType>
        let kind: Kind

        enum Kind: Hashable {
            /// Several classes provide it. The others provide it as well, but take run-time values.
            case ambiguous(others: [String])
            /// Several initializers of one class fit equally well.
            case initializers
            /// A class that happens to inherit from a platform type, such as one of many view controllers.
            case standingIn
            /// Other classes provide it as well, but take run-time values, so only one is left.
            case leftOver(others: [String])
            /// The class that provides it also requires it.
            case itself
            /// It would get an empty list of a type that no other class provides.
            case emptyCollection(of: DependencyKey)
            /// It would get a list of a platform type, which any class may inherit from.
            case platformCollection(of: DependencyKey)
            /// It keeps state, and each type that requires it would get a new instance.
            case stateful
            /// Some types that require it take two values, and would get two objects of the same class.
            case twice(Set<String>)
            /// A view controller that several types require. Each would get one that the application does not show.
            case screen
            /// Parameters keep their default values, but the code may always pass values.
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
        // A library also has its own graph.
        var seen: Set<Question> = []
        for resolution in outcome.tops + outcome.all {
            let graph = resolution.graph
            let rivals = Rivals(resolution.collected.allFactories)
            for position in graph.nodes.indices {
                for doubt in Self.doubts(about: position, in: graph, rivals) {
                    // Another graph may have other providers of the same key.
                    if seen.insert(Question(key: doubt.key, providers: doubt.providers, kind: doubt.kind)).inserted { doubts.append(doubt) }
                }
            }
        }
    }

    /// A question that counts once, even if several graphs raise it.
    private struct Question: Hashable {
        let key: DependencyKey
        let providers: Set<NominalType>
        let kind: Doubt.Kind
    }

    /// Whether a chosen class provides a key, given its run-time values.
    func isProvided(_ key: DependencyKey) -> Bool { provided.contains(key.providedType) }

    private mutating func note(_ provider: DependencyProvider, of graph: DependencyGraph) {
        guard let type = provider.factory.providerType else { return }
        var values: [DependencyFactory.Parameter] = []
        for (parameter, edge) in zip(provider.factory.parameters, provider.parameterEdges) {
            if case .runTimeValue = edge { values.append(parameter) }
            guard parameter.hasDefault else { continue }
            for target in edge.targets {
                guard let made = graph.nodes[target].provider?.factory.providerType else { continue }
                if metDefaults[made.path]?.contains(where: { $0.location == parameter.location }) != true {
                    metDefaults[made.path, default: []].append(parameter)
                }
            }
        }
        if !values.isEmpty, runTimeValues[type.path] == nil { runTimeValues[type.path] = values }
    }

    /// The chosen classes that provide a key, whether they take run-time values or not.
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

        /// The classes that provide a key besides the given ones. Empty if one of the given classes has the key's name.
        func others(than factories: [DependencyFactory], for key: DependencyKey) -> [String] {
            let types = Set(factories.compactMap(\.providerType))
            let wanted = key.type.unwrapped
            if types.isEmpty || key.tag != nil || wanted.nominal.map(types.contains) == true { return [] }
            var all = direct[wanted] ?? []
            if factories.contains(where: { $0.key != key }) { all.formUnion(onDemand[wanted] ?? []) }
            return all.subtracting(types).map(\.path).sorted()
        }
    }

    private static func doubts(about position: Int, in graph: DependencyGraph, _ rivals: Rivals) -> [Doubt] {
        let node = graph.nodes[position]
        let types = Set(node.providers.compactMap(\.factory.providerType))
        // Perhaps only one of several providers of a key requires it.
        let requirers = graph.dependents(of: position).flatMap { graph.nodes[$0].providers.filter { $0.parameterEdges.contains { $0.targets.contains(position) } } }
        let consumers = Set(requirers.compactMap(\.factory.providerType))
        func doubt(_ kind: Doubt.Kind) -> [Doubt] { [Doubt(key: node.key, providers: types, consumers: consumers, kind: kind)] }
        if node.providers.count > 1 {
            // The members of a configuration are intended.
            if types.count < 2 { return types.isEmpty ? [] : doubt(.initializers) }
            return doubt(.ambiguous(others: rivals.others(than: node.providers.map(\.factory), for: node.key)))
        }
        if graph.immediateDependencies[position].contains(position) { return doubt(.itself) }
        if let factory = node.provider?.factory, !consumers.isEmpty {
            let others = rivals.others(than: [factory], for: node.key)
            if !others.isEmpty { return doubt(.leftOver(others: others)) }
        }
        let misfits = misfits(node, at: position, requirers)
        if !misfits.isEmpty { return misfits.flatMap(doubt) }
        guard let factory = node.provider?.factory, factory.key != node.key, !consumers.isEmpty, isOfPlatform(node.key.type), types.first?.path != node.key.type.unwrapped.nominal?.path
        else { return [] }
        return doubt(.standingIn)
    }

    /// Whether a type belongs to an SDK, and classes of a project inherit from it.
    static func isOfPlatform(_ type: TypeExpression) -> Bool {
        type.unwrapped.nominal.map { $0.module == nil && PlatformTypes.module(declaring: $0.path, imports: ["UIKit", "AppKit"]) != nil } ?? false
    }
}
