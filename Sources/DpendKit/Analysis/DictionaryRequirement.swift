/// A parameter that asks for a dictionary of providers, such as `[Format: any Parser]`.
struct DictionaryRequirement {
    let asker: DependencyFactory
    let parameter: DependencyFactory.Parameter
    /// The type of the dictionary's keys.
    let entryType: TypeExpression
    /// The key of its values, without a closure around it.
    let value: DependencyKey
    /// The elements that it gets.
    let elements: [(entry: DictionaryEntry, target: Int)]

    /// All such parameters that no other rule satisfies.
    static func all(in graph: DependencyGraph) -> [DictionaryRequirement] {
        graph.unusualPositions.flatMap { position -> [DictionaryRequirement] in
            guard let provider = graph.nodes[position].provider else { return [] }
            return zip(provider.factory.parameters, provider.parameterEdges).compactMap {
                DictionaryRequirement(provider.factory, $0, $1)
            }
        }
    }

    private init?(_ asker: DependencyFactory, _ parameter: DependencyFactory.Parameter, _ edge: DependencyEdge) {
        guard case .dictionary(let entry, let value) = parameter.dependency.type else { return nil }
        switch edge {
        case .unsatisfied: elements = []
        case .collection(let all):
            elements = all.compactMap { element in
                guard case .entry(let entry, let inner) = element else { return nil }
                return inner.targets.first.map { (entry, $0) }
            }
        default: return nil
        }
        (self.asker, self.parameter, entryType) = (asker, parameter, entry)
        if case .function(let function) = value, function.parameters.isEmpty {
            self.value = DependencyKey(requestedBy: function.result)
        } else {
            self.value = DependencyKey(requestedBy: value.lazy ?? value)
        }
    }
}
