/// Decides which parameters are run-time values, in classes that `--implicit-assisted` or a comment chooses (semantics,
/// section 3.1).
///
/// A class takes run-time values if each of its initializers has a parameter that no provider and no chosen class could
/// satisfy. A chosen class counts even if it takes run-time values itself. So run-time values do not spread to the
/// classes that require it:
///
///     FileStore(path: String) ──▶ UserRepository(store: FileStore)
///         'path' is a run-time value        'store' is not: it is missing
///
/// Some parameters depend on the run-time values of classes: closures with arguments, and superclasses and protocols of
/// other modules. They count as satisfied at first, and are then compared, in the order of the factories. A comparison
/// can only add run-time values, so the result is the smallest set of them.
struct RunTimeValueInference {
    let index: ProviderIndex
    var units: [Unit] = []
    private var unitNumbers: [UnitName: Int] = [:]
    var initializers: [Initializer] = []
    var knownInitializers: [String: Int] = [:]
    /// The providers of the keys that parameters ask for.
    private var answers: [LinkingRules.Providers: Answer] = [:]
    /// The parameters that count as satisfied, although that depends on the run-time values of classes.
    var assumptions: [Assumption] = []
    /// The assumptions about units.
    var assumptionsOfUnits: [Int: [Int]] = [:]
    /// The assumptions about each parameter.
    var assumptionsOfPlaces: [Assumption.Place: [Int]] = [:]
    /// Assumptions to check again, because the run-time values of a class changed; each once.
    var doubtful: [Int] = []

    /// The initializers of a class that provide the same type: `T`, or `T?` if they can fail.
    struct Unit {
        let type: NominalType
        /// The number of initializers without run-time values.
        var completeCount = 0
        /// Whether all initializers take run-time values.
        var isLost: Bool { completeCount == 0 }
    }

    struct UnitName: Hashable {
        let type: NominalType
        let isOptional: Bool
    }

    struct Initializer {
        let unit: Int
        /// Whether it always takes run-time values, by `@Assisted`.
        let takesRunTimeValues: Bool
        /// The positions of the factories that call it.
        var factories: [Int]
        /// The positions of parameters that nothing could satisfy.
        var unmet: Set<Int> = []
    }

    /// The providers of a key.
    private struct Answer {
        let count: Int
        /// The classes among them.
        let types: Set<NominalType>

        /// Whether there is a provider other than a class.
        func isAnyone(besides type: NominalType) -> Bool { count > (types.contains(type) ? 1 : 0) }
    }

    /// The dependencies with such parameters marked as run-time values.
    static func resolved(_ collected: CollectedDependencies, jobs: Int) -> CollectedDependencies {
        guard
            collected.factories.contains(where: \.infersRunTimeValues)
                || collected.libraryFactories.contains(where: \.infersRunTimeValues)
        else { return collected }
        let all = collected.allFactories
        let order =
            collected.libraries.isEmpty
            ? Array(all.indices) : all.indices.sorted { DependencyFactory.inStableOrder(all[$0], all[$1]) }
        var inference = RunTimeValueInference(order.map { all[$0] }, collected.containers, jobs)
        inference.checkAssumptions()
        inference.followDemands()
        var result = all
        for (position, parameters) in inference.runTimeValues() { result[order[position]].assist(parameters) }
        return collected.replacingFactories(result)
    }

    private init(_ factories: [DependencyFactory], _ containers: NestedContainers, _ jobs: Int) {
        index = ProviderIndex(factories, containers: containers, jobs: jobs)
        // The requirements of a generic class depend on its arguments.
        for position in factories.indices
        where factories[position].infersRunTimeValues && !factories[position].isGeneric {
            add(factories[position], at: position)
        }
        for initializer in initializers.indices {
            findUnmet(of: initializer, factories[initializers[initializer].factories[0]])
            if isComplete(initializers[initializer]) { units[initializers[initializer].unit].completeCount += 1 }
        }
    }

