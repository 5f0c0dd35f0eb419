/// Decides which parameters are run-time values, in classes that `--implicit-assisted` or a comment chooses (semantics, section
/// 3.1).
///
/// A class takes run-time values if none of its initializers has all its requirements. Such a class does not provide itself
/// directly. So other classes may lack it, and take run-time values in turn:
///
///     DetailModel(id: Int) ──▶ ListModel(detail: DetailModel) ──▶ RootModel(list: ListModel?)
///
/// All chosen classes begin as ordinary classes, and each can change once. So the result is the smallest set of classes with
/// run-time values, whatever the order. The cost is linear: each key counts its providers, and the classes that require it are
/// checked again only when the count reaches zero.
///
/// A closure counts as satisfied until all other classes are decided. Then each closure is compared with the run-time values of
/// its result, in the order of the factories.
struct RunTimeValueInference {
    let index: ProviderIndex
    var units: [Unit] = []
    private var unitNumbers: [UnitName: Int] = [:]
    var initializers: [Initializer] = []
    var knownInitializers: [String: Int] = [:]
    private var supports: [Support] = []
    var supportNumbers: [Question: Int] = [:]
    /// Units that stopped providing, and whose requesters have not been checked yet.
    private var lost: [Int] = []
    /// The parameters that count as satisfied, because the arguments of a closure may be the run-time values of a class.
    var closures: [Closure] = []
    /// The closures that units may satisfy.
    var closuresOfUnits: [Int: [Int]] = [:]
    /// Closures to compare again, because the run-time values of a class changed; each once.
    var doubtful: [Int] = []

    /// The initializers of a class that provide the same type: `T`, or `T?` if they can fail.
    struct Unit {
        let type: NominalType
        /// The number of initializers that have all their requirements.
        var completeCount = 0
        var isLost = false
        /// Whether its supports no longer count it.
        var isGone = false
        /// The supports that contain it.
        var supports: [Int] = []
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
        /// For each parameter, the alternatives that can satisfy it; nil if it does not matter.
        var needs: [[Alternative]?] = []
        /// The positions of parameters that nothing satisfies.
        var unmet: Set<Int> = []
    }

    /// A parameter that is a closure with arguments.
    struct Closure {
        let initializer: Int
        let parameter: Int
        let function: TypeExpression.FunctionType
        let key: DependencyKey
        /// Whether it must be compared.
        var isDoubtful = false
    }

    /// A way to satisfy a parameter: any provider of a key, perhaps except the requesting class.
    struct Alternative {
        let support: Int
        let excludesAsker: Bool
    }

    /// The providers of one key.
    private struct Support {
        /// Their current number.
        var count: Int
        /// Those that can stop providing.
        let units: Set<Int>
        /// The parameters that it can satisfy.
        var askers: [(initializer: Int, parameter: Int)] = []
    }

    /// A query to the index.
    enum Question: Hashable {
        case asking(LinkingRules.Providers)
        /// A provider that never stops providing.
        case always
    }

    /// The dependencies with such parameters marked as run-time values.
    static func resolved(_ collected: CollectedDependencies, jobs: Int) -> CollectedDependencies {
        guard collected.factories.contains(where: \.infersRunTimeValues)
            || collected.libraryFactories.contains(where: \.infersRunTimeValues)
        else { return collected }
        let all = collected.allFactories
        let order = collected.libraries.isEmpty
            ? Array(all.indices) : all.indices.sorted { DependencyFactory.inStableOrder(all[$0], all[$1]) }
        var inference = RunTimeValueInference(order.map { all[$0] }, collected.containers, jobs)
        inference.findLost()
        var result = all
        for (position, parameters) in inference.runTimeValues() { result[order[position]].assist(parameters) }
        return collected.replacingFactories(result)
    }

    private init(_ factories: [DependencyFactory], _ containers: NestedContainers, _ jobs: Int) {
        index = ProviderIndex(factories, containers: containers, jobs: jobs)
        // The requirements of a generic class depend on its arguments.
        for position in factories.indices where factories[position].infersRunTimeValues && !factories[position].isGeneric {
            add(factories[position], at: position)
        }
        for initializer in initializers.indices { findNeeds(of: initializer, factories[initializers[initializer].factories[0]]) }
        for support in supports.indices { for unit in supports[support].units { units[unit].supports.append(support) } }
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
        initializers.append(Initializer(unit: unit, takesRunTimeValues: factory.hasRunTimeValues, factories: [position]))
    }

    static func call(of factory: DependencyFactory, _ type: NominalType) -> String {
        "\(type.spelling(.identity)) \(factory.givesOptional) \(factory) \(factory.dependencies)"
    }

    // MARK: Alternatives

    private mutating func findNeeds(of initializer: Int, _ factory: DependencyFactory) {
        let passed = factory.arguments.positionsToPass
        for (position, parameter) in factory.parameters.enumerated() {
            // A property is set later, and a default value always exists.
            guard !parameter.isRunTimeValue, passed.contains(position), parameter.property == nil else {
                initializers[initializer].needs.append(nil)
                continue
            }
            let alternatives = alternatives(to: parameter.dependency)
            initializers[initializer].needs.append(alternatives)
            if !alternatives.isEmpty { noteClosures(parameter.dependency, at: position, of: initializer) }
            for alternative in alternatives { supports[alternative.support].askers.append((initializer, position)) }
        }
    }

