/// The types of the sources that code could register for keys that nothing registers, with their initializers.
package struct InstanceMakers: Sendable {
    /// The types that are, or conform to, a type, by its path, in the order of their places.
    private(set) var byPath: [String: [InstanceMaker]] = [:]

    /// Of these, the protocols.
    private(set) var protocols: Set<String> = []
    /// All types of the sources below a type, by its path: also protocols, and classes that code cannot make.
    private(set) var below: [String: Set<String>] = [:]

    /// Where code can name their types; nil if no key is missing.
    private(set) var visibility: TypeVisibility?

    package static let none = InstanceMakers()

    /// The greatest number of registrations that depend on each other in one piece of advice.
    private static let maximumDepth = 3

    private init() {}

    /// Finds the types for keys that requests miss, and for what their initializers require.
    ///
    /// The cost is linear in the number of declarations if a key is missing, and nothing otherwise.
    ///
    /// - Parameter registered: The paths of the types that registrations provide. Advice requests those.
    init(
        for paths: Set<String>, besides registered: Set<String>, in collected: CollectedDependencies,
        _ options: ResolutionOptions
    ) {
        guard !paths.isEmpty, let index = collected.declarations else { return }
        visibility = TypeVisibility(index)
        let names = InheritanceNames(index.files, collected.libraries)
        let types = TypeCollector(
            resolver: NameResolver(index: index), options: options,
            libraryInitializers: LibraryInitializers(collected.libraries, factories: collected.libraryFactories))
        var wanted = paths
        var known: Set<String> = []
        for _ in 0..<Self.maximumDepth where !wanted.isEmpty {
            known.formUnion(wanted)
            add(wanted, named: names.closure(of: Array(wanted)), types)
            let required = wanted.flatMap { byPath[$0] ?? [] }.flatMap(\.initializers).joined().filter {
                !$0.hasDefault
            }
            wanted = Set(required.compactMap(\.path)).subtracting(known).subtracting(registered)
        }
    }

    private mutating func add(_ wanted: Set<String>, named names: Set<String>, _ types: TypeCollector) {
        let index = types.index
        for identifier in index.types where names.contains(index[identifier].name) {
            if index[identifier].kind == .protocol, wanted.contains(index.name(of: identifier)) {
                protocols.insert(index.name(of: identifier))
            }
            let own = index.name(of: identifier)
            let conformances = types.hierarchy.allConformances(of: identifier)
            let provided = Set([own] + (conformances.protocols + conformances.onDemand).map(\.path))
                .intersection(wanted)
            if provided.isEmpty { continue }
            for path in provided where path != own { below[path, default: []].insert(own) }
            guard types.implicitKind(of: identifier) != nil, types.isUsable(identifier), !index.isGeneric(identifier)
            else { continue }
            let location = index[identifier].location
            let initializers = InitializerCollector(types: types).usableInitializers(of: identifier)
                .filter { !$0.isFailable && !$0.effects.isThrowing && !$0.effects.isAsync }
            let actors = Set(initializers.compactMap(\.effects.globalActor))
            guard actors.isEmpty || actors == ["MainActor"] else { continue }
            let maker = InstanceMaker(
                type: own, location: location,
                initializers: initializers.map { $0.parameters.map(InstanceMaker.Parameter.init) },
                isOnMainActor: !actors.isEmpty,
                hasState: OwnState(types: types).state(of: identifier, conformances) != nil)
            for path in provided where own == path || !TestDouble.isOne(own, insteadOf: path, at: location.path) {
                byPath[path, default: []].append(maker)
            }
        }
    }
}

/// A type that code can make.
struct InstanceMaker: Sendable {
    /// Its full name.
    var type: String
    var location: SourceLocation
    /// The parameters of the initializers that succeed at once.
    var initializers: [[Parameter]]
    var isOnMainActor: Bool
    var hasState: Bool
    /// Whether an initializer can be called without arguments.
    var needsNothing: Bool { initializers.contains { $0.allSatisfy(\.hasDefault) } }

    struct Parameter: Sendable {
        var label: String
        var type: TypeExpression
        /// The path of its type; nil for a type that no registration alone provides.
        var path: String?
        var hasDefault: Bool

        init(_ parameter: DependencyFactory.Parameter) {
            label = parameter.label
            type = parameter.dependency.type
            path =
                parameter.dependency.tag == nil
                ? parameter.dependency.type.nominal.flatMap { $0.isGeneric ? nil : $0.path } : nil
            hasDefault = parameter.hasDefault
        }
    }
}
