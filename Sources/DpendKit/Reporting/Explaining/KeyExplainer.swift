import Foundation

/// Explains everything about a key of a graph.
///
/// It examines all factories and candidates, not only those in the graph. The cost is linear in their number.
struct KeyExplainer {
    private let resolution: DependencyResolution
    private let subject: AnalysisSubject
    private let search: CandidateSearch
    private let reasons: ProviderReasons
    private let neighbors: KeyNeighbors

    /// - Throws: ``InputError`` if a pattern cannot be used.
    init(_ resolution: DependencyResolution, rejected: RejectedCandidates) throws(InputError) {
        self.resolution = resolution
        subject = AnalysisSubject(
            collected: resolution.collected, graph: resolution.graph, options: resolution.options, rejected: rejected)
        search = CandidateSearch(subject)
        reasons = try ProviderReasons(resolution)
        neighbors = KeyNeighbors(resolution: resolution)
    }

    func explain(_ key: DependencyKey) throws(InputError) -> KeyExplanation {
        var explanation = KeyExplanation(key: key.description)
        func add(_ title: String, _ lines: [KeyExplanation.Line]) {
            if !lines.isEmpty { explanation.sections.append(.init(title: title, lines: lines)) }
        }
        let node = resolution.graph[key]
        let providers = node?.providers ?? []
        let factories = node == nil ? unneededFactories(of: key) : providers.map(\.factory)
        let title =
            switch (node == nil && !factories.isEmpty, factories.count) {
            case (true, _): "would be provided by"
            case (false, 1) where factories[0].hasRunTimeValues: "made of run-time values by"
            case (false, ...1): "provided by"
            case (false, _): "provided by several that are equally good"
            }
        var lines: [KeyExplanation.Line] = []
        for factory in factories { lines.append(try reasons.line(factory, of: key, isOnly: factories.count == 1)) }
        if key.isInjection {
            add("made elsewhere", lines)
            if let node { add("injecting", effects(of: node)) }
            add("requires", providers.flatMap(neighbors.requirements))
            add("problems", problems(with: key))
            return explanation
        }
        if node == nil, factories.count > 1, factories.allSatisfy(\.isInitializer) {
            lines.append(.init("None comes before the others; each is there by a name of its own."))
        }
        add(title, lines.isEmpty ? [.init(neighbors.nothing(provides: key))] : lines)
        if let factory = node?.provider?.factory, !factory.hasRunTimeValues {
            add("scope", [reasons.scope(of: factory)])
        }
        if let factory = node?.provider?.factory {
            add("closing", reasons.closing(of: factory, opensContainers: opens(key)))
        }
        if let position = resolution.graph.position(of: key) { add("container", reasons.containers(of: position)) }
        if let node, node.provider != nil {
            add(factories.contains(where: \.hasRunTimeValues) ? "making one" : "resolving it", effects(of: node))
        }
        add("requires", providers.flatMap(neighbors.requirements))
        let users = neighbors.requirers(of: key)
        add(
            "required by",
            users.isEmpty ? [.init("nothing" + (node == nil ? "" : "; the application can ask for it"))] : users)
        add("not chosen", losers(of: key, against: factories) + others(than: key, providers: factories))
        add("problems", problems(with: key))
        return explanation
    }

    /// Whether an object of a key can open a nested container.
    private func opens(_ key: DependencyKey) -> Bool {
        guard !resolution.graph.containers.isEmpty, let position = resolution.graph.position(of: key) else {
            return false
        }
        return RegistrationPlan.openers(in: resolution.graph).contains(position)
    }

    // MARK: Providers

    /// The providers of an unused key, which is not in the graph.
    private func unneededFactories(of key: DependencyKey) -> [DependencyFactory] {
        var seen: Set<String> = []
        let all = resolution.collected.allFactories.filter {
            $0.key == key || !key.type.isMarker && $0.onDemandKeys.contains(key)
        }
        let direct = all.filter { $0.key == key }
        return (direct.isEmpty ? all : direct).filter { seen.insert("\($0) \($0.location)").inserted }
    }

    // MARK: Those that do not provide it

    /// Factories that would provide the key if others did not take precedence.
    private func losers(of key: DependencyKey, against winners: [DependencyFactory]) -> [KeyExplanation.Line] {
        guard let best = winners.map(\.rank).min() else { return [] }
        let names = Set(winners.map(\.description))
        let types = Set(winners.compactMap(\.providerType))
        var seen: Set<String> = []
        return resolution.collected.allFactories.compactMap { factory in
            let isDirect = factory.key == key
            guard isDirect || !key.type.isMarker && factory.onDemandKeys.contains(key),
                !names.contains(factory.description),
                seen.insert("\(factory) \(factory.location)").inserted
            else { return nil }
            let reason: String
            if let type = factory.providerType, types.contains(type) {
                reason = "another initializer of the same class has more parameters that can be met"
            } else if isDirect, factory.rank > best {
                reason =
                    factory.rank == 1
                    ? "the application's registrations come before a library's"
                    : "registrations come before classes"
            } else if !isDirect {
                reason = "it only stands in where nothing provides '\(key)' directly"
            } else {
                return nil
            }
            return .init("'\(factory)': \(reason)", at: factory.location)
        }
    }

    /// Candidates that would provide the key without their obstacles.
    private func others(than key: DependencyKey, providers: [DependencyFactory]) -> [KeyExplanation.Line] {
        let names = Set(providers.flatMap { [$0.providerType?.path, $0.description] }.compactMap { $0 })
        let requirement = subject.unsatisfied.first { $0.key == key }?.requirements.first
        return search.all(for: key, requiredBy: requirement).filter { candidate in
            !names.contains { candidate.message.hasPrefix("'\($0)'") }
        }
        .map {
            .init(
                $0.message, at: $0.location,
                details: requirement == nil ? [] : $0.remedies.prefix(Remedy.limit).map(\.text))
        }
    }

    // MARK: Effects

    private func effects(of node: DependencyGraphNode) -> [KeyExplanation.Line] {
        guard let provider = node.provider else { return [] }
        let effects =
            provider.factory.hasRunTimeValues
            ? EffectPropagation.calling(provider) { resolution.graph.nodes[$0].effects } : node.effects
        return effects.all.map { effect in
            let words =
                switch effect {
                case .throwing: "can throw"
                case .async: "awaits"
                case .isolated(let actor): "runs on @\(actor)"
                }
            let name = node.key.producedType.nominal?.spelling(.plain) ?? "\(node.key)"
            let way = EffectWay(of: effect, from: provider, named: name, in: resolution.graph)
            return .init(words + (way.map { $0.isIndirect ? ": \($0.text)" : "" } ?? ""))
        }
    }

    // MARK: Problems

    private func problems(with key: DependencyKey) -> [KeyExplanation.Line] {
        resolution.diagnostics.flatMap(\.withConsequences)
            .filter {
                $0.subject == key.description || $0.subject.components(separatedBy: " → ").contains(key.description)
            }
            .map { .init("\($0.message) [\($0.rule.identifier)]", at: $0.location) }
    }
}
