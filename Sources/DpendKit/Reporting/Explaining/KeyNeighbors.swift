/// Describes the requirements of a key's providers, and the providers that require the key.
struct KeyNeighbors {
    let resolution: DependencyResolution

    /// The parameters and properties of a provider, with the value of each.
    func requirements(of provider: DependencyProvider) -> [KeyExplanation.Line] {
        let factory = provider.factory
        return provider.edges.enumerated().map { index, edge in
            let key = factory.dependency(index)
            let parameter = factory.parameter(ofDependency: index)
            let label =
                parameter.map { ($0.property == nil ? "" : "property ") + "\($0.label): " } ?? "the configuration "
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
        case .tagged(let inner), .entry(_, let inner): return how(inner, key, asker)
        case .deferred(.opening(_, let containers), let inner):
            let names = containers.map { resolution.graph.containers.all[$0].path }
            return ", which opens \(names.joined(separator: " or "))\(how(inner, key, asker))"
        case .deferred(_, let inner): return ", resolved later\(how(inner, key, asker))"
        case .collection(let elements):
            let entries = elements.compactMap { if case .entry(let entry, _) = $0 { entry.description } else { nil } }
            let names = entries.isEmpty ? "" : ": \(entries.joined(separator: ", "))"
            return elements.isEmpty
                ? ", empty" : ", with \(elements.count) element\(elements.count == 1 ? "" : "s")\(names)"
        case .runTimeValue: return ", given at run time"
        case .defaultValue: return ", left to its default value since nothing provides it"
        case .nilValue: return ", nil since nothing provides it"
        case .unsatisfied:
            switch unmet(key, asker) {
            case .nothing: return ", which nothing provides"
            case .required: return ", required from another module"
            case .requiredOrRunTime: return ", given at run time unless another module provides it"
            case .runTimeClosure(let node):
                return ", resolved later, from \(nodes[node].provider.map { "\($0.factory)" } ?? "")"
            }
        }
    }

    /// The providers that require a key, with the parameters.
    func requirers(of key: DependencyKey) -> [KeyExplanation.Line] {
        var seen: Set<String> = []
        let position = resolution.graph.nodes.firstIndex { $0.key == key }
        return resolution.graph.nodes.flatMap { node in
            node.providers.flatMap { provider in
                provider.edges.enumerated().compactMap { index, edge -> KeyExplanation.Line? in
                    let isMet = position.map(edge.targets.contains) ?? false
                    let isMissed = edge == .unsatisfied && provider.factory.dependency(index) == key
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

    /// The line for a key without a provider.
    func nothing(provides key: DependencyKey) -> String {
        guard isLibrary else { return "nothing" }
        let isRequired = resolution.graph.nodes.contains { node in
            node.providers.contains { provider in
                provider.edges.indices.contains { index in
                    guard provider.edges[index] == .unsatisfied, provider.factory.dependency(index) == key else {
                        return false
                    }
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
}
