import DpendRuntime

/// The content of a container, independent of the back end.
struct RegistrationPlan {
    /// The number of the container.
    let container: Int
    /// The containers of the application.
    let containers: NestedContainers
    /// For the root, the plans of all nested containers, in their order.
    private(set) var nested: [RegistrationPlan] = []
    /// The required imports, besides the container's module.
    let imports: [ModuleImport]
    /// The external values, in the order of the options; for a nested container its values, in the order of its
    /// declaration.
    let externals: [External]
    /// The registrations, sorted by key.
    private(set) var registrations: [Registration]
    /// The classes whose `@Injected` properties are set, sorted by name.
    let injectedClasses: [InjectedClass]
    /// The effects of making the eager singletons.
    let effects: Effects
    /// The access of generated code.
    let visibility: Visibility
    /// The types that generated code may mention.
    private(set) var namedTypes: Set<NominalType> = []
    private var takenNames: Set<String> = []
    /// Whether asynchronous instances that do not require each other are made at the same time.
    let startsInParallel: Bool
    /// Whether generated code measures how long each provider takes.
    let traces: Bool
    /// The names of the containers directly inside this one, with the labels of their values.
    let openedValues: [(name: String, labels: [String])]

    /// Plans the registrations of all nodes.
    ///
    /// A class with several keys and a kept scope is registered once. Its other keys lead to that registration.
    init(_ graph: DependencyGraph, visibility: Visibility) {
        self.init(graph, visibility: visibility, container: NestedContainers.root)
        guard graph.homes != nil else { return }
        nested = containers.all.indices.dropFirst().map {
            RegistrationPlan(graph, visibility: visibility, container: $0)
        }
        // A cycle may lead through several containers.
        let knotted = Set(
            Self.findKnots(in: DistinctRegistrations.all(of: [self] + nested), of: graph).filter(\.isKnotted).map(\.key)
        )
        noteKnots(knotted)
        for position in nested.indices { nested[position].noteKnots(knotted) }
        if closes(NestedContainers.root) {
            let openers = Self.openers(in: graph)
            noteOpeners(openers)
            for position in nested.indices { nested[position].noteOpeners(openers) }
        }
        namedTypes.formUnion(nested.flatMap(\.namedTypes))
        takenNames = Set(namedTypes.map { $0.components[0].name } + containers.all.dropFirst().map(\.name))
        for position in nested.indices {
            (nested[position].namedTypes, nested[position].takenNames) = (namedTypes, takenNames)
        }
    }

    private mutating func noteKnots(_ keys: Set<DependencyKey>) {
        for position in registrations.indices {
            registrations[position].isKnotted = keys.contains(registrations[position].key)
        }
    }

    private mutating func noteOpeners(_ openers: Set<Int>) {
        for position in registrations.indices {
            guard case .provider(let provider) = registrations[position].source else { continue }
            registrations[position].opensContainers = provider.edges.contains { edge in
                !edge.openings.isEmpty || edge.targets.contains(where: openers.contains)
            }
        }
    }

    private init(_ graph: DependencyGraph, visibility: Visibility, container: Int) {
        self.visibility = visibility
        self.container = container
        containers = graph.containers
        startsInParallel = graph.startsInParallel
        traces = graph.traces
        var registrations: [Registration] = []
        var externals: [External] = []
        var kept: [NominalType: [Registration]] = [:]
        var imports: [ModuleImport] = []
        var known: Set<ModuleImport> = []
        func add(_ needed: ModuleImport) { if known.insert(needed).inserted { imports.append(needed) } }
        let unread = UnreadImports(module: visibility.module, knownModules: visibility.knownModules)
        injectedClasses = InjectedClass.all(in: graph, container: container).map { injected in
            var injected = injected
            injected.visibility = visibility
            return injected
        }
        let injected = Dictionary(
            uniqueKeysWithValues: injectedClasses.filter { !$0.properties.isEmpty }.map { ($0.type, $0) })
        for (position, node) in graph.nodes.enumerated() {
            guard let provider = node.provider else { continue }
            let factory = provider.factory
            unread.needed(for: factory).forEach(add)
            if case .library(let library) = factory.origin { add(ModuleImport(library)) }
            if graph.homes != nil, !graph.homes(of: position).contains(container) { continue }
            var registration = Registration(
                key: node.key, scope: factory.hasRunTimeValues ? .unique : factory.scope, effects: node.effects,
                source: .provider(provider),
                setter: factory.injectedType.flatMap { injected[$0] }
                    .map { factory.givesOptional ? $0.optionalSetter : $0.setter })
            registration.providerActor = factory.effects.globalActor
            registration.availability = graph.availability(of: position)
            if case .injection = factory.kind { continue }
            if case .external(let value) = factory.kind {
                let isOptional = node.key.type.unwrapped != node.key.type
                externals.append(
                    External(
                        key: node.key, name: value.name, position: value.position,
                        mayBeMissing: value.mayBeMissing && !isOptional,
                        isNilByDefault: value.mayBeMissing))
            } else if let type = factory.providerType, factory.scope != .unique, factory.runTimeValueTypes.isEmpty {
                kept[type, default: []].append(registration)
            } else {
                registrations.append(registration)
            }
        }
        for (type, keys) in kept { registrations += Self.registrations(of: type, under: keys, in: graph) }
        self.imports = imports
        openedValues = graph.containers.children(of: container).map { child in
            let values = graph.containers.all[child].values
            return (
                graph.containers.all[child].name,
                values.compactMap { value in graph[value]?.factories.lazy.compactMap(\.externalName).first }
            )
        }
        let values = graph.containers.all[container].values
        self.externals =
            container == NestedContainers.root
            ? externals.sorted { $0.position < $1.position }
            : values.compactMap { value in externals.first { $0.key == value } }
        self.registrations = Self.findDeferrals(
            in: Self.findKnots(in: registrations.sorted { $0.key < $1.key }, of: graph))
        effects = registrations.filter { $0.scope == .eagerSingleton }
            .reduce(into: .none) { $0.formUnion($1.effects) }
        namedTypes = findNamedTypes()
        takenNames = Set(namedTypes.map { $0.components[0].name })
    }

