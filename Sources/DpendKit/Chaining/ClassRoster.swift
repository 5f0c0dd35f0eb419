/// Gives each class that can be made a node, even if other classes have the same keys (semantics, section 3.1).
///
///     HomeModel: Model  ─┐                     ┌─▶ node 'HomeModel'
///     LoginModel: Model ─┴─ 'Model' is shared ─┴─▶ node 'LoginModel'
struct ClassRoster {
    private let builder: DependencyGraphBuilder
    /// Whether classes of linked libraries have nodes only if another node requires them.
    private let ofSources: Bool
    /// Classes that lost a key to a registration.
    private var replaced: [ProviderCandidate] = []
    /// The factories with run-time values, whether or not a requirement asks for their closures.
    private var functions: [Function] = []
    private var knownFunctions: Set<DependencyKey> = []

    private struct Function {
        /// A key `(A, B) -> T`. The effects that the closure's type must allow are not known yet.
        let key: DependencyKey
        let draft: [DependencyProvider]
    }

    private var providers: ProviderIndex { builder.providers }

    init(_ builder: DependencyGraphBuilder, ofSources: Bool = false) {
        self.builder = builder
        self.ofSources = ofSources
    }

    private func isWanted(_ candidate: ProviderCandidate) -> Bool {
        !ofSources || candidate.factories.contains { $0.origin == .sources }
    }

    /// Records the providers of a key, by its number. Classes that share the key also have nodes under their own names.
    mutating func noteRivals(for number: Int) {
        let rivals = providers.rivals(for: number)
        let classes = rivals.filter { $0.type != nil }
        if classes.count < rivals.count {
            // A registration often makes exactly such a class, from values without a provider.
            replaced += classes.filter(isWanted)
        } else if classes.count > 1 {
            for candidate in classes where isWanted(candidate) { addOwn(candidate) }
        }
    }

    /// Records all factories with run-time values.
    mutating func noteFunctions() {
        for key in providers.assistedKeys {
            let candidates = providers.assisted(key)
            let others = providers.direct(key).filter { $0.type != nil }
            let isShared = Set((candidates + others).compactMap(\.type)).count > 1
            let registered = Set(candidates.lazy.filter { $0.type == nil }.flatMap(\.signatures))
            for candidate in candidates where isWanted(candidate) {
                for parameters in candidate.signatures {
                    let isReplaced = candidate.type != nil && registered.contains(parameters)
                    if isReplaced {
                        replaced.append(candidate.taking(parameters))
                    } else if candidate.type != nil, isShared {
                        addOwn(candidate.taking(parameters))
                    } else {
                        let function = TypeExpression.FunctionType(taking: parameters, result: key.type)
                        note(function, tag: key.tag, providers.assisted(function, tag: key.tag))
                    }
                }
            }
            if isShared { for candidate in others where isWanted(candidate) { addOwn(candidate) } }
        }
    }

    /// Adds the classes that registrations replaced, if they have no other node and all their requirements are
    /// satisfied.
    mutating func addReplaced() {
        if replaced.isEmpty { return }
        let drafts = builder.nodes.lazy.map(\.providers) + functions.map(\.draft)
        let made = Set(drafts.joined().compactMap(\.factory.providerType))
        for candidate in replaced where candidate.type.map({ !made.contains($0) }) ?? false {
            let draft = builder.draft(of: [candidate], as: candidate.ownKey)
            if draft.count == 1, !draft[0].hasGaps { addOwn(candidate) }
        }
    }

    /// Adds the nodes of factories with run-time values whose closures no requirement asks for. Each has a closure type
    /// that allows its effects. All other nodes exist by now.
    func addFunctions() {
        if functions.isEmpty { return }
        let asked = Set(builder.nodes.lazy.filter { !$0.providers.isEmpty }.compactMap(\.key.plainFunction))
        let effects = EffectPropagation.effects(
            of: builder.nodes, Adjacency.of(builder.nodes, onlyImmediate: true, jobs: builder.jobs))
        for function in functions where !asked.contains(function.key) {
            let demanded = function.draft.reduce(into: Effects.none) { result, provider in
                result.formUnion(EffectPropagation.calling(provider) { effects[$0] })
            }
            let key = function.key.allowing(demanded)
            let draft = function.draft.map { provider in
                var factory = provider.factory
                factory.key = key
                return DependencyProvider(factory: factory, edges: provider.edges)
            }
            builder.add(draft, for: providers.numbers.number(of: key))
        }
    }

