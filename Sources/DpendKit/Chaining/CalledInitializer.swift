/// Finds the initializer that Swift calls when a call omits parameters with default values.
///
/// Among the initializers that accept the arguments, Swift calls the one with the fewest omitted parameters. This also
/// holds if another initializer takes the arguments without a conversion to a protocol or superclass. Wrapping an
/// argument in an optional counts for more.
struct CalledInitializer {
    let providers: ProviderIndex

    /// The position of the initializer that Swift calls when a call means the one at `position`.
    func position(insteadOf position: Int, among alternatives: [DependencyProvider]) -> Int {
        let chosen = alternatives[position]
        let passed = chosen.callEdges.filter { $0.edge != .defaultValue }
        let leftOut = chosen.callEdges.count - passed.count
        if leftOut == 0 { return position }
        let others = alternatives.indices.filter { other in
            let factory = alternatives[other].factory
            return factory.arguments.count - passed.count < leftOut
                && factory.effects.isAsync == chosen.factory.effects.isAsync
                && takes(factory.arguments, passed)
        }
        return others.min { alternatives[$0].factory.arguments.count < alternatives[$1].factory.arguments.count }
            ?? position
    }

    private func takes(
        _ parameters: [DependencyFactory.Parameter], _ passed: [DependencyProvider.ParameterEdge]
    ) -> Bool {
        var rest = passed[...]
        for parameter in parameters {
            if let next = rest.first, next.parameter.label == parameter.label, takes(parameter, next) {
                rest.removeFirst()
            } else if !parameter.hasDefault {
                return false
            }
        }
        return rest.isEmpty
    }

    private func takes(_ parameter: DependencyFactory.Parameter, _ passed: DependencyProvider.ParameterEdge) -> Bool {
        let (type, given) = (parameter.dependency.requestedType, passed.parameter.dependency.requestedType)
        if type == given { return true }
        guard case .resolved(let number) = passed.edge else { return false }
        let key = providers.numbers.keys[number]
        // Wrapped values are passed as they are.
        if DependencyKey(requestedBy: type) == key { return true }
        guard type.isProtocol || type.nominal != nil else { return false }
        let candidates = providers.candidates(key)
        return candidates.count == 1
            && candidates[0].factories.contains { ([$0.key] + $0.onDemandKeys).contains(parameter.dependency) }
    }
}
