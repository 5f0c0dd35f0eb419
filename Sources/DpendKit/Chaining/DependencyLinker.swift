/// Finds for each dependency of a factory what meets it: the rules of semantics, section 4, in their order.
struct DependencyLinker {
    let providers: ProviderIndex

    /// How a dependency is met; a target is the number of a key.
    typealias Link = DependencyEdge

    /// How the dependencies of a factory are met, in their order.
    func links(of factory: DependencyFactory) -> [Link] {
        var links: [Link] = []
        let count = factory.parameters.count
        links.reserveCapacity(count + (factory.kind.configuration == nil ? 0 : 1))
        if let key = factory.kind.configuration {
            links.append(providers.directNumber(key).map(Link.resolved) ?? .unsatisfied)
        }
        var runtimeArguments = 0
        for position in 0..<count {
            if factory.parameters[position].isAssisted {
                links.append(.runtimeArgument(runtimeArguments))
                runtimeArguments += 1
                continue
            }
            let parameter = factory.parameters[position]
            links.append(link(parameter, requester: parameter.property == nil ? factory.providerType : factory.injectedType))
        }
        return links.contains(.defaultValue) ? requiringDefaults(links, of: factory) : links
    }

    /// Default values that the call cannot leave out are as good as none.
    private func requiringDefaults(_ links: [Link], of factory: DependencyFactory) -> [Link] {
        var links = links
        let parameters = factory.arguments
        let first = links.count - factory.parameters.count
        for position in ArgumentMatching.positionsThatTakeOthers(parameters.map(\.label), isPassed: { links[first + $0] != .defaultValue }) {
            links[first + position] = .unsatisfied
        }
        return links
    }

    private func link(_ parameter: DependencyFactory.Parameter, requester: NominalType?) -> Link {
        let key = parameter.dependency
        if let link = link(key.requestedType, key: key, requester: requester) {
            return parameter.property?.hidesTag == true ? link.untagged : link
        }
        // 7: what the call can leave out.
        if parameter.hasDefault { return .defaultValue }
        // 8: what can be nil.
        if case .optional = parameter.dependency.type, parameter.dependency.tag == nil { return .nilValue }
        // 9: nothing.
        return .unsatisfied
    }

    /// Rules 1 to 6: whatever provides a value of the type.
    private func link(_ type: TypeExpression, requester: NominalType?) -> Link? {
        link(type, key: DependencyKey(requestedBy: type), requester: requester)
    }

    /// As above, with the key of the type where that is at hand.
    private func link(_ type: TypeExpression, key: DependencyKey, requester: NominalType?) -> Link? {
        // 1: a provider of exactly this key.
        if let number = providers.directNumber(key) { return wrapped(.resolved(number), type) }
        // 2: a class that stands in for it, other than the one that asks.
        if let link = substitute(for: providers.onDemand(key), of: key, requester: requester) { return wrapped(link, type) }
        switch type {
        case .optional(let inner):
            // 3: a provider of what the optional wraps, other than the one that asks.
            let innerKey = DependencyKey(requestedBy: inner)
            let candidates = providers.candidates(innerKey)
            if candidates.isEmpty { return link(inner, requester: requester) }
            return substitute(for: candidates, of: innerKey, requester: requester).map { wrapped($0, inner) }
        case .function(let function) where function.parameters.isEmpty:
            // 4: a closure that resolves each time it is called.
            return link(function.result, requester: requester).map { .deferred(.closure(function), $0) }
        case .function(let function):
            // 5: a factory for what takes run-time values of these types.
            return providers.assisted(function).isEmpty ? nil : resolved(key)
        case .array(let element):
            // 6: all providers of the element.
            return elements(element, requester: requester)
        default:
            // 5, with a tag.
            if key.tag != nil, case .function(let function) = key.type, !function.parameters.isEmpty {
                return providers.assisted(function, tag: key.tag).isEmpty ? nil : wrapped(resolved(key), type)
            }
            // 4, once more.
            return type.lazy.flatMap { inner in
                link(inner, requester: requester).map { .deferred(.lazy(inner), $0) }
            }
        }
    }

    private func resolved(_ key: DependencyKey) -> Link { .resolved(providers.numbers.number(of: key)) }

    private func wrapped(_ link: Link, _ type: TypeExpression) -> Link {
        type.tagged == nil ? link : .tagged(link)
    }

    /// What is resolved so that one of the candidates is made that is not the requester itself.
    private func substitute(
        for candidates: [ProviderCandidate], of key: DependencyKey, requester: NominalType?
    ) -> Link? {
        let others = candidates.filter { $0.type == nil || $0.type != requester }
        if others.isEmpty { return nil }
        // Everyone else would get the requester for this key, so the one that remains is asked for by itself.
        if others.count == 1, candidates.count > 1 { return resolved(providers.key(of: others[0], for: key)) }
        return resolved(key)
    }

    /// One element for each registration and each class, in the order of their names; nil if nothing provides any.
    private func elements(_ element: TypeExpression, requester: NominalType?) -> Link? {
        let candidates = providers.all(providing: DependencyKey(requestedBy: element))
        if candidates.isEmpty { return nil }
        let others = candidates.filter { $0.candidate.type == nil || $0.candidate.type != requester }
        return .collection(
            others.map { wrapped(resolved(providers.key(of: $0.candidate, for: $0.key)), element) })
    }
}