    private mutating func addOwn(_ candidate: ProviderCandidate) {
        let key = candidate.ownKey
        if let parameters = candidate.signatures.first {
            return note(.init(taking: parameters, result: key.type), tag: nil, [candidate])
        }
        if candidate.isExported, !candidate.factories.allSatisfy({ $0.canProvide(key.type) }) {
            return addNamed(candidate)
        }
        let number = providers.numbers.number(of: key)
        if builder.hasNode(number) || providers.directNumber(key) != nil { return }
        builder.add(builder.draft(of: [candidate], as: key), for: number)
    }

    /// Adds a class of a library that exports no function for its own name.
    private func addNamed(_ candidate: ProviderCandidate) {
        let shared = candidate.factories[0].key
        let key = DependencyKey(type: shared.type, tag: shared.tag, provider: candidate.displayName)
        let number = providers.numbers.number(of: key)
        if !builder.hasNode(number) { builder.add(builder.draft(of: [candidate], as: key), for: number) }
    }

    private mutating func note(
        _ function: TypeExpression.FunctionType, tag: TypeExpression?, _ candidates: [ProviderCandidate]
    ) {
        let key = DependencyKey(type: .function(function), tag: tag)
        guard knownFunctions.insert(key).inserted, providers.directNumber(key) == nil else { return }
        let draft = builder.draft(of: candidates, as: key)
        if candidates.count > 1 {
            builder.postponed[providers.numbers.number(of: key)] = draft
        } else {
            functions.append(Function(key: key, draft: draft))
            builder.noteNeeds(of: draft)
        }
    }
}

extension ProviderCandidate {
    /// The class's own name, as its initializers provide it; for a registration, the provided key.
    var ownKey: DependencyKey {
        let own = type.map(TypeExpression.nominal)
        return factories[0].onDemandKeys.first { $0.tag == nil && $0.type.unwrapped == own } ?? factories[0].key
    }

    /// The types of the run-time values of its factories, each list once; empty without run-time values.
    var signatures: [[TypeExpression]] {
        var seen: Set<[TypeExpression]> = []
        return factories.lazy.filter(\.hasRunTimeValues).map(\.runTimeValueTypes).filter { seen.insert($0).inserted }
    }

    /// The candidate with only the factories that take run-time values of the given types.
    func taking(_ parameters: [TypeExpression]) -> ProviderCandidate {
        ProviderCandidate(type: type, factories: factories.filter { $0.runTimeValueTypes == parameters })
    }
}

extension TypeExpression.FunctionType {
    /// A closure type without effects.
    fileprivate init(taking parameters: [TypeExpression], result: TypeExpression) {
        // The caller passes escaping closures, which any initializer accepts.
        self.init(
            attributes: [], parameters: parameters, escapingParameters: .init(positions: Array(parameters.indices)),
            isAsync: false, throwing: .never, result: result)
    }
}

extension DependencyKey {
    /// The key of the closure without effects, for a key `(A, B) -> T`.
    fileprivate var plainFunction: DependencyKey? {
        guard case .function(let function) = type, !function.parameters.isEmpty else { return nil }
        return DependencyKey(type: .function(.init(taking: function.parameters, result: function.result)), tag: tag)
    }

    /// The key of a closure that also allows these effects.
    fileprivate func allowing(_ effects: Effects) -> DependencyKey {
        guard effects != .none, case .function(var function) = type else { return self }
        function.attributes = effects.globalActor.map { ["@\($0)"] } ?? []
        function.isAsync = effects.isAsync
        function.throwing = effects.isThrowing ? .anyError : .never
        return DependencyKey(type: .function(function), tag: tag)
    }
}
