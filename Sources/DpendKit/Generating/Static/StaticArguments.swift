/// Writes the values that a provider's call is given, as seen from one place of the generated code.
struct StaticArguments {
    let plan: StaticPlan
    /// The instances of scope `shared` of the current call, as an expression.
    var shared = "shared"
    /// Whether the place may await.
    var isAsync: Bool
    /// The actor of the place.
    var actor: String?

    /// The values with their labels, without those that are left out of the call, which has to do what they demand.
    func arguments(_ edges: [DependencyProvider.ParameterEdge], run: [String], of call: inout StaticExpression) -> [String] {
        var texts: [String] = []
        for (parameter, edge) in edges {
            guard let value = value(parameter, edge, run: run) else { continue }
            let label = parameter.label == "_" ? "" : "\(SwiftIdentifier.escapedLabel(parameter.label)): "
            texts.append(label + value.lines.joined(separator: " "))
            call.demand(value)
        }
        return texts
    }

    /// The value for a parameter; nil when it is left out of the call.
    func value(_ parameter: DependencyFactory.Parameter, _ edge: DependencyEdge, run: [String]) -> StaticExpression? {
        if parameter.isAutoclosure, case .deferred(.closure(let function), let inner) = edge {
            guard let closure = closure(function, inner) else { return nil }
            return StaticExpression(closure.plainText ?? "\(Self.keywords(function))\(closure.text)()")
        }
        if case .runtimeArgument(let number) = edge {
            let function = parameter.isAutoclosure ? edge.autoclosure(for: parameter) : nil
            return StaticExpression(function.map { "\(Self.keywords($0))\(run[number])()" } ?? run[number])
        }
        return value(edge)
    }

    private func value(_ edge: DependencyEdge) -> StaticExpression? {
        switch edge {
        case .resolved(let position):
            return plan.target(position).map { target in
                guard case .part(let part) = target, part.isAssisted else { return use(target) }
                return StaticExpression(closure(calling: part))
            }
        case .tagged(let inner):
            return value(inner).map { enclosed("DpendRuntime.Tagged(", [$0], ")") }
        case .collection(let elements):
            return enclosed("[", elements.compactMap(value), "]")
        case .deferred(.closure(let function), let inner):
            return closure(function, inner).map { StaticExpression($0.text) }
        case .deferred(.lazy(let type), let inner):
            let function = TypeExpression.FunctionType(
                attributes: [], parameters: [], isAsync: false, throwing: .anyError, result: type)
            return closure(function, inner).map { StaticExpression("DpendRuntime.Lazy(lock: self._lock) \($0.text)") }
        case .nilValue:
            return StaticExpression("nil")
        case .runtimeArgument, .defaultValue, .unsatisfied:
            return nil
        }
    }

    /// The expression that gives an instance as part of the current call.
    func use(_ target: StaticPlan.Target) -> StaticExpression {
        switch target {
        case .external(let accessor):
            return StaticExpression(accessor.use())
        case .part(let part):
            let arguments = part.needsShared ? "(in: \(shared))" : "()"
            if part.effects.isAsync {
                return StaticExpression(
                    "self.\(part.makerName)\(arguments).instance", throwsErrors: part.throwsInside, awaits: true)
            }
            if isAsync, let other = part.effects.globalActor, other != actor {
                return StaticExpression(
                    "self.\(part.transferName)\(arguments).instance", throwsErrors: part.throwsInside, awaits: true)
            }
            if part.hasMaker {
                return StaticExpression("self.\(part.makerName)\(arguments)", throwsErrors: part.throwsInside)
            }
            return StaticExpression(part.accessor.use(), throwsErrors: part.effects.isThrowing)
        }
    }

    /// What a closure `() -> T` does, each time it is called.
    private func closure(_ function: TypeExpression.FunctionType, _ inner: DependencyEdge) -> StaticClosure? {
        var later = StaticArguments(plan: plan, isAsync: function.isAsync, actor: function.globalActor)
        if case .resolved(let position) = inner, let target = plan.target(position) {
            // The accessor knows what to do about errors and shared instances by itself.
            if case .part(let part) = target, !function.isThrowing, !part.isAssisted, !part.effects.isAsync,
                part.effects.globalActor == nil || part.effects.globalActor == function.globalActor {
                return StaticClosure(expression: StaticExpression(part.accessor.use()))
            }
            later.shared = "\(plan.sharedType)()"
            return later.value(inner).map { StaticClosure(expression: $0, traps: $0.throwsErrors && !function.isThrowing) }
        }
        guard let expression = later.value(inner) else { return nil }
        let needsShared = inner.immediateTargets.contains { position in
            guard case .part(let part) = plan.target(position) else { return false }
            return part.needsShared && !part.isAssisted
        }
        return StaticClosure(
            statement: needsShared ? "let shared = \(plan.sharedType)()" : nil, expression: expression,
            traps: expression.throwsErrors && !function.isThrowing)
    }

    /// The closure `(A, B) -> T` that calls the function of a part.
    private func closure(calling part: StaticPart) -> String {
        let called = part.accessorOfClosure
        let values = (called.parameters ?? []).indices.map { "$\($0)" }
        let use = part.isCrossed ? "self.\(part.transferName)\(called.arguments(values)).instance" : called.use(values)
        return "{ \(called.keywords)\(use) }"
    }

    private func enclosed(_ opening: String, _ values: [StaticExpression], _ closing: String) -> StaticExpression {
        var result = StaticExpression(
            opening + values.map { $0.lines.joined(separator: " ") }.joined(separator: ", ") + closing)
        values.forEach { result.demand($0) }
        return result
    }

    private static func keywords(_ function: TypeExpression.FunctionType) -> String {
        Accessor.keywords(Effects(isThrowing: function.isThrowing, isAsync: function.isAsync))
    }
}
