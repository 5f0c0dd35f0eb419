/// Closures `(A, B) -> T`: they are satisfied if `T` takes exactly an `A` and a `B` as run-time values (semantics, section 4,
/// rule 5).
extension RunTimeValueInference {
    mutating func noteClosures(_ key: DependencyKey, at position: Int, of initializer: Int) {
        for way in LinkingRules.ways(to: key) {
            guard case .making(let made, let function) = way.providers else { continue }
            for unit in Set((index.direct(made) + index.onDemand(made)).compactMap(unit)) { closuresOfUnits[unit, default: []].append(closures.count) }
            closures.append(Closure(initializer: initializer, parameter: position, function: function, key: made))
            doubt(closures.count - 1)
        }
    }

    mutating func doubt(_ closure: Int) {
        if closures[closure].isDoubtful { return }
        closures[closure].isDoubtful = true
        doubtful.append(closure)
    }

    /// Whether a provider of the closure itself exists.
    func isMetOtherwise(_ closure: Closure) -> Bool {
        let others = initializers[closure.initializer].needs[closure.parameter]?.filter { $0.support != supportNumbers[.always] }
        return isMet(others ?? [], in: closure.initializer)
    }

    /// Whether a factory currently takes exactly the arguments of a closure as run-time values.
    func makes(_ closure: Closure) -> Bool {
        var function = closure.function
        function.result = closure.key.type
        if !index.assisted(function, tag: closure.key.tag).isEmpty { return true }
        return (index.direct(closure.key) + index.onDemand(closure.key)).contains { $0.factories.contains { runtimeTypes(of: $0) == function.parameters } }
    }

    /// The types of the run-time values that a class currently takes; nil for none.
    private func runtimeTypes(of factory: DependencyFactory) -> [TypeExpression]? {
        guard let type = factory.providerType, let known = knownInitializers[Self.call(of: factory, type)] else { return nil }
        let initializer = initializers[known]
        guard initializer.takesRunTimeValues || units[initializer.unit].isLost else { return nil }
        return factory.parameters.enumerated().filter { $1.isRunTimeValue || initializer.unmet.contains($0) }.map(\.element.dependency.requestedType)
    }
}