    /// A class has a factory for each initializer and key. Only initializers matter here.
    private mutating func add(_ factory: DependencyFactory, at position: Int) {
        guard let type = factory.providerType else { return }
        let name = UnitName(type: type, isOptional: factory.givesOptional)
        let call = Self.call(of: factory, type)
        if let known = knownInitializers[call] {
            initializers[known].factories.append(position)
            return
        }
        knownInitializers[call] = initializers.count
        let unit = unitNumbers[name] ?? units.count
        if unit == units.count { units.append(Unit(type: type)) }
        unitNumbers[name] = unit
        initializers.append(
            Initializer(unit: unit, takesRunTimeValues: factory.hasRunTimeValues, factories: [position]))
    }

    static func call(of factory: DependencyFactory, _ type: NominalType) -> String {
        "\(type.spelling(.identity)) \(factory.givesOptional) \(factory) \(factory.dependencies)"
    }

    // MARK: Requirements

    private mutating func findUnmet(of initializer: Int, _ factory: DependencyFactory) {
        let type = units[initializers[initializer].unit].type
        let passed = factory.arguments.positionsToPass
        for (position, parameter) in factory.parameters.enumerated() {
            // A property is set later, and a default value always exists.
            guard !parameter.isRunTimeValue, !parameter.mustBeProvided, passed.contains(position),
                parameter.property == nil
            else { continue }
            if isMet(parameter.dependency, for: type) || assume(parameter.dependency, at: position, of: initializer) {
                continue
            }
            initializers[initializer].unmet.insert(position)
        }
    }

    /// Whether a provider, or a chosen class, could certainly satisfy a key. The order of the rules does not matter
    /// here.
    private mutating func isMet(_ key: DependencyKey, for type: NominalType) -> Bool {
        for way in LinkingRules.ways(to: key) {
            let isMet =
                switch way.providers {
                case .exactly, .elements, .entries: answer(way.providers).count > 0
                case .standingIn(let key): isStoodInFor(key, besides: type)
                case .wrapped(let key):
                    answer(.exactly(key)).isAnyone(besides: type) || isStoodInFor(key, besides: type)
                case .making: false
                case .opening(let made, let function):
                    !index.containers.containers(takenFrom: function.parameters).isEmpty && self.isMet(made, for: type)
                }
            if isMet { return true }
        }
        return false
    }

    private mutating func isStoodInFor(_ key: DependencyKey, besides type: NominalType) -> Bool {
        !key.type.isForeign && answer(.standingIn(key)).isAnyone(besides: type)
    }

    private mutating func answer(_ providers: LinkingRules.Providers) -> Answer {
        if let known = answers[providers] { return known }
        var candidates = index.candidates(providers)
        switch providers {
        case .exactly(let key), .elements(let key): candidates += index.assisted(key)
        case .standingIn(let key): candidates += index.assistedOnDemand(key)
        case .entries, .wrapped, .making, .opening: break
        }
        let answer = Answer(count: candidates.count, types: Set(candidates.compactMap(\.type)))
        answers[providers] = answer
        return answer
    }

    func unit(of candidate: ProviderCandidate) -> Int? {
        candidate.type.flatMap { unitNumbers[UnitName(type: $0, isOptional: candidate.factories[0].givesOptional)] }
    }

    func isComplete(_ initializer: Initializer) -> Bool { !initializer.takesRunTimeValues && initializer.unmet.isEmpty }

    /// Records that nothing satisfies a parameter.
    mutating func miss(_ parameter: Int, of initializer: Int) {
        let unit = initializers[initializer].unit
        for assumption in assumptionsOfUnits[unit] ?? [] { doubt(assumption) }
        let wasComplete = isComplete(initializers[initializer])
        initializers[initializer].unmet.insert(parameter)
        if wasComplete { units[unit].completeCount -= 1 }
    }

    /// The parameters that are run-time values, by the positions of factories.
    private func runTimeValues() -> [(position: Int, parameters: Set<Int>)] {
        initializers.filter { !$0.unmet.isEmpty && ($0.takesRunTimeValues || units[$0.unit].isLost) }.flatMap {
            initializer in
            initializer.factories.map { ($0, initializer.unmet) }
        }
    }
}

extension CollectedDependencies {
    /// The same with other factories, in the order of ``allFactories``.
    fileprivate func replacingFactories(_ all: [DependencyFactory]) -> CollectedDependencies {
        var result = self
        result.factories = Array(all.prefix(factories.count))
        result.libraryFactories = Array(all.dropFirst(factories.count))
        return result
    }
}
