/// Finds the providers of a key: direct ones, classes that stand in, and factories with run-time values.
struct ProviderIndex {
    /// The numbers of all keys so far.
    let numbers: KeyNumbers
    /// The number of keys that factories declare. These keys have the first numbers, in the order of the keys.
    let directCount: Int

    let factories: [DependencyFactory]
    /// The positions of factories by the number of the key that they provide directly.
    let direct: Chains
    /// The positions of factories with run-time values, by the keys that they provide and that their classes stand in
    /// for.
    let assisted: Groups<DependencyKey>
    let assistedOnDemand: Groups<DependencyKey>
    /// The keys of the factories with run-time values, in the order of the factories.
    let assistedKeys: [DependencyKey]
    /// Initializers of generic classes, by module and path.
    private let generic: Groups<String>

    /// The keys that decorators wrap, by their classes.
    private let wrappedKeys: [NominalType: [DependencyKey]]
    private var hasDecorators: Bool { !wrappedKeys.isEmpty }
    /// The containers of the application.
    let containers: NestedContainers

    private let standIns: StandIns

    // Most keys are never requested, and some often.
    private let knownTags = Memo<Int, [TypeExpression?]>()
    private let knownOnDemand = Memo<DependencyKey, [ProviderCandidate]>()
    private let knownElements = Memo<DependencyKey, [Element]>()
    private let knownWinners = Memo<DependencyKey, [ProviderCandidate]>()

    /// An element of an array: a provider and the key that it provides.
    typealias Element = (key: DependencyKey, candidate: ProviderCandidate)

    /// - Parameters:
    ///   - factories: The factories in the order of their keys.
    ///   - jobs: The number of threads.
    init(_ factories: [DependencyFactory], containers: NestedContainers = .none, jobs: Int) {
        self.containers = containers
        // Parallel, because reading the factories waits for memory.
        let keys = concurrentMap(chunksOf: factories.count, threadCount: jobs) { factories[$0].key }
        /// The positions of the first factories of the keys.
        var firsts: [Int] = []
        firsts.reserveCapacity(factories.count)
        var direct = Chains(reserving: factories.count)
        var assisted = Groups<DependencyKey>()
        var assistedOnDemand = Groups<DependencyKey>()
        var assistedKeys: [DependencyKey] = []
        var generic = Groups<String>()
        for position in factories.indices {
            if factories[position].isGeneric {
                if let type = factories[position].providerType { generic.add(position, for: Self.name(of: type)) }
            } else if !factories[position].hasRunTimeValues {
                let isFirst = firsts.last.map { !keys[$0].isSame(as: keys[position]) } ?? true
                if isFirst { firsts.append(position) }
                direct.add(position, for: firsts.count - 1)
            } else {
                if assistedKeys.last != keys[position] { assistedKeys.append(keys[position]) }
                assisted.add(position, for: keys[position])
                for key in factories[position].onDemandKeys { assistedOnDemand.add(position, for: key) }
            }
        }
        directCount = firsts.count
        (self.direct, self.generic) = (direct, generic)
        (self.assisted, self.assistedOnDemand, self.assistedKeys) = (assisted, assistedOnDemand, assistedKeys)
        self.factories = factories
        var wrappedKeys: [NominalType: [DependencyKey]] = [:]
        for position in factories.indices where factories[position].isDecorator {
            if let type = factories[position].providerType {
                wrappedKeys[type, default: []].append(factories[position].key)
            }
        }
        self.wrappedKeys = wrappedKeys
        standIns = StandIns(factories)
        numbers = KeyNumbers(firsts.count == keys.count ? keys : firsts.map { keys[$0] })
    }

    /// The number of a key, if a factory provides exactly this key.
    func directNumber(_ key: DependencyKey) -> Int? {
        if key.provider != nil { return direct(key).isEmpty ? nil : numbers.number(of: key) }
        guard let number = numbers.known(key), direct.contains(number) else { return nil }
        return number
    }

    /// Makes nodes by a shorter way. Use it before further keys are numbered.
    var plainNodes: PlainNodes {
        PlainNodes(
            factories: factories, direct: direct, numbers: numbers.untagged(), standIns: standIns,
            keysOfRunTimeValues: Set(assistedKeys).union(assistedOnDemand.keys))
    }

    /// Whether the sources, and not only linked libraries, declare a provider of a direct key.
    func isOfSources(_ number: Int) -> Bool { direct.first(number) { factories[$0].origin == .sources } != nil }

