/// Writes the values that a provider's call is given, as seen from one place of the generated code.
struct StaticArguments {
    let plan: StaticPlan
    /// The instances of scope `shared` of the current call, as an expression.
    var shared = "shared"
    /// How what is made holds the container later; nil where that is `self`.
    var hold: String?
    /// The container, as an expression.
    var receiver = "self"
    /// Whether the place may await.
    var isAsync: Bool
    /// The actor of the place.
    var actor: String?

    /// The values with their labels, without those that are left out of the call, which has to do what they demand.
    func arguments(
        _ edges: [DependencyProvider.ParameterEdge], run: [String], of call: inout StaticExpression, transfers: Bool = false,
        _ autoclosures: inout AutoclosureArguments
    ) -> [String] {
        var texts: [String] = []
        for (parameter, edge) in edges {
            guard let value = value(parameter, edge, run: run) else { continue }
            let label = parameter.label == "_" ? "" : "\(SwiftIdentifier.escapedLabel(parameter.label)): "
            var text = value.lines.joined(separator: " ")
            if transfers, edge.isInstance { text = "\(plan.transferType)<\(parameter.passedType)>(\(text)).instance" }
            if parameter.isAutoclosure, edge.isInstance {
                text = autoclosures.argument(value.keywords + text, parameter.dependency.requestedType)
            } else {
                call.demand(value)
            }
            texts.append(label + text)
        }
        return texts
    }

    /// The value for a parameter; nil when it is left out of the call.
    func value(_ parameter: DependencyFactory.Parameter, _ edge: DependencyEdge, run: [String]) -> StaticExpression? {
        if parameter.isAutoclosure, case .deferred(.closure(let function), let inner) = edge {
            guard let closure = closure(function, inner) else { return nil }
            return StaticExpression(closure.plainText ?? "\(Self.keywords(function))\(closure.text)()")
        }
        if case .runtimeArgument(let number) = edge { return StaticExpression(run[number]) }
        return value(edge)
    }

    private func value(_ edge: DependencyEdge) -> StaticExpression? {
        switch edge {
        case .resolved(let position):
            return plan.target(position).map { target in
                guard case .part(let part) = target, part.isAssisted else { return use(target) }
                return StaticExpression(closure(calling: part).text)
            }
        case .tagged(let inner):
            return value(inner).map { enclosed("\(ModuleName.runtime)Tagged(", [$0], ")") }
        case .collection(let elements):
            return enclosed("[", elements.compactMap(value), "]")
        case .deferred(.closure(let function), let inner):
            return closure(function, inner).map { StaticExpression($0.text) }
        case .deferred(.lazy(let type), let inner):
            let function = TypeExpression.FunctionType(
                attributes: [], parameters: [], isAsync: false, throwing: .anyError, result: type)
            return closure(function, inner).map { StaticExpression("\(ModuleName.runtime)Lazy(lock: \(receiver)._lock) \($0.text)") }
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
            return StaticExpression(accessor.use(of: receiver))
        case .part(let part):
            let values = (part.needsShared ? ["in: \(shared)"] : []) + holding(part)
            let arguments = "(\(values.joined(separator: ", ")))"
            if part.effects.isAsync {
                return StaticExpression(
                    "\(receiver).\(part.makerName)\(arguments).instance", throwsErrors: part.throwsInside, awaits: true)
            }
            if isAsync, let other = part.effects.globalActor, other != actor {
                return StaticExpression(
                    "\(receiver).\(part.transferName)\(arguments).instance", throwsErrors: part.throwsInside, awaits: true)
            }
            if part.hasMaker {
                return StaticExpression("\(receiver).\(part.makerName)\(arguments)", throwsErrors: part.throwsInside)
            }
            return StaticExpression(part.accessor.use(of: receiver), throwsErrors: part.effects.isThrowing)
        }
    }

    /// What a closure `() -> T` does, each time it is called.
    private func closure(_ function: TypeExpression.FunctionType, _ inner: DependencyEdge) -> StaticClosure? {
        var later = StaticArguments(plan: plan, isAsync: function.isAsync, actor: function.globalActor)
        let opening = open(&later, function, title: function.result.spelling(.plain))
        if case .resolved(let position) = inner, let target = plan.target(position) {
            // The accessor knows what to do about errors and shared instances by itself.
            if case .part(let part) = target, !function.isThrowing, !part.isAssisted, !part.effects.isAsync,
                hold == nil || !part.needsHold,
                part.effects.globalActor == nil || part.effects.globalActor == function.globalActor {
                return StaticClosure(statements: opening, expression: StaticExpression(part.accessor.use(of: later.receiver)))
            }
            later.shared = "\(plan.sharedType)()"
            return later.value(inner).map { StaticClosure(statements: opening, expression: $0, traps: $0.throwsErrors && !function.isThrowing) }
        }
        guard let expression = later.value(inner) else { return nil }
        let needsShared = inner.immediateTargets.contains { position in
            guard case .part(let part) = plan.target(position) else { return false }
            return part.needsShared && !part.isAssisted
        }
        return StaticClosure(
            statements: opening + (needsShared ? ["let shared = \(plan.sharedType)()"] : []), expression: expression,
            traps: expression.throwsErrors && !function.isThrowing)
    }

    /// The closure `(A, B) -> T` that calls the function of a part.
    private func closure(calling part: StaticPart) -> StaticClosure {
        guard case .function(let function) = part.accessor.key.type else { preconditionFailure("a closure has a closure's type") }
        var later = StaticArguments(plan: plan, isAsync: function.isAsync, actor: function.globalActor)
        let opening = open(&later, function, title: part.accessor.type.spelling(.plain))
        let called = part.accessorOfClosure
        let values = (called.parameters ?? []).indices.map { "$\($0)" }
        var expression = StaticExpression("", throwsErrors: called.effects.isThrowing, awaits: called.effects.isAsync)
        if part.needsHold { expression.throwsErrors = part.throwsInside }
        if part.isCrossed || part.needsHold {
            let name = part.isCrossed ? part.transferName : part.makerName
            let arguments = called.arguments(values, and: later.holding(part))
            expression.lines = ["\(later.receiver).\(name)\(arguments)\(part.isCrossed ? ".instance" : "")"]
        } else {
            expression.lines = [called.use(values, of: later.receiver)]
        }
        return StaticClosure(
            statements: opening, expression: expression, traps: part.needsHold && expression.throwsErrors && !function.isThrowing)
    }

    /// The argument that says how a part holds the container.
    private func holding(_ part: StaticPart) -> [String] {
        part.needsHold ? ["for: \(hold ?? StaticHold.strong(plan))"] : []
    }

    /// The statement with which a closure gets the container that it holds, if it is not `self`.
    private func open(_ later: inout StaticArguments, _ function: TypeExpression.FunctionType, title: String) -> [String] {
        guard let hold else { return [] }
        (later.hold, later.receiver) = (hold, "container")
        let call = function.throwing == .anyError ? "try \(hold).container" : "\(hold).containerOrTrap"
        return ["let container = \(call)(for: \(GeneratedLines.literal(title)))"]
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
