/// Sees to it that each class that can be made has a node, also where others have its keys (semantics, section 3.1).
///
///     HomeModel: Model  ─┐                     ┌─▶ node 'HomeModel'
///     LoginModel: Model ─┴─ 'Model' is shared ─┴─▶ node 'LoginModel'
struct ClassRoster {
    private let builder: DependencyGraphBuilder
    /// Whether classes of linked libraries have nodes only if something needs them.
    private let ofSources: Bool
    /// Classes that have lost a key to a registration.
    private var replaced: [ProviderCandidate] = []
    /// What is made of run-time values, whether or not something asks for a closure that makes it.
    private var functions: [Function] = []
    private var knownFunctions: Set<DependencyKey> = []

    private struct Function {
        /// A key `(A, B) -> T` of which it is not known yet what else the closure's type has to allow.
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

    /// Notes who declares a key, by its number. Classes that share it are there by their own names as well.
    mutating func noteRivals(for number: Int) {
        let rivals = providers.rivals(for: number)
        let classes = rivals.filter { $0.type != nil }
        if classes.count < rivals.count {
            // A registration often makes just such a class, of values that no provider has.
            replaced += classes.filter(isWanted)
        } else if classes.count > 1 {
            for candidate in classes where isWanted(candidate) { addOwn(candidate) }
        }
    }

    /// Notes all that takes run-time values.
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

    /// Adds the classes that registrations have replaced, as far as they are nowhere else and all that they require is met.
    mutating func addReplaced() {
        if replaced.isEmpty { return }
        let drafts = builder.nodes.lazy.map(\.providers) + functions.map(\.draft)
        let made = Set(drafts.joined().compactMap(\.factory.providerType))
        for candidate in replaced where candidate.type.map({ !made.contains($0) }) ?? false {
            let draft = builder.draft(of: [candidate], as: candidate.ownKey)
            if draft.count == 1, !draft[0].hasGaps { addOwn(candidate) }
        }
    }

    /// Adds the nodes of what takes run-time values and nothing asks for, each with a closure type that allows what making it
    /// demands. Everything else has its node by now.
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
        let number = providers.numbers.number(of: key)
        if builder.hasNode(number) || providers.directNumber(key) != nil { return }
        builder.add(builder.draft(of: [candidate], as: key), for: number)
    }

    private mutating func note(
        _ function: TypeExpression.FunctionType, tag: TypeExpression?, _ candidates: [ProviderCandidate]
    ) {
        let key = DependencyKey(type: .function(function), tag: tag)
        guard knownFunctions.insert(key).inserted, providers.directNumber(key) == nil else { return }
        let draft = builder.draft(of: candidates, as: key)
        if candidates.count > 1 {
            builder.ambiguous[providers.numbers.number(of: key)] = draft
        } else {
            functions.append(Function(key: key, draft: draft))
            builder.noteNeeds(of: draft)
        }
    }
}

extension ProviderCandidate {
    /// The class's own name, as its initializers provide it; for a registration what it provides.
    var ownKey: DependencyKey {
        let own = type.map(TypeExpression.nominal)
        return factories[0].onDemandKeys.first { $0.tag == nil && $0.type.unwrapped == own } ?? factories[0].key
    }

    /// The types of the run-time values that its factories take, each list once; none where they take no such values.
    var signatures: [[TypeExpression]] {
        var seen: Set<[TypeExpression]> = []
        return factories.lazy.filter(\.hasAssistedParameters).map(\.assistedTypes).filter { seen.insert($0).inserted }
    }

    /// Only the factories that take run-time values of the given types.
    func taking(_ parameters: [TypeExpression]) -> ProviderCandidate {
        ProviderCandidate(type: type, factories: factories.filter { $0.assistedTypes == parameters })
    }
}

extension TypeExpression.FunctionType {
    /// A closure type that demands nothing of whoever calls it.
    fileprivate init(taking parameters: [TypeExpression], result: TypeExpression) {
        // Whoever calls it passes closures that may be kept, which any initializer takes.
        self.init(
            attributes: [], parameters: parameters, escapingParameters: .init(positions: Array(parameters.indices)),
            isAsync: false, throwing: .never, result: result)
    }
}

extension DependencyKey {
    /// The same for a closure that demands nothing, of a key `(A, B) -> T`.
    fileprivate var plainFunction: DependencyKey? {
        guard case .function(let function) = type, !function.parameters.isEmpty else { return nil }
        return DependencyKey(type: .function(.init(taking: function.parameters, result: function.result)), tag: tag)
    }

    /// The key of a closure that allows effects as well.
    fileprivate func allowing(_ effects: Effects) -> DependencyKey {
        guard effects != .none, case .function(var function) = type else { return self }
        function.attributes = effects.globalActor.map { ["@\($0)"] } ?? []
        function.isAsync = effects.isAsync
        function.throwing = effects.isThrowing ? .anyError : .never
        return DependencyKey(type: .function(function), tag: tag)
    }
}
