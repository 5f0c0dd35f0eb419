extension ProviderIndex {
    /// The nodes of direct keys where there is one provider of which each dependency is provided directly too: rule 1 of
    /// semantics, section 4, for all that is no `Tagged`; or where nothing can provide it, as of a library that the sources do not
    /// link. Most are done with this, on as many threads as there are jobs. In the order of the keys; others have no providers.
    func plainNodes(jobs: Int) -> [DependencyGraphNode] {
        let numbers = numbers.untagged()
        return concurrentMap(chunksOf: directCount, threadCount: jobs) { [factories, direct, keys = self.numbers.keys, knownGroups] number in
            let factory = direct.only(number).map { factories[$0] }
            let providers = factory.flatMap { factory in
                Self.plainProvider(factory, direct, numbers) { knownGroups.value { Self.onDemand(factories) } }
            }
            return DependencyGraphNode(key: keys[number], providers: providers ?? [])
        }
    }

    private static func plainProvider(
        _ factory: DependencyFactory, _ direct: Chains, _ numbers: UntaggedNumbers, onDemand: () -> Groups<DependencyKey>
    ) -> [DependencyProvider]? {
        guard factory.isInitializer, !factory.hasAssistedParameters else { return nil }
        var edges: [DependencyEdge] = []
        edges.reserveCapacity(factory.parameters.count)
        // By position: a copy of each parameter would take longer than the rest.
        for parameter in factory.parameters.indices {
            if let number = numbers[factory.parameters[parameter].dependency] {
                guard direct.contains(number) else { return nil }
                edges.append(.resolved(number))
            } else {
                guard isPlainGap(factory.parameters[parameter], numbers), !onDemand().contains(factory.parameters[parameter].dependency)
                else { return nil }
                edges.append(.unsatisfied)
            }
        }
        return [DependencyProvider(factory: factory, edges: edges)]
    }

    /// Whether a class that stands in for a key is all that could meet a parameter.
    private static func isPlainGap(_ parameter: DependencyFactory.Parameter, _ numbers: UntaggedNumbers) -> Bool {
        guard !parameter.hasDefault, case .nominal(let type) = parameter.dependency.type else { return false }
        return !type.isGeneric && numbers.lacks(parameter.dependency)
    }
}