    /// The registrations of several containers, each key once. A provider in two containers leads to the same keys.
    private enum DistinctRegistrations {
        static func all(of plans: [RegistrationPlan]) -> [Registration] {
            var seen: Set<DependencyKey> = []
            return plans.flatMap(\.registrations).filter { seen.insert($0.key).inserted }
        }
    }

    private static func findKnots(in registrations: [Registration], of graph: DependencyGraph) -> [Registration] {
        var registrations = registrations
        let positions = Dictionary(uniqueKeysWithValues: registrations.enumerated().map { ($1.key, $0) })
        let adjacency = registrations.map { registration -> [Int] in
            switch registration.source {
            case .alias(let key): positions[key].map { [$0] } ?? []
            case .provider(let provider):
                provider.edges.flatMap(\.targets).compactMap { positions[graph.nodes[$0].key] }
            }
        }
        for position in StronglyConnectedComponents.find(in: Adjacency(adjacency)).joined() {
            registrations[position].isKnotted = true
        }
        return registrations
    }

    private static func findDeferrals(in registrations: [Registration]) -> [Registration] {
        guard registrations.contains(where: \.defers) else { return registrations }
        return registrations.map { registration in
            var registration = registration
            if case .provider = registration.source, registration.scope.isKept {
                registration.keepsDeferrals = registration.assisted == nil && registration.resolves
            }
            return registration
        }
    }

    private static func registrations(
        of type: NominalType, under keys: [Registration], in graph: DependencyGraph
    ) -> [Registration] {
        if keys.count == 1, keys[0].readers.isEmpty { return keys }
        // `init?` makes optionals. Under its own name the class would not be optional.
        let isFailable = if case .optional = keys[0].key.type { true } else { false }
        // Some conformances are isolated, but each key reads the same instance. A provider that other modules can call
        // requires no function.
        let free = keys.filter { $0.effects.globalActor == nil }
        let makers = free.isEmpty ? keys : free
        let first = makers.first { $0.exports?.makers.isEmpty ?? true } ?? makers[0]
        let object = first.exports?.objectMaker?.type
        let ownType = object ?? (isFailable ? TypeExpression.optional(.nominal(type)) : .nominal(type))
        var own = DependencyKey(type: ownType)
        if object != nil || graph[own] != nil && !keys.contains(where: { $0.key == own }) {
            own = DependencyKey(type: ownType, provider: type.spelling(.plain))
        }
        var instance = first.providing(own)
        // A protocol of the class may be newer than the class.
        instance.availability =
            keys.map(\.availability).first { own in keys.allSatisfy { $0.availability.covers(own) } }
            ?? instance.availability
        let aliases = keys.filter { $0.key != own }.map { registration in
            var alias = registration
            // An override in a test is made as often as the overridden provider.
            if alias.scope == .eagerSingleton { alias.scope = .singleton }
            // Only the object itself can be kept weakly.
            if alias.scope == .weakSingleton, alias.key.type.isOpaque { alias.scope = .unique }
            alias.source = .alias(own)
            alias.reader = registration.exports?.reader(of: registration.key.type)?.name
            alias.setter = nil
            return alias
        }
        return [instance] + aliases
    }
}

extension RegistrationPlan {
    /// A type that generated code declares, with a name that none of the mentioned types has.
    func unused(_ name: String) -> SwiftType {
        takenNames.contains(name) ? unused(name + "_") : SwiftType(SwiftName(escaping: name))
    }

    /// Whether arguments are sent to another isolation: by a provider, or by a closure that replaces one in tests.
    var transfersArguments: Bool {
        injectedClasses.contains { $0.initializers.contains(where: \.effects.isAsync) }
            || registrations.contains { registration in
                guard case .provider(let provider) = registration.source else { return false }
                return provider.factory.sendsArguments || provider.factory.parameters.contains(where: \.isSending)
                    || registration.assisted?.function.isAsync == true
            }
    }

    /// The names that distinguish keys without a written tag, each once, sorted.
    var hiddenTags: [String] {
        Set(
            (externals.map(\.key) + (registrations + nested.flatMap(\.registrations)).map(\.key)).compactMap(
                \.hiddenTag)
        ).sorted()
    }
}

extension DependencyFactory {
    /// The name of an external value in generated code.
    fileprivate var externalName: String? { if case .external(let value) = kind { value.name } else { nil } }
}
