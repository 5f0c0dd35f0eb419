extension DependencyKey {
    /// The key of a list with the tag of its elements.
    fileprivate var taggedAsWhole: DependencyKey? {
        guard case .array(let element) = type, let (inner, tag) = element.tagged else { return nil }
        return DependencyKey(type: .array(inner), tag: tag)
    }
}

/// Finds how each requirement of a factory is satisfied: the rules of semantics, section 4, in their order.
struct DependencyLinker {
    let providers: ProviderIndex
    /// The key of the decorator that is being linked, and the key that it wraps.
    private var wrapping: [(key: DependencyKey, inner: DependencyKey?)] = []

    init(providers: ProviderIndex) {
        self.providers = providers
    }

    /// How a requirement is satisfied. A target is the number of a key.
    typealias Link = DependencyEdge

    /// How the requirements of a factory are satisfied, in their order.
    func links(of factory: DependencyFactory) -> [Link] {
        let wrapped = providers.wrapped(by: factory)
        if !wrapped.isEmpty, wrapping.isEmpty {
            var linker = self
            linker.wrapping = wrapped
            return linker.links(of: factory)
        }
        var links: [Link] = []
        let count = factory.parameters.count
        links.reserveCapacity(count + (factory.kind.configuration == nil ? 0 : 1))
        if let key = factory.kind.configuration {
            links.append(providers.directNumber(key).map(Link.resolved) ?? .unsatisfied)
        }
        var runTimeValues = 0
        for position in 0..<count {
            if factory.parameters[position].isRunTimeValue {
                links.append(.runTimeValue(runTimeValues))
                runTimeValues += 1
                continue
            }
            let parameter = factory.parameters[position]
            links.append(
                link(parameter, requester: parameter.property == nil ? factory.providerType : factory.injectedType))
        }
        return links.contains(.defaultValue) ? requiringDefaults(links, of: factory) : links
    }

    /// A default value that the call cannot omit counts as none.
    private func requiringDefaults(_ links: [Link], of factory: DependencyFactory) -> [Link] {
        var links = links
        let parameters = factory.arguments
        let first = links.count - factory.parameters.count
        for position in ArgumentMatching.positionsThatTakeOthers(
            parameters.map(\.label), isPassed: { links[first + $0] != .defaultValue })
        {
            links[first + position] = .unsatisfied
        }
        return links
    }

    private func link(_ parameter: DependencyFactory.Parameter, requester: NominalType?) -> Link {
        // `@Injected(tag: A.self) var all: [T]` means a `[T]` with the tag, or else all `T` with the tag.
        if parameter.property?.hidesTag == true, let whole = parameter.dependency.taggedAsWhole,
            let number = providers.directNumber(whole)
        {
            return .resolved(number)
        }
        // 1 to 6: a provider.
        if let link = link(parameter.dependency, requester: requester) {
            return parameter.property?.hidesTag == true ? link.untagged : link
        }
        let edge = Self.edge(withoutProviderOf: parameter)
        // Several classes with run-time values are as ambiguous as several others.
        return edge == .unsatisfied && !providers.rivalsWithRunTimeValues(parameter.dependency).isEmpty
            ? resolved(parameter.dependency) : edge
    }

    /// How a parameter without a provider is satisfied.
    static func edge(withoutProviderOf parameter: DependencyFactory.Parameter) -> Link {
        if parameter.isDemanded { return .unsatisfied }
        // 7: a default value.
        if parameter.hasDefault { return .defaultValue }
        // 8: nil.
        if case .optional = parameter.dependency.type, parameter.dependency.tag == nil { return .nilValue }
        // 9: nothing.
        return .unsatisfied
    }

    private func link(_ key: DependencyKey, requester: NominalType?) -> Link? {
        for way in LinkingRules.ways(to: key) {
            if let link = link(way, requester: way.defersOwn(requester) ? nil : requester) { return way.edge(link) }
            // A class that is the only provider of its own optional gets nil.
            if case .wrapped(let key) = way.providers, !providers.candidates(key).isEmpty { return nil }
        }
        return nil
    }

    private func link(_ way: LinkingRules.Way, requester: NominalType?) -> Link? {
        for wrapped in wrapping {
            switch way.providers {
            case .exactly(wrapped.key): return wrapped.inner.map(resolved)
            case .standingIn(wrapped.key): return nil
            case .exactly, .standingIn, .wrapped, .making, .elements, .entries, .opening: break
            }
        }
        return switch way.providers {
        case .exactly(let key): providers.directNumber(key).map(Link.resolved)
        case .standingIn(let key), .wrapped(let key):
            substitute(for: providers.candidates(way.providers), of: key, requester: requester)
        case .making(let made, let function):
            providers.candidates(way.providers).isEmpty
                ? nil : resolved(DependencyKey(type: .function(function), tag: made.tag))
        case .elements(let key): elements(of: key, requester: requester)
        case .entries(let key, let type, let deferral): entries(of: key, type, deferral, requester: requester)
        case .opening(let made, let function): opening(made, function, requester: requester)
        }
    }

    /// A nested container that is opened with the arguments of a closure, and that returns the closure's result.
    private func opening(_ made: DependencyKey, _ function: TypeExpression.FunctionType, requester: NominalType?)
        -> Link?
    {
        let containers = providers.containers.containers(takenFrom: function.parameters)
        if containers.isEmpty { return nil }
        return link(made, requester: nil).map { .deferred(.opening(function, containers), $0) }
    }

    private func resolved(_ key: DependencyKey) -> Link { .resolved(providers.numbers.number(of: key)) }

    /// The key of the one candidate that is not the requester itself.
    private func substitute(
        for candidates: [ProviderCandidate], of key: DependencyKey, requester: NominalType?
    ) -> Link? {
        let others = candidates.filter { $0.type == nil || $0.type != requester }
        if others.isEmpty { return nil }
        // Other requesters would get this requester for the key, so the remaining candidate is requested by its own
        // key.
        if others.count == 1, candidates.count > 1 { return resolved(providers.key(of: others[0], for: key)) }
        return resolved(key)
    }

    /// One element for each provider with an entry of a type, in the order of their names; nil without such providers.
    private func entries(
        of key: DependencyKey, _ type: TypeExpression, _ deferral: DependencyDeferral?, requester: NominalType?
    ) -> Link? {
        let elements = providers.elements(key).compactMap { element -> Link? in
            guard element.candidate.type == nil || element.candidate.type != requester,
                let entry = element.candidate.entry?.fitting(type)
            else { return nil }
            let link = resolved(providers.key(of: element.candidate, for: element.key))
            let value = key.tag == nil ? link : Link.tagged(link)
            return .entry(entry, deferral.map { .deferred($0, value) } ?? value)
        }
        return elements.isEmpty ? nil : .collection(elements)
    }

    /// One element for each registration and each class, in the order of their names; nil without providers.
    private func elements(of key: DependencyKey, requester: NominalType?) -> Link? {
        let candidates = providers.elements(key)
        if candidates.isEmpty { return nil }
        let others = candidates.filter { $0.candidate.type == nil || $0.candidate.type != requester }
        return .collection(
            others.map { other in
                let link = resolved(providers.key(of: other.candidate, for: other.key))
                return key.tag == nil ? link : .tagged(link)
            })
    }
}
