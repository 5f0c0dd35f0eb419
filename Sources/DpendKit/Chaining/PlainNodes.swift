/// Makes the nodes of keys that one factory provides directly, if each of its dependencies is provided directly too: rule 1 of
/// semantics, section 4, for all that is no `Tagged`; or where nothing can provide it, as of a library that the sources do not link.
///
/// Most nodes are made by this, on any thread.
struct PlainNodes: Sendable {
    private let factories: [DependencyFactory]
    private let direct: Chains
    private let numbers: UntaggedNumbers
    private let standIns: StandIns

    /// - Parameters:
    ///   - factories: In the order of their keys.
    ///   - direct: The positions of factories by the number of what they provide directly.
    ///   - numbers: The numbers of these keys, before others have come up.
    ///   - standIns: Tells which classes stand in for keys.
    init(factories: [DependencyFactory], direct: Chains, numbers: UntaggedNumbers, standIns: StandIns) {
        (self.factories, self.direct, self.numbers, self.standIns) = (factories, direct, numbers, standIns)
    }

    /// The provider of a direct key with its edges; nil where that takes more than this.
    func provider(of number: Int) -> DependencyProvider? {
        guard let position = direct.only(number) else { return nil }
        let factory = factories[position]
        guard factory.isInitializer, !factory.hasAssistedParameters, !factory.isDecorator else { return nil }
        var edges: [DependencyEdge] = []
        edges.reserveCapacity(factory.parameters.count)
        // By position: a copy of each parameter would take longer than the rest.
        for parameter in factory.parameters.indices {
            if let number = numbers[factory.parameters[parameter].dependency] {
                guard direct.contains(number) else { return nil }
                edges.append(.resolved(number))
            } else {
                guard isGap(factory.parameters[parameter]) else { return nil }
                edges.append(.unsatisfied)
            }
        }
        return DependencyProvider(factory: factory, edges: edges)
    }

    /// Whether nothing can meet a parameter: only a class that stands in for the key could, and there is none.
    private func isGap(_ parameter: DependencyFactory.Parameter) -> Bool {
        guard !parameter.hasDefault, case .nominal(let type) = parameter.dependency.type else { return false }
        return !type.isGeneric && numbers.lacks(parameter.dependency) && !standIns.groups.contains(parameter.dependency)
    }
}

/// The classes that stand in for keys, looked for when the first key needs it.
final class StandIns: Sendable {
    private let factories: [DependencyFactory]
    private let known = Once<Groups<DependencyKey>>()

    init(_ factories: [DependencyFactory]) {
        self.factories = factories
    }

    /// The positions of factories by what their classes stand in for.
    var groups: Groups<DependencyKey> {
        known.value {
            var groups = Groups<DependencyKey>(reserving: factories.count)
            for position in factories.indices where !factories[position].isGeneric && !factories[position].hasAssistedParameters {
                for key in factories[position].onDemandKeys { groups.add(position, for: key) }
            }
            return groups
        }
    }
}
