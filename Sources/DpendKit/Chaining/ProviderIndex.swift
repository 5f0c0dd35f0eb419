/// Finds who provides a key: directly, on demand, or given values that are known only at run time.
struct ProviderIndex {
    /// The numbers of all keys that have come up.
    let numbers: KeyNumbers
    /// How many keys some factory declares. They have the first numbers, in the order of the keys.
    let directCount: Int

    let factories: [DependencyFactory]
    /// The positions of factories by the number of what they provide directly.
    let direct: Chains
    /// The positions of factories by what they provide given run-time values, and by what their classes stand in for.
    let assisted: Groups<DependencyKey>
    let assistedOnDemand: Groups<DependencyKey>
    /// The keys that factories declare for what they make of run-time values, in the order of the factories.
    let assistedKeys: [DependencyKey]
    /// Initializers of generic classes, by module and path.
    private let generic: Groups<String>

    /// What decorators wrap, by their classes.
    private let wrappedKeys: [NominalType: [DependencyKey]]
    private var hasDecorators: Bool { !wrappedKeys.isEmpty }
    /// The containers of the application.
    let containers: NestedContainers

    private let standIns: StandIns

    // Most keys are never asked for, and some by many.
    private let knownTags = Memo<Int, [TypeExpression?]>()
    private let knownOnDemand = Memo<DependencyKey, [ProviderCandidate]>()
    private let knownElements = Memo<DependencyKey, [Element]>()

    /// An element of an array: a provider, with the key that it provides.
    typealias Element = (key: DependencyKey, candidate: ProviderCandidate)

