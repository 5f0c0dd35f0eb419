extension InjectedClass {
    /// The classes with `@Injected` properties of which a graph makes objects, or that are made elsewhere; sorted by name.
    static func all(in graph: DependencyGraph) -> [InjectedClass] {
        var providers: [NominalType: [DependencyProvider]] = [:]
        for provider in graph.nodes.compactMap(\.provider) {
            if let type = provider.factory.injectedType { providers[type, default: []].append(provider) }
        }
        let names = AccessorName.names(of: providers.keys.map { DependencyKey(type: .nominal($0)) })
        let classes = providers.compactMap { type, providers in
            let name = names[DependencyKey(type: .nominal(type))] ?? type.path
            return InjectedClass(type, name: capitalized(name), providers, in: graph)
        }.sorted { $0.name < $1.name }
        return addingSubclasses(to: classes, in: graph)
    }

    private static func addingSubclasses(to classes: [InjectedClass], in graph: DependencyGraph) -> [InjectedClass] {
        let types = Set(classes.map(\.type))
        var subclasses: [NominalType: [InjectedClass]] = [:]
        for injected in classes {
            guard case .injection(let injection) = graph.injections[injected.type]?.kind,
                let superclass = injection.superclasses.first(where: types.contains)
            else { continue }
            subclasses[superclass, default: []].append(injected)
        }
        return classes.map { injected in
            var injected = injected
            injected.subclasses = subclasses[injected.type] ?? []
            return injected
        }
    }

    /// Of all providers of a class the properties are met in the same way.
    private init?(_ type: NominalType, name: String, _ providers: [DependencyProvider], in graph: DependencyGraph) {
        guard let first = providers.first else { return nil }
        let properties = first.propertyEdges
        var effects = Effects(globalActor: first.factory.propertyActor)
        for target in properties.flatMap(\.edge.immediateTargets) { effects.formUnion(graph.nodes[target].effects) }
        var seen: Set<String> = []
        let called = providers.compactMap(DependencyFactory.Initializer.init).filter { seen.insert($0.signature).inserted }
        let initializers = called.isEmpty ? [graph.injections[type].flatMap(DependencyFactory.Initializer.init)].compactMap { $0 } : called
        self.init(
            type: type, name: name, properties: properties, globalActor: first.factory.propertyActor, effects: effects,
            sharesInstances: Self.reachesShared(properties.flatMap(\.edge.immediateTargets), in: graph),
            initializers: initializers,
            hasOptionals: initializers.contains(where: \.isFailable) || providers.contains(where: \.factory.givesOptional))
    }

    private static func reachesShared(_ positions: [Int], in graph: DependencyGraph) -> Bool {
        var open = positions
        var seen: Set<Int> = []
        while let position = open.popLast() {
            guard seen.insert(position).inserted else { continue }
            if graph.nodes[position].provider?.factory.scope == .shared { return true }
            open += graph.nodes[position].immediateDependencies
        }
        return false
    }

    private static func capitalized(_ name: String) -> String {
        let name = name.prefix(1).uppercased() + name.dropFirst()
        // The containers' `makeContainer` is something else.
        return name == "Container" ? "Container_" : name
    }
}

extension DependencyFactory.Initializer {
    /// The initializer that a provider calls, without what the call leaves to default values.
    fileprivate init?(_ provider: DependencyProvider) {
        guard provider.factory.providerType != nil else { return nil }
        self.init(
            parameters: provider.callEdges.filter { $0.edge != .defaultValue }.map(\.parameter),
            effects: provider.factory.effects, isFailable: provider.factory.givesOptional)
    }

    /// The initializer of what the application makes.
    fileprivate init?(_ injection: DependencyFactory) {
        guard case .injection(let injection) = injection.kind, let initializer = injection.initializer else { return nil }
        self = initializer
    }

    fileprivate var signature: String {
        parameters.map { "\($0.label): \($0.dependency)" }.joined(separator: ", ") + (isFailable ? "?" : "")
    }
}
