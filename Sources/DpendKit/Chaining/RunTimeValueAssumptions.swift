/// Parameters that count as satisfied until the run-time values of classes are known.
extension RunTimeValueInference {
    /// A parameter that counts as satisfied.
    struct Assumption {
        let place: Place
        let reason: Reason
        /// Whether it must be checked.
        var isDoubtful = false

        /// A parameter of an initializer.
        struct Place: Hashable {
            let initializer: Int
            let parameter: Int
        }

        enum Reason {
            /// A class takes exactly the arguments of a closure as run-time values (semantics, section 4, rule 5).
            case making(DependencyKey, TypeExpression.FunctionType)
            /// A class that does not take run-time values stands in for a type of another module.
            case standingIn(DependencyKey)
        }
    }

    /// Assumes that classes satisfy a parameter, if they could.
    mutating func assume(_ key: DependencyKey, at position: Int, of initializer: Int) -> Bool {
        let before = assumptions.count
        for way in LinkingRules.ways(to: key) {
            switch way.providers {
            case .making(let made, let function):
                let units = Set((index.direct(made) + index.onDemand(made)).compactMap(unit))
                guard !units.isEmpty || index.makesOfRunTimeValues(made) else { continue }
                assume(.making(made, function), about: units, at: position, of: initializer)
            case .standingIn(let key), .wrapped(let key):
                let candidates = key.type.isForeign ? index.onDemand(key) : []
                guard candidates.contains(where: { $0.type != units[initializers[initializer].unit].type }) else {
                    continue
                }
                assume(.standingIn(key), about: Set(candidates.compactMap(unit)), at: position, of: initializer)
            case .exactly, .elements, .entries, .opening: continue
            }
        }
        return assumptions.count > before
    }

    private mutating func assume(
        _ reason: Assumption.Reason, about units: Set<Int>, at position: Int, of initializer: Int
    ) {
        for unit in units { assumptionsOfUnits[unit, default: []].append(assumptions.count) }
        let place = Assumption.Place(initializer: initializer, parameter: position)
        assumptionsOfPlaces[place, default: []].append(assumptions.count)
        assumptions.append(Assumption(place: place, reason: reason))
        doubt(assumptions.count - 1)
    }

    mutating func doubt(_ assumption: Int) {
        if assumptions[assumption].isDoubtful { return }
        assumptions[assumption].isDoubtful = true
        doubtful.append(assumption)
    }

    mutating func checkAssumptions() {
        while let assumption = doubtful.popLast() {
            assumptions[assumption].isDoubtful = false
            let place = assumptions[assumption].place
            guard !initializers[place.initializer].unmet.contains(place.parameter) else { continue }
            let others = assumptionsOfPlaces[place] ?? []
            if !others.contains(where: { holds(assumptions[$0]) }) { miss(place.parameter, of: place.initializer) }
        }
    }

    private func holds(_ assumption: Assumption) -> Bool {
        switch assumption.reason {
        case .making(let key, let function): makes(key, function)
        case .standingIn(let key):
            index.onDemand(key).contains { candidate in
                candidate.type != units[initializers[assumption.place.initializer].unit].type
                    && unit(of: candidate).map { !units[$0].isLost } ?? true
            }
        }
    }

    /// Whether a factory takes exactly the arguments of a closure as run-time values, or a class of this type takes
    /// more than these. Then the closure is a mistake, and no value that others have to pass.
    private func makes(_ key: DependencyKey, _ function: TypeExpression.FunctionType) -> Bool {
        var function = function
        function.result = key.type
        if !index.assisted(function, tag: key.tag).isEmpty { return true }
        let isForeign = key.type.isForeign
        return (index.direct(key) + index.onDemand(key)).flatMap(\.factories).compactMap(runTimeTypes).contains {
            types in
            // Inheriting from a type of another module does not make a class the required one.
            isForeign ? types == function.parameters : function.parameters.isSubsequence(of: types)
        }
    }

    /// The types of the run-time values that a class currently takes; nil for none.
    private func runTimeTypes(of factory: DependencyFactory) -> [TypeExpression]? {
        guard let type = factory.providerType, let known = knownInitializers[Self.call(of: factory, type)] else {
            return nil
        }
        let initializer = initializers[known]
        guard initializer.takesRunTimeValues || units[initializer.unit].isLost else { return nil }
        return runTimeParameters(of: initializer).map(\.type)
    }

    /// The run-time values that an initializer takes, with their positions.
    func runTimeParameters(of initializer: Initializer) -> [(position: Int, type: TypeExpression)] {
        let parameters = index.factories[initializer.factories[0]].parameters
        return parameters.indices.filter { parameters[$0].isRunTimeValue || initializer.unmet.contains($0) }
            .map { ($0, parameters[$0].dependency.requestedType) }
    }
}

extension Array where Element: Equatable {
    /// Whether the elements occur in another array in the same order, with or without others between them.
    func isSubsequence(of other: [Element]) -> Bool {
        var rest = self[...]
        for element in other where rest.first == element { rest.removeFirst() }
        return rest.isEmpty
    }
}

extension TypeExpression {
    /// Whether no visible source or library declares the type: classes stand in for it by inheriting from it.
    var isForeign: Bool {
        switch self {
        case .nominal(let type): type.module == nil
        case .composition(let members): members.contains(where: \.isForeign)
        case .optional, .array, .dictionary, .tuple, .function, .metatype, .protocolMetatype, .other: false
        }
    }
}