    /// - Parameters:
    ///   - factories: In the order of their keys.
    ///   - jobs: On how many threads they are looked at.
    init(_ factories: [DependencyFactory], containers: NestedContainers = .none, jobs: Int) {
        self.containers = containers
        // Which fetches the factories from memory, on as many threads as there are jobs.
        let keys = concurrentMap(chunksOf: factories.count, threadCount: jobs) { factories[$0].key }
        /// The positions of the first factories of the keys.
        var firsts: [Int] = []
        firsts.reserveCapacity(factories.count)
        var direct = Chains(reserving: factories.count)
        var assisted = Groups<DependencyKey>()
        var assistedOnDemand = Groups<DependencyKey>()
        var assistedKeys: [DependencyKey] = []
        var generic = Groups<String>()
        // By position: to hold on to each factory would take longer than the rest.
        for position in factories.indices {
            if factories[position].isGeneric {
                if let type = factories[position].providerType { generic.add(position, for: Self.name(of: type)) }
            } else if !factories[position].hasAssistedParameters {
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
            if let type = factories[position].providerType { wrappedKeys[type, default: []].append(factories[position].key) }
        }
        self.wrappedKeys = wrappedKeys
        standIns = StandIns(factories)
        numbers = KeyNumbers(firsts.count == keys.count ? keys : firsts.map { keys[$0] })
    }

    /// The number of a key that something provides, exactly this one.
    func directNumber(_ key: DependencyKey) -> Int? {
        if key.provider != nil { return direct(key).isEmpty ? nil : numbers.number(of: key) }
        guard let number = numbers.known(key), direct.contains(number) else { return nil }
        return number
    }

    /// Makes nodes by a short way; to be asked for before further keys come up.
    var plainNodes: PlainNodes {
        PlainNodes(factories: factories, direct: direct, numbers: numbers.untagged(), standIns: standIns)
    }

    /// Whether the sources, and not only linked libraries, declare something that provides a direct key.
    func isOfSources(_ number: Int) -> Bool { direct.first(number) { factories[$0].origin == .sources } != nil }

    /// All that provide a key directly, whatever their rank; none for one that only one factory declares, as most are.
    func rivals(for number: Int) -> [ProviderCandidate] {
        direct.only(number) != nil ? [] : ProviderCandidate.all(of: direct[number].map { factories[$0] }.filter { !$0.isDecorator })
    }

    private func directFactories(_ key: DependencyKey) -> [DependencyFactory] {
        (numbers.known(key).map { direct[$0] } ?? []).map { factories[$0] }
    }

    /// The providers of exactly this key that have the best rank; more than one are ambiguous.
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

    /// The decorators of a key, those of each pattern together and the outermost first; behind them what they wrap. Nothing for a key
    /// without decorators.
    private func layers(of key: DependencyKey) -> [[ProviderCandidate]] {
        let declared = directFactories(key)
        let decorators = Dictionary(grouping: declared.filter(\.isDecorator), by: \.decoratorPosition)
        if decorators.isEmpty { return [] }
        let direct = ProviderCandidate.all(of: Self.best(declared.filter { !$0.isDecorator }))
        let wrapped = direct.isEmpty ? onDemand(key) : direct
        return decorators.sorted { $0.key < $1.key }.map { ProviderCandidate.all(of: $0.value) } + (wrapped.isEmpty ? [] : [wrapped])
    }

    /// What a class wraps: the keys, each with that of the next layer, if there is one. Nothing for a class that is no decorator.
    func wrapped(by factory: DependencyFactory) -> [(key: DependencyKey, inner: DependencyKey?)] {
        guard hasDecorators, let type = factory.providerType, let keys = wrappedKeys[type] else { return [] }
        return keys.map { key in
            let layers = layers(of: key)
            guard let own = layers.firstIndex(where: { $0.contains { $0.type == type } }), own + 1 < layers.count else { return (key, nil) }
            return (key, DependencyKey(type: key.type, tag: key.tag, provider: Self.name(of: layers[own + 1])))
        }
    }

    private static func name(of candidates: [ProviderCandidate]) -> String { candidates.map(\.displayName).joined(separator: " or ") }

    static func best(_ factories: [DependencyFactory]) -> [DependencyFactory] {
        if factories.count < 2 { return factories }
        let best = factories.map(\.rank).min()
        return factories.filter { $0.rank == best }
    }

    /// The classes that stand in for a key which nothing declares directly.
    func onDemand(_ key: DependencyKey) -> [ProviderCandidate] {
        if key.type.isMarker { return [] }
        let known = known(key)
        if !known.isEmpty { return known }
        switch key.type {
        case .composition(let members):
            // A registration of one of them, whatever its rank, does not keep a class from being both.
            return classes(thatAreAll: members, tag: key.tag) { member in
                ProviderCandidate.all(of: directFactories(member).filter { $0.providerType != nil }) + self.known(member)
            }
        // The own name of a class has no tag.
        case .nominal(let type) where type.isGeneric && key.tag == nil: return specialized(type).map { [$0] } ?? []
        case .nominal, .optional, .array, .dictionary, .tuple, .function, .metatype, .protocolMetatype, .other: return []
        }
    }

    /// The classes that stand in for just this key.
    private func known(_ key: DependencyKey) -> [ProviderCandidate] {
        knownOnDemand.value(for: key) { ProviderCandidate.all(of: standIns.groups[key].map { factories[$0] }) }
    }

    /// Whom a rule of linking finds.
    func candidates(_ providers: LinkingRules.Providers) -> [ProviderCandidate] {
        switch providers {
        case .exactly(let key): direct(key)
        case .standingIn(let key): onDemand(key)
        case .wrapped(let key): candidates(key)
        case .making(let key, let function): assisted(function, tag: key.tag)
        case .elements(let key): elements(key).map(\.candidate)
        case .opening(let key, let function): containers.containers(takenFrom: function.parameters).isEmpty ? [] : candidates(key)
        }
    }

    /// The providers of a key: direct ones, or else those that stand in, or else those that take run-time values.
    func candidates(_ key: DependencyKey) -> [ProviderCandidate] {
        let direct = direct(key)
        if !direct.isEmpty { return direct }
        let onDemand = onDemand(key)
        if onDemand.isEmpty, case .function(let function) = key.type, !function.parameters.isEmpty {
            return assisted(function, tag: key.tag)
        }
        return onDemand
    }

    /// Who gets a key: its providers, of which a class comes before its subclasses where its own name is asked for.
    func winners(_ key: DependencyKey) -> [ProviderCandidate] {
        let candidates = candidates(key)
        let own = candidates.count > 1 ? candidates.filter { $0.type.map(TypeExpression.nominal) == key.producedType } : []
        return own.isEmpty ? candidates : own
    }

    /// All that provide the elements of an array, of whatever rank, and of whatever tag where the element has none, in the order of
    /// their names. Where nothing declares the type, classes stand in for it.
    func elements(_ element: DependencyKey) -> [Element] {
        knownElements.value(for: element) {
            let keys = element.tag != nil ? [element] : tags.map { DependencyKey(type: element.type, tag: $0) }
            let declared = keys.flatMap { key in ProviderCandidate.all(of: directFactories(key).filter { !$0.isDecorator }).map { (key: key, candidate: $0) } }
            // A class has only one of these keys.
            let found = declared.isEmpty ? keys.flatMap { key in onDemand(key).map { (key: key, candidate: $0) } } : declared
            return found.sorted { ($0.candidate.displayName, $0.key) < ($1.candidate.displayName, $1.key) }
        }
    }

    /// All tags that keys of factories have, and none.
    private var tags: [TypeExpression?] {
        knownTags.value(for: 0) {
            var tags: Set<TypeExpression> = []
            for factory in factories {
                for key in [factory.key] + factory.onDemandKeys { if let tag = key.tag { tags.insert(tag) } }
            }
            return [nil] + tags.sorted { $0.spelling(.identity) < $1.spelling(.identity) }
        }
    }

    /// A key that gives this candidate and no other, for one that provides `key`.
    func key(of candidate: ProviderCandidate, for key: DependencyKey) -> DependencyKey {
        let winners = winners(key)
        if winners.count == 1, winners[0].name == candidate.name { return key }
        if let type = candidate.type {
            let own = DependencyKey(type: .nominal(type))
            let holders = self.winners(own)
            if holders.count == 1, holders[0].type == type { return own }
        }
        return DependencyKey(type: key.type, tag: key.tag, provider: candidate.displayName)
    }

    /// `A & B` is met by a class that is both, as is `A & B` with a tag by a class that has the tag.
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
            let types = Set(classes.compactMap(\.type))
            common = known.filter { $0.type.map(types.contains) ?? false }
        }
        return common ?? []
    }

    /// `Repository<User>` is met by `class Repository<T>`, with `T` replaced.
    private func specialized(_ type: NominalType) -> ProviderCandidate? {
        let specialized = specializations(type).filter { !$0.hasAssistedParameters }
        return specialized.isEmpty
            ? nil : ProviderCandidate(type: type, factories: specialized)
    }

    func specializations(_ type: NominalType) -> [DependencyFactory] {
        generic[Self.name(of: type)].compactMap { factories[$0].specialized(to: type) }.sorted(by: DependencyFactory.inStableOrder)
    }

    private static func name(of type: NominalType) -> String { "\(type.module ?? "")::\(type.path)" }
}