    /// All direct providers of a key, whatever their rank; none if only one factory declares the key, as for most keys.
    func rivals(for number: Int) -> [ProviderCandidate] {
        direct.only(number) != nil
            ? [] : ProviderCandidate.all(of: direct[number].map { factories[$0] }.filter { !$0.isDecorator })
    }

    private func directFactories(_ key: DependencyKey) -> [DependencyFactory] {
        (numbers.known(key).map { direct[$0] } ?? []).map { factories[$0] }
    }

    /// The providers of exactly this key with the best rank. More than one are ambiguous.
    func direct(_ key: DependencyKey) -> [ProviderCandidate] {
        guard let provider = key.provider else {
            let declared = directFactories(key)
            if hasDecorators, declared.contains(where: \.isDecorator) { return layers(of: key)[0] }
            return ProviderCandidate.all(of: Self.best(declared))
        }
        let open = DependencyKey(type: key.type, tag: key.tag)
        if hasDecorators, let layer = layers(of: open).first(where: { Self.name(of: $0) == provider }) { return layer }
        let declared = ProviderCandidate.all(of: directFactories(open))
        return (declared.isEmpty ? onDemand(open) : declared).filter { $0.displayName == provider }
    }

    /// The decorators of a key, grouped by pattern, outermost first, followed by the wrapped providers. Empty for a key
    /// without decorators.
    private func layers(of key: DependencyKey) -> [[ProviderCandidate]] {
        let declared = directFactories(key)
        let decorators = Dictionary(grouping: declared.filter(\.isDecorator), by: \.decoratorPosition)
        if decorators.isEmpty { return [] }
        let direct = ProviderCandidate.all(of: Self.best(declared.filter { !$0.isDecorator }))
        let wrapped = direct.isEmpty ? onDemand(key) : direct
        return decorators.sorted { $0.key < $1.key }.map { ProviderCandidate.all(of: $0.value) }
            + (wrapped.isEmpty ? [] : [wrapped])
    }

    /// The keys that a class wraps, each with the key of the next layer, if there is one. Empty for other classes.
    func wrapped(by factory: DependencyFactory) -> [(key: DependencyKey, inner: DependencyKey?)] {
        guard hasDecorators, let type = factory.providerType, let keys = wrappedKeys[type] else { return [] }
        return keys.map { key in
            let layers = layers(of: key)
            guard let own = layers.firstIndex(where: { $0.contains { $0.type == type } }), own + 1 < layers.count else {
                return (key, nil)
            }
            return (key, DependencyKey(type: key.type, tag: key.tag, provider: Self.name(of: layers[own + 1])))
        }
    }

    private static func name(of candidates: [ProviderCandidate]) -> String {
        candidates.map(\.displayName).joined(separator: " or ")
    }

    static func best(_ factories: [DependencyFactory]) -> [DependencyFactory] {
        if factories.count < 2 { return factories }
        let best = factories.map(\.rank).min()
        return factories.filter { $0.rank == best }
    }

    /// The classes that stand in for a key without direct providers.
    func onDemand(_ key: DependencyKey) -> [ProviderCandidate] {
        if key.type.isMarker { return [] }
        let known = known(key)
        if !known.isEmpty { return known }
        switch key.type {
        case .composition(let members):
            // A registration of one of the members does not prevent a class from being both.
            return classes(thatAreAll: members, tag: key.tag) { member in
                ProviderCandidate.all(of: directFactories(member).filter { $0.providerType != nil })
                    + self.known(member)
            }.filter { $0.factories.allSatisfy { $0.canProvide(key.type) } }
        // A class's own name has no tag.
        case .nominal(let type) where type.isGeneric && key.tag == nil: return specialized(type).map { [$0] } ?? []
        case .nominal, .optional, .array, .dictionary, .tuple, .function, .metatype, .protocolMetatype, .other:
            return []
        }
    }

    /// The classes that stand in for exactly this key.
    private func known(_ key: DependencyKey) -> [ProviderCandidate] {
        knownOnDemand.value(for: key) { ProviderCandidate.all(of: standIns.groups[key].map { factories[$0] }) }
    }

    /// The candidates that a rule finds.
    func candidates(_ providers: LinkingRules.Providers) -> [ProviderCandidate] {
        switch providers {
        case .exactly(let key): direct(key)
        case .standingIn(let key): onDemand(key)
        case .wrapped(let key): candidates(key)
        case .making(let key, let function): assisted(function, tag: key.tag)
        case .elements(let key): elements(key).map(\.candidate)
        case .entries(let key, let type, _): elements(key).map(\.candidate).filter { $0.entry?.fitting(type) != nil }
        case .opening(let key, let function):
            containers.containers(takenFrom: function.parameters).isEmpty ? [] : candidates(key)
        }
    }

