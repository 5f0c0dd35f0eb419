extension InjectedClass {
    /// The classes with `@Injected` properties that a graph makes, or that other code makes; sorted by name.
    ///
    /// - Parameter container: The container that they must belong to.
    static func all(in graph: DependencyGraph, container: Int = NestedContainers.root) -> [InjectedClass] {
        var providers: [NominalType: [DependencyProvider]] = [:]
        for position in graph.nodes.indices {
            guard graph.homes == nil || graph.homes(of: position).contains(container),
                let provider = graph.nodes[position].provider
            else { continue }
            if let type = provider.factory.injectedType { providers[type, default: []].append(provider) }
        }
        let names = AccessorName.names(of: providers.keys.map { DependencyKey(type: .nominal($0)) })
        guard !providers.isEmpty else { return [] }
        let reachesShared = reachesShared(in: graph)
        let classes = providers.compactMap { type, providers in
            let name = names[DependencyKey(type: .nominal(type))] ?? type.path
            return InjectedClass(type, name: capitalized(name), providers, in: graph, reachesShared)
        }.sorted { $0.name < $1.name }
        return addingSubclasses(to: classes, in: graph)
    }

    private static func addingSubclasses(to classes: [InjectedClass], in graph: DependencyGraph) -> [InjectedClass] {
        let types = Set(classes.map(\.type))
        var classes = classes
        var subclasses: [NominalType: [InjectedClass]] = [:]
        for position in classes.indices {
            guard case .injection(let injection) = graph.injections[classes[position].type]?.kind,
                let superclass = injection.superclasses.first(where: types.contains)
            else { continue }
            classes[position].isSubclass = true
            subclasses[superclass, default: []].append(classes[position])
        }
        for position in classes.indices { classes[position].subclasses = subclasses[classes[position].type] ?? [] }
        return classes
    }

    /// The properties are satisfied in the same way for all providers of a class.
    private init?(
        _ type: NominalType, name: String, _ providers: [DependencyProvider], in graph: DependencyGraph,
        _ reachesShared: [Bool]
    ) {
        guard let first = providers.first else { return nil }
        let properties = first.propertyEdges
        var effects = Effects(globalActor: first.factory.propertyActor)
        let targets = properties.flatMap(\.edge.immediateTargets)
        for target in targets { effects.formUnion(graph.nodes[target].effects) }
        var seen: Set<String> = []
        let called = providers.compactMap(DependencyFactory.Initializer.init).filter {
            seen.insert($0.signature).inserted
        }
        let possible = graph.injections[type].flatMap(DependencyFactory.Initializer.init)
        let initializers = called.isEmpty ? [possible].compactMap { $0 } : called
        let availability = (graph.injections[type] ?? first.factory).availability
        self.init(
            type: type, name: name, properties: properties, globalActor: first.factory.propertyActor, effects: effects,
            availability: availability,
            injectingAvailability: targets.reduce(into: availability) { $0.formUnion(graph.availability(of: $1)) },
            makingAvailability: providers.reduce(into: availability) { $0.formUnion($1.factory.availability) },
            sharesInstances: targets.contains { reachesShared[$0] },
            initializers: initializers,
            hasOptionals: initializers.contains(where: \.isFailable)
                || providers.contains(where: \.factory.givesOptional))
    }

    /// For each node, whether making it may use an instance of scope `shared`.
    private static func reachesShared(in graph: DependencyGraph) -> [Bool] {
        var result = graph.nodes.map { $0.provider?.factory.scope == .shared }
        for position in EffectPropagation.postorder(graph.immediateDependencies) where !result[position] {
            result[position] = graph.immediateDependencies[position].contains { result[$0] }
        }
        return result
    }

    private static func capitalized(_ name: String) -> String {
        let name = name.prefix(1).uppercased() + name.dropFirst()
        // The containers' `makeContainer` is a different function.
        return name == "Container" ? "Container_" : name
    }
}

extension DependencyFactory.Initializer {
    /// The initializer that a provider calls, without the omitted parameters.
    fileprivate init?(_ provider: DependencyProvider) {
        guard provider.factory.providerType != nil else { return nil }
        self.init(
            parameters: provider.callEdges.filter { $0.edge != .defaultValue }.map(\.parameter),
            effects: provider.factory.effects, isFailable: provider.factory.givesOptional)
    }

    /// The initializer for objects that the application makes.
    fileprivate init?(_ injection: DependencyFactory) {
        guard case .injection(let injection) = injection.kind, let initializer = injection.initializer else {
            return nil
        }
        self = initializer
    }

    fileprivate var signature: String {
        parameters.map { "\($0.label): \($0.dependency)" }.joined(separator: ", ") + (isFailable ? "?" : "")
    }
}