    /// All providers that can satisfy a key by any rule. The order of the rules does not matter here.
    private mutating func alternatives(to key: DependencyKey) -> [Alternative] {
        LinkingRules.ways(to: key).flatMap { way -> [Alternative] in
            switch way.providers {
            case .exactly, .elements: return [Alternative(support: support(.asking(way.providers)), excludesAsker: false)]
            case .standingIn: return [Alternative(support: support(.asking(way.providers)), excludesAsker: true)]
            case .wrapped(let key):
                return [.exactly(key), .standingIn(key)].map { Alternative(support: support(.asking($0)), excludesAsker: true) }
            case .making(let made, _):
                // It is not yet known which parameters of the class are run-time values.
                return takesRunTimeValues(made) ? [Alternative(support: support(.always), excludesAsker: false)] : []
            case .opening(let made, let function):
                return index.containers.containers(takenFrom: function.parameters).isEmpty ? [] : alternatives(to: made)
            }
        }
    }

    private func takesRunTimeValues(_ key: DependencyKey) -> Bool {
        index.makesOfRunTimeValues(key) || (index.direct(key) + index.onDemand(key)).contains { unit(of: $0) != nil }
    }

    func unit(of candidate: ProviderCandidate) -> Int? {
        candidate.type.flatMap { unitNumbers[UnitName(type: $0, isOptional: candidate.factories[0].givesOptional)] }
    }

    private mutating func support(_ question: Question) -> Int {
        if let known = supportNumbers[question] { return known }
        let candidates: [ProviderCandidate] =
            switch question {
            case .asking(let providers): index.candidates(providers)
            case .always: []
            }
        let lasting = question == .always ? 1 : 0
        let number = supports.count
        supports.append(Support(count: candidates.count + lasting, units: Set(candidates.compactMap(unit))))
        supportNumbers[question] = number
        return number
    }

    // MARK: Losses

    private mutating func findLost() {
        for initializer in initializers.indices {
            let needs = initializers[initializer].needs
            for parameter in needs.indices where !isMet(needs[parameter], in: initializer) {
                initializers[initializer].unmet.insert(parameter)
            }
            if !initializers[initializer].takesRunTimeValues, initializers[initializer].unmet.isEmpty {
                units[initializers[initializer].unit].completeCount += 1
            }
        }
        for unit in units.indices where units[unit].completeCount == 0 { lose(unit) }
        loseAskers()
        while let closure = doubtful.popLast() {
            closures[closure].isDoubtful = false
            guard !makes(closures[closure]), !isMetOtherwise(closures[closure]) else { continue }
            miss(closures[closure].parameter, of: closures[closure].initializer)
            loseAskers()
        }
    }

    /// Removes the classes with run-time values from the supports of the parameters that require them.
    private mutating func loseAskers() {
        while let unit = lost.popLast() {
            units[unit].isGone = true
            for support in units[unit].supports { supports[support].count -= 1 }
            // The requester itself may be among the last ones, with initializers that can fail and others that cannot.
            for support in units[unit].supports where supports[support].count <= 2 {
                for (initializer, parameter) in supports[support].askers { lookAgain(at: parameter, of: initializer) }
            }
        }
    }

    private mutating func lose(_ unit: Int) {
        units[unit].isLost = true
        lost.append(unit)
    }

    private mutating func lookAgain(at parameter: Int, of initializer: Int) {
        guard !initializers[initializer].unmet.contains(parameter),
            !isMet(initializers[initializer].needs[parameter], in: initializer)
        else { return }
        miss(parameter, of: initializer)
    }

    /// Records that nothing satisfies a parameter.
    private mutating func miss(_ parameter: Int, of initializer: Int) {
        let unit = initializers[initializer].unit
        for closure in closuresOfUnits[unit] ?? [] { doubt(closure) }
        let wasComplete = initializers[initializer].unmet.isEmpty && !initializers[initializer].takesRunTimeValues
        initializers[initializer].unmet.insert(parameter)
        guard wasComplete else { return }
        units[unit].completeCount -= 1
        if units[unit].completeCount == 0, !units[unit].isLost { lose(unit) }
    }

    func isMet(_ alternatives: [Alternative]?, in initializer: Int) -> Bool {
        guard let alternatives else { return true }
        let type = units[initializers[initializer].unit].type
        return alternatives.contains { alternative in
            let support = supports[alternative.support]
            guard alternative.excludesAsker, support.count <= 2 else { return support.count > 0 }
            let own = [false, true].compactMap { unitNumbers[UnitName(type: type, isOptional: $0)] }
            return support.count > own.count { support.units.contains($0) && !units[$0].isGone }
        }
    }

    /// The parameters that are run-time values, by the positions of factories.
    private func runTimeValues() -> [(position: Int, parameters: Set<Int>)] {
        initializers.filter { !$0.unmet.isEmpty && ($0.takesRunTimeValues || units[$0.unit].isLost) }.flatMap { initializer in
            initializer.factories.map { ($0, initializer.unmet) }
        }
    }
}

extension DependencyFactory {
    /// Turns parameters at some positions into run-time values.
    fileprivate mutating func assist(_ positions: Set<Int>) {
        guard case .initializer(let type, var parameters) = kind else { return }
        for position in positions { parameters[position].isRunTimeValue = true }
        kind = .initializer(type: type, parameters: parameters)
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