    /// The providers of a key: direct ones, or else those that stand in, or else those with run-time values.
    func candidates(_ key: DependencyKey) -> [ProviderCandidate] {
        let direct = direct(key)
        if !direct.isEmpty { return direct }
        let onDemand = onDemand(key)
        if onDemand.isEmpty, case .function(let function) = key.type, !function.parameters.isEmpty {
            return assisted(function, tag: key.tag)
        }
        return onDemand
    }

    /// The chosen providers of a key. For a class's own name the class precedes its subclasses.
    func winners(_ key: DependencyKey) -> [ProviderCandidate] {
        let able = candidates(key)
        let candidates = able.isEmpty ? rivalsWithRunTimeValues(key) : able
        let own =
            candidates.count > 1 ? candidates.filter { $0.type.map(TypeExpression.nominal) == key.producedType } : []
        return own.isEmpty ? candidates : own
    }

    /// All providers of the elements of an array, in the order of their names. Any rank counts, and any tag if the
    /// element has none. If nothing declares the type, classes stand in for it.
    func elements(_ element: DependencyKey) -> [Element] {
        knownElements.value(for: element) {
            let keys = element.tag != nil ? [element] : tags.map { DependencyKey(type: element.type, tag: $0) }
            let declared = keys.flatMap { key in
                ProviderCandidate.all(of: directFactories(key).filter { !$0.isDecorator }).map {
                    (key: key, candidate: $0)
                }
            }
            // A class has only one of these keys.
            let found =
                declared.isEmpty ? keys.flatMap { key in onDemand(key).map { (key: key, candidate: $0) } } : declared
            return found.sorted { ($0.candidate.sortName, $0.key) < ($1.candidate.sortName, $1.key) }
        }
    }

    /// All tags in the keys of factories, and nil.
    private var tags: [TypeExpression?] {
        knownTags.value(for: 0) {
            var tags: Set<TypeExpression> = []
            for factory in factories {
                for key in [factory.key] + factory.onDemandKeys { if let tag = key.tag { tags.insert(tag) } }
            }
            return [nil] + tags.sorted { $0.spelling(.identity) < $1.spelling(.identity) }
        }
    }

    /// A key of exactly this candidate, for a candidate that provides `key`.
    func key(of candidate: ProviderCandidate, for key: DependencyKey) -> DependencyKey {
        // All elements of an array ask for the same key.
        let winners = knownWinners.value(for: key) { self.winners(key) }
        if winners.count == 1, winners[0].name == candidate.name { return key }
        if let type = candidate.type, !candidate.isExported {
            let own = DependencyKey(type: .nominal(type))
            let holders = self.winners(own)
            if holders.count == 1, holders[0].type == type { return own }
        }
        return DependencyKey(type: key.type, tag: key.tag, provider: candidate.displayName)
    }

    /// A class that is both satisfies `A & B`. With a tag, the class must have the tag.
    func classes(
        thatAreAll members: [TypeExpression], tag: TypeExpression?, providing: (DependencyKey) -> [ProviderCandidate]
    ) -> [ProviderCandidate] {
        var common: [ProviderCandidate]?
        for member in members where !member.isAnyClass {
            let classes = providing(DependencyKey(type: member, tag: tag))
            guard let known = common else {
                common = classes
                continue
            }
            let others = Dictionary(classes.compactMap { other in other.type.map { ($0, other) } }) { first, _ in first
            }
            common = known.compactMap { candidate in candidate.type.flatMap { others[$0] }.map(candidate.conforming) }
        }
        return common ?? []
    }

    /// `class Repository<T>` satisfies `Repository<User>`, with `T` replaced.
    private func specialized(_ type: NominalType) -> ProviderCandidate? {
        let specialized = specializations(type).filter { !$0.hasRunTimeValues }
        return specialized.isEmpty
            ? nil : ProviderCandidate(type: type, factories: specialized)
    }

    func specializations(_ type: NominalType) -> [DependencyFactory] {
        generic[Self.name(of: type)].compactMap { factories[$0].specialized(to: type) }.sorted(
            by: DependencyFactory.inStableOrder)
    }

    private static func name(of type: NominalType) -> String { "\(type.module ?? "")::\(type.path)" }
}
