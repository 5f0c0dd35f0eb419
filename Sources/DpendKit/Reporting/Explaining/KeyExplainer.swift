import DpendRuntime
import Foundation

/// Finds out everything about a key of a graph.
///
/// It looks at all factories and candidates, not only at those that made it into the graph; the cost is linear in their
/// number.
struct KeyExplainer {
    private let resolution: DependencyResolution
    private let subject: AnalysisSubject
    private let search: CandidateSearch
    private let filter: ImplicitFilter

    /// - Throws: ``InputError`` when a pattern cannot be used.
    init(_ resolution: DependencyResolution, rejected: RejectedCandidates) throws(InputError) {
        self.resolution = resolution
        subject = AnalysisSubject(
            collected: resolution.collected, graph: resolution.graph, options: resolution.options, rejected: rejected)
        search = CandidateSearch(subject)
        filter = try ImplicitFilter(resolution.options)
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
            case (false, 1) where factories[0].hasAssistedParameters: "made of run-time values by"
            case (false, ...1): "provided by"
            case (false, _): "provided by several that are equally good"
            }
        var lines: [KeyExplanation.Line] = []
        for factory in factories { lines.append(try line(factory, of: key, isOnly: factories.count == 1)) }
        if key.isInjection {
            add("made elsewhere", lines)
            if let node { add("injecting", effects(of: node)) }
            add("requires", providers.flatMap(requirements))
            add("problems", problems(with: key))
            return explanation
        }
        if node == nil, factories.count > 1, factories.allSatisfy(\.isInitializer) {
            lines.append(.init("None comes before the others; each is there by a name of its own."))
        }
        add(title, lines.isEmpty ? [.init(nothing(provides: key))] : lines)
        if let factory = node?.provider?.factory, !factory.hasAssistedParameters { add("scope", [try scope(of: factory)]) }
        if let node, node.provider != nil { add("resolving it", effects(of: node)) }
        add("requires", providers.flatMap(requirements))
        let users = requirers(of: key)
        add("required by", users.isEmpty ? [.init("nothing" + (node == nil ? "" : "; the application can ask for it"))] : users)
        add("not chosen", losers(of: key, against: factories) + others(than: key, providers: factories))
        add("problems", problems(with: key))
        return explanation
    }

    // MARK: Providers

    /// Who would provide a key that nothing needs, so that it has no place in the graph.
    private func unneededFactories(of key: DependencyKey) -> [DependencyFactory] {
        var seen: Set<String> = []
        let all = resolution.collected.allFactories.filter { $0.key == key || !key.type.isMarker && $0.onDemandKeys.contains(key) }
        let direct = all.filter { $0.key == key }
        return (direct.isEmpty ? all : direct).filter { seen.insert("\($0) \($0.location)").inserted }
    }

    private func line(
        _ factory: DependencyFactory, of key: DependencyKey, isOnly: Bool
    ) throws(InputError) -> KeyExplanation.Line {
        var details: [String] = []
        switch factory.kind {
        case .external: details.append("the application passes it in, as --external says\(place(of: "--external", key.externalName))")
        case .configurationMethod(let method):
            details.append("registered in the DependencyConfiguration '\(method.configuration.name)'")
        case .injection: details.append("no provider makes one; 'inject(into:)' sets the properties of what is made elsewhere")
        case .initializer(let type, _):
            if factory.origin == .sources { details += try reasonForClass(type) }
            if let tag = marks(of: type).tag, key.tag != nil {
                details.append("tagged by the comment '// dpend:tag \(tag.spelling(.plain))' before it")
            }
            details += try reasonForRuntimeValues(factory, type)
        }
        if case .library(let library) = factory.origin { details.append("of the library '\(library)'") }
        if let type = factory.providerType, key.producedType == .nominal(type), !isDirect(factory, key) || factory.hasAssistedParameters {
            details += reasonForOwnName(factory, type)
        } else if !isDirect(factory, key) {
            details.append("stands in for '\(key)', which nothing provides directly")
        }
        let alternatives = alternatives(to: factory)
        if alternatives > 0, isOnly {
            details.append(
                "of its \(alternatives + 1) initializers the one with the most parameters that can be met")
        }
        return .init("\(factory)", at: factory.location, details: details)
    }

    private func reasonForClass(_ type: NominalType) throws(InputError) -> [String] {
        switch try filter.verdict(on: type.path) {
        case .chosen(let pattern):
            ["chosen by --implicit-filter '\(pattern)'\(place(of: "--implicit-filter", pattern))"]
        case .excluded, .notChosen: ["a DependencyConfiguration, which no filter has to choose"]
        }
    }

    /// Why a class takes run-time values that are not marked so, or does not although it was to.
    private func reasonForRuntimeValues(_ factory: DependencyFactory, _ type: NominalType) throws(InputError) -> [String] {
        guard factory.infersRuntimeValues else { return [] }
        var filter = filter
        let pattern = factory.origin == .sources ? try filter.assistedPattern(of: type.path) : nil
        let chosen =
            pattern.map { "--implicit-assisted '\($0)'\(place(of: "--implicit-assisted", $0))" }
            ?? (factory.origin == .sources ? "the comment '// dpend:assisted' before it" : "its library")
        let unmet = isLibrary && resolution.graph.nodes.contains { node in
            node.providers.contains { $0.factory.description == factory.description && $0.edges.contains(.unsatisfied) }
        }
        if unmet { return ["takes what no other module provides as run-time values, as \(chosen) says"] }
        return [
            factory.hasAssistedParameters
                ? "takes what nothing provides as run-time values, as \(chosen) says"
                : "takes no run-time values, although \(chosen) allows them: a provider meets each of its parameters"
        ]
    }

    /// Why a class is there by its own name, or not.
    private func reasonForOwnName(_ factory: DependencyFactory, _ type: NominalType) -> [String] {
        let own = resolution.collected.allFactories.filter { $0.providerType == type }.map(\.key)
        let others = resolution.collected.allFactories.filter { $0.providerType != type }
        let shared = own.filter { key in others.contains { $0.isInitializer && $0.key == key } }
        if let key = shared.first { return ["has a name of its own, since others provide '\(key)' as well"] }
        guard let registration = others.first(where: { !$0.isInitializer && own.contains($0.key) }) else { return [] }
        return ["'\(registration.key)' comes from \(registration), which comes before classes"]
    }

    /// The line for a key without a provider.
    private func nothing(provides key: DependencyKey) -> String {
        guard isLibrary else { return "nothing" }
        let isRequired = resolution.graph.nodes.contains { node in
            node.providers.contains { provider in
                provider.edges.indices.contains { index in
                    guard provider.edges[index] == .unsatisfied, provider.factory.dependencies[index] == key else { return false }
                    if case .required = unmet(key, provider.factory) { return true } else { return false }
                }
            }
        }
        return isRequired ? "nothing here; this library requires it from another module" : "nothing in this library"
    }

    private var isLibrary: Bool { resolution.options.mode == .library }

    private func unmet(_ key: DependencyKey, _ factory: DependencyFactory) -> UnmetRequirement {
        UnmetRequirement(key, of: factory, in: resolution.graph, isLibrary: isLibrary)
    }

    private func place(of option: String, _ value: String) -> String {
        resolution.options.places[option, value].map { " (\($0))" } ?? ""
    }

    /// Whether a factory declares the key, rather than standing in for it or being met by an optional or a closure.
    private func isDirect(_ factory: DependencyFactory, _ key: DependencyKey) -> Bool {
        resolution.collected.allFactories.contains { other in
            other.key == key && other.description == factory.description
        } || key.isInjection || !factory.assistedTypes.isEmpty || key.type.nominal?.isGeneric == true
    }

    private func alternatives(to factory: DependencyFactory) -> Int {
        guard let type = factory.providerType else { return 0 }
        let calls = Set(resolution.collected.allFactories.filter { $0.providerType == type }.map { "\($0) \($0.location)" })
        return calls.count - 1
    }

    // MARK: Those that do not provide it

    /// Factories that would do, if others did not come first.
    private func losers(of key: DependencyKey, against winners: [DependencyFactory]) -> [KeyExplanation.Line] {
        guard let best = winners.map(\.rank).min() else { return [] }
        let names = Set(winners.map(\.description))
        let types = Set(winners.compactMap(\.providerType))
        var seen: Set<String> = []
        return resolution.collected.allFactories.compactMap { factory in
            let isDirect = factory.key == key
            guard isDirect || !key.type.isMarker && factory.onDemandKeys.contains(key), !names.contains(factory.description),
                seen.insert("\(factory) \(factory.location)").inserted
            else { return nil }
            let reason: String
            if let type = factory.providerType, types.contains(type) {
                reason = "another initializer of the same class has more parameters that can be met"
            } else if isDirect, factory.rank > best {
                reason = factory.rank == 1 ? "the application's registrations come before a library's"
                    : "registrations come before classes"
            } else if !isDirect {
                reason = "it only stands in where nothing provides '\(key)' directly"
            } else {
                return nil
            }
            return .init("'\(factory)': \(reason)", at: factory.location)
        }
    }

    /// What could provide it if something did not stand in the way.
    private func others(than key: DependencyKey, providers: [DependencyFactory]) -> [KeyExplanation.Line] {
        let names = Set(providers.flatMap { [$0.providerType?.path, $0.description] }.compactMap { $0 })
        let need = subject.unsatisfied.first { $0.key == key }?.needs.first
        return search.all(for: key, requiredBy: need).filter { candidate in !names.contains { candidate.message.hasPrefix("'\($0)'") } }
            .map { .init($0.message, at: $0.location, details: need == nil ? [] : $0.remedies.prefix(Remedy.limit).map(\.text)) }
    }

    // MARK: Scope and effects

    private func scope(of factory: DependencyFactory) throws(InputError) -> KeyExplanation.Line {
        let meaning =
            switch factory.scope {
            case .unique: "a new instance each time"
            case .shared: "one instance during one top-most resolve"
            case .singleton: "one instance for good, made on first use"
            case .eagerSingleton: "one instance for good, made with the container"
            case .weakSingleton: "one instance as long as something else holds it"
            }
        var details: [String] = []
        if let type = factory.providerType, factory.origin == .sources {
            if marks(of: type).scope != nil {
                return .init("\(factory.scope.rawValue): \(meaning)", details: ["by the comment '// dpend:\(factory.scope.rawValue)' before it"])
            }
            for scope in resolution.options.implicitScopes {
                if (try? RegularExpression(scope.pattern).matches(type.path)) ?? false {
                    details.append("by --implicit-scope '\(scope.pattern)'\(place(of: "--implicit-scope", scope.pattern))")
                    break
                }
            }
        }
        return .init("\(factory.scope.rawValue): \(meaning)", details: details)
    }

    /// What comments say of a class of the sources.
    private func marks(of type: NominalType) -> DeclarationMarks {
        guard let index = resolution.collected.declarations, case .type(let identifier) = index.declared(type.path, in: type.module ?? "")
        else { return .none }
        return index[identifier].marks
    }

    private func effects(of node: DependencyGraphNode) -> [KeyExplanation.Line] {
        let nodes = resolution.graph.nodes
        let own = node.provider?.factory.effects ?? .none
        func source(_ has: (Effects) -> Bool) -> String {
            if has(own) { return "" }
            let needed = subject.graph.position(of: node.key).map { subject.graph.immediateDependencies[$0] }
            let cause = needed?.first { has(nodes[$0].effects) }
            return cause.map { ", since '\(nodes[$0].key)' does" } ?? ""
        }
        var lines: [KeyExplanation.Line] = []
        if node.effects.isThrowing { lines.append(.init("can throw" + source(\.isThrowing))) }
        if node.effects.isAsync { lines.append(.init("awaits" + source(\.isAsync))) }
        if let actor = node.effects.globalActor {
            lines.append(.init("runs on @\(actor)" + source { $0.globalActor != nil }))
        }
        return lines
    }

    // MARK: Neighbours

    private func requirements(of provider: DependencyProvider) -> [KeyExplanation.Line] {
        let factory = provider.factory
        return provider.edges.enumerated().map { index, edge in
            let key = factory.dependencies[index]
            let parameter = factory.parameter(ofDependency: index)
            let label = parameter.map { ($0.property == nil ? "" : "property ") + "\($0.label): " } ?? "the configuration "
            return .init(
                "\(label)\(key.requestedType)\(how(edge, key, factory))", at: parameter?.location)
        }
    }

    private func how(_ edge: DependencyEdge, _ key: DependencyKey, _ asker: DependencyFactory) -> String {
        let nodes = resolution.graph.nodes
        switch edge {
        case .resolved(let target):
            guard let factory = nodes[target].provider?.factory else { return ", which is ambiguous" }
            return ", from \(factory)"
        case .tagged(let inner): return how(inner, key, asker)
        case .deferred(_, let inner): return ", resolved later\(how(inner, key, asker))"
        case .collection(let elements):
            return elements.isEmpty ? ", empty" : ", with \(elements.count) element\(elements.count == 1 ? "" : "s")"
        case .runtimeArgument: return ", given at run time"
        case .defaultValue: return ", left to its default value since nothing provides it"
        case .nilValue: return ", nil since nothing provides it"
        case .unsatisfied:
            switch unmet(key, asker) {
            case .nothing: return ", which nothing provides"
            case .required: return ", required from another module"
            case .requiredOrRunTime: return ", given at run time unless another module provides it"
            case .runTimeClosure(let node): return ", resolved later, from \(nodes[node].provider.map { "\($0.factory)" } ?? "")"
            }
        }
    }

    private func requirers(of key: DependencyKey) -> [KeyExplanation.Line] {
        var seen: Set<String> = []
        let position = resolution.graph.nodes.firstIndex { $0.key == key }
        return resolution.graph.nodes.flatMap { node in
            node.providers.flatMap { provider in
                provider.edges.enumerated().compactMap { index, edge -> KeyExplanation.Line? in
                    let isMet = position.map(edge.targets.contains) ?? false
                    let isMissed = edge == .unsatisfied && provider.factory.dependencies[index] == key
                    guard isMet || isMissed else { return nil }
                    let location = provider.factory.location(ofDependency: index)
                    guard seen.insert("\(provider.factory) \(location)").inserted else { return nil }
                    let parameter =
                        provider.factory.parameter(ofDependency: index).map { parameter in
                            ", for its \(parameter.property == nil ? "" : "property ")'\(parameter.label)'"
                        } ?? ""
                    return .init("\(provider.factory)\(parameter)", at: location)
                }
            }
        }
    }

    private func problems(with key: DependencyKey) -> [KeyExplanation.Line] {
        resolution.diagnostics.flatMap(\.withConsequences)
            .filter { $0.subject == key.description || $0.subject.components(separatedBy: " → ").contains(key.description) }
            .map { .init("\($0.message) [\($0.rule.identifier)]", at: $0.location) }
    }
}
