/// Advice about a class that cannot be made because it takes run-time values.
struct RunTimeValueAdvice {
    let advisor: ChoiceAdvisor
    let options: ResolutionOptions
    /// Whether other code passes the run-time values in a closure.
    let isCalled: (DependencyFactory) -> Bool

    /// Ways out for a requirement that passes no values, likeliest first: a value that exists once comes from the
    /// application, one that comes and goes opens a container, and any other one is passed at each call.
    func remedies(
        _ factory: DependencyFactory, for key: DependencyKey, _ requirement: UnsatisfiedRequirement?
    ) -> [Remedy] {
        let positions = factory.parameters.indices.filter { factory.parameters[$0].isRunTimeValue }
        let values = positions.map { factory.parameters[$0] }
        let closure = closure(over: factory, for: key, requirement)
        if isCalled(factory) { return closure + passing(positions, of: factory) + defaultValues(values, of: factory) }
        if let nested = nested(values) { return [nested] + closure + passing(positions, of: factory) }
        return passing(positions, of: factory) + closure + defaultValues(values, of: factory)
    }

    /// Ways out for a closure that passes other values.
    func remedies(
        _ factory: DependencyFactory, insteadOf function: TypeExpression.FunctionType,
        _ requirement: UnsatisfiedRequirement?
    ) -> [Remedy] {
        guard let type = factory.providerType else { return [] }
        var closure = function
        closure.parameters = factory.runTimeValueTypes
        closure.result = .nominal(type)
        closure.isAsync = closure.isAsync || factory.effects.isAsync
        if factory.effects.isThrowing, !closure.isThrowing { closure.throwing = .anyError }
        let changed = changing(requirement, to: .function(closure))
        guard function.parameters.isSubsequence(of: factory.runTimeValueTypes) else { return changed }
        // The other values may come from the application.
        var rest = function.parameters[...]
        let others = factory.parameters.indices.filter { position in
            guard factory.parameters[position].isRunTimeValue else { return false }
            guard rest.first == factory.parameters[position].dependency.requestedType else { return true }
            rest.removeFirst()
            return false
        }
        return changed + passing(others, of: factory)
    }

    /// The application passes the values.
    private func passing(_ positions: [Int], of factory: DependencyFactory) -> [Remedy] {
        // A parameter with '@Assisted' is a run-time value, whatever the options say.
        guard !positions.isEmpty,
            factory.infersRunTimeValues || positions.allSatisfy({ factory.parameters[$0].isLabelled })
        else { return [] }
        let steps = positions.compactMap { advisor.passing($0, of: factory) }
        return steps.count == positions.count ? [Remedy(steps.flatMap(\.steps))] : []
    }

    /// The requirement takes a closure that gets the values.
    private func closure(
        over factory: DependencyFactory, for key: DependencyKey, _ requirement: UnsatisfiedRequirement?
    ) -> [Remedy] {
        // An array has no place for values.
        if case .array = key.type { return [] }
        var function = TypeExpression.FunctionType(
            attributes: factory.effects.globalActor.map { ["@\($0)"] } ?? [], parameters: factory.runTimeValueTypes,
            isAsync: factory.effects.isAsync,
            throwing: factory.effects.isThrowing ? .anyError : .never, result: key.providedType)
        if case .function(let deferred) = key.type {
            function.attributes = Set(function.attributes + deferred.attributes).sorted()
            function.isAsync = function.isAsync || deferred.isAsync
            if deferred.isThrowing { function.throwing = deferred.throwing }
        }
        let wanted = DependencyKey(type: .function(function), tag: key.tag).requestedType
        return changing(requirement, to: wanted)
    }

    private func changing(_ requirement: UnsatisfiedRequirement?, to type: TypeExpression) -> [Remedy] {
        guard let requirement, requirement.factory.origin == .sources,
            let parameter = requirement.factory.parameter(ofDependency: requirement.index)
        else { return [] }
        return [Remedy(.init(.changeType, parameter, of: requirement.factory, "\(type)"))]
    }

    /// A nested container that is opened with the values, if they are objects or models of the project.
    private func nested(_ values: [DependencyFactory.Parameter]) -> Remedy? {
        let types = values.map(\.dependency.type)
        guard options.container.expressesNesting, Set(types).count == types.count,
            values.allSatisfy({ $0.dependency.tag == nil }),
            types.allSatisfy({ ($0.nominal?.module).map { $0 != TypeExpression.runtimeModule } ?? false }),
            let first = types.first?.nominal
        else { return nil }
        let name = Self.containerName(first.components.last?.name ?? "")
        let isTaken = options.nested.contains { $0.path == name || $0.values == types.map(\.description) }
        return isTaken
            ? nil : options.adding("\(name): \(types.map(\.description).joined(separator: ", "))", to: "nested")
    }

    /// The name of a container for a type, without the words that say how the type is declared.
    private static func containerName(_ type: String) -> String {
        for suffix in ["Protocol", "Proxy", "Type", "Impl"] where type.hasSuffix(suffix) && type.count > suffix.count {
            return containerName(String(type.dropLast(suffix.count)))
        }
        return type
    }

    private func defaultValues(_ values: [DependencyFactory.Parameter], of factory: DependencyFactory) -> [Remedy] {
        factory.origin == .sources ? [Remedy(values.map { .init(.addDefaultValue, $0, of: factory) })] : []
    }
}
