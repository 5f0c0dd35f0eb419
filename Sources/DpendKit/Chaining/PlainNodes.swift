/// Makes the nodes of keys with one direct factory whose requirements also have direct factories: rule 1 of semantics,
/// section 4, for types other than `Tagged`. Requirements that nothing can provide are allowed, such as types of a
/// library that the sources do not link.
///
/// It makes most nodes, on any thread.
struct PlainNodes: Sendable {
    private let factories: [DependencyFactory]
    private let direct: Chains
    private let numbers: UntaggedNumbers
    private let standIns: StandIns
    /// The keys that classes with run-time values could provide. Several such classes are ambiguous.
    private let keysOfRunTimeValues: Set<DependencyKey>

    /// - Parameters:
    ///   - factories: The factories in the order of their keys.
    ///   - direct: The positions of factories by the number of the key that they provide directly.
    ///   - numbers: The numbers of these keys, before other keys are numbered.
    ///   - standIns: The classes that stand in for keys.
    ///   - keysOfRunTimeValues: The keys that classes with run-time values could provide.
    init(
        factories: [DependencyFactory], direct: Chains, numbers: UntaggedNumbers, standIns: StandIns,
        keysOfRunTimeValues: Set<DependencyKey>
    ) {
        (self.factories, self.direct, self.numbers, self.standIns) = (factories, direct, numbers, standIns)
        self.keysOfRunTimeValues = keysOfRunTimeValues
    }

    /// The provider of a direct key with its edges; nil if other rules are required.
    func provider(of number: Int) -> DependencyProvider? {
        guard let position = direct.only(number) else { return nil }
        let factory = factories[position]
        guard factory.isInitializer, !factory.hasRunTimeValues, !factory.isDecorator else { return nil }
        var edges: [DependencyEdge] = []
        edges.reserveCapacity(factory.parameters.count)
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

    /// Whether nothing can satisfy a parameter: only a class that stands in for the key could, and there is none.
    private func isGap(_ parameter: DependencyFactory.Parameter) -> Bool {
        guard !parameter.canBeOmitted, case .nominal(let type) = parameter.dependency.type else { return false }
        return !type.isGeneric && numbers.lacks(parameter.dependency) && !standIns.groups.contains(parameter.dependency)
            && !keysOfRunTimeValues.contains(parameter.dependency)
    }
}

/// The classes that stand in for keys, computed at the first use.
final class StandIns: Sendable {
    private let factories: [DependencyFactory]
    private let known = Once<Groups<DependencyKey>>()

    init(_ factories: [DependencyFactory]) {
        self.factories = factories
    }

    /// The positions of factories by the keys that their classes stand in for.
    var groups: Groups<DependencyKey> {
        known.value {
            var groups = Groups<DependencyKey>(reserving: factories.count)
            for position in factories.indices
            where !factories[position].isGeneric && !factories[position].hasRunTimeValues {
                for key in factories[position].onDemandKeys { groups.add(position, for: key) }
            }
            return groups
        }
    }
}
