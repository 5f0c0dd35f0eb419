/// Writes the arguments of a provider's call, as seen from one place of the generated code.
struct StaticArguments {
    let plan: StaticPlan
    /// The number of the place's container.
    let container: Int
    /// The instances of scope `shared` of the current call, as an expression.
    var shared: SwiftExpression = "shared"
    /// How the new instance holds the container later; nil for `self`.
    var hold: SwiftExpression?
    /// The container, as an expression.
    var receiver: SwiftExpression = "self"
    /// Whether the place may await.
    var isAsync: Bool
    /// The actor of the place.
    var actor: String?
    /// The instances that are made before the call, if there are any.
    var start: ParallelStart?

    /// The arguments with their labels, without omitted ones.
    func arguments(
        _ edges: [DependencyProvider.ParameterEdge], run: [SwiftExpression], transfers: Bool = false,
        _ autoclosures: inout AutoclosureArguments
    ) -> [SwiftArgument] {
        edges.compactMap { parameter, edge in
            guard var value = value(parameter, edge, run: run) else { return nil }
            if transfers || parameter.isSending, parameter.isAutoclosure ? edge.isInstance : edge.isTransferred {
                let type: SwiftExpression = "\(plan.types.transfer)<\(SwiftType(carriedFor: parameter))>"
                value = type.call([SwiftArgument(value)]).member("instance")
            }
            if parameter.isAutoclosure, edge.isInstance {
                value = autoclosures.argument(value, parameter.dependency.requestedType)
            }
            return SwiftArgument(for: parameter.label, value)
        }
    }

    /// The value of a parameter; nil if the call omits it.
    func value(
        _ parameter: DependencyFactory.Parameter, _ edge: DependencyEdge, run: [SwiftExpression]
    ) -> SwiftExpression? {
        if parameter.isAutoclosure, case .deferred(.closure(let function), let inner) = edge {
            guard let closure = closure(function, inner) else { return nil }
            return closure.expressionAlone?.marked
                ?? SwiftExpression.closure(nil, closure.body).call().demanding(function.effects).marked
        }
        if case .runTimeValue(let number) = edge { return run[number] }
        return value(edge)
    }

    private func value(_ edge: DependencyEdge) -> SwiftExpression? {
        switch edge {
        case .resolved(let position):
            if let started = start?.take(position) { return started }
            return plan.target(position, from: container).map { target in
                guard case .part(let part) = target, part.takesRunTimeValues else { return use(target) }
                return .closure(nil, closure(calling: part).body)
            }
        case .tagged(let inner):
            return value(inner).map { SwiftExpression("\(.runtime)Tagged").call([SwiftArgument($0)]) }
        case .collection(let elements):
            return .array(elements.compactMap(value))
        case .entry(let entry, let inner):
            return value(inner).map { "\(SwiftExpression(entry)): \($0)" }
        case .deferred(.closure(let function), let inner):
            return closure(function, inner).map { .closure(nil, $0.body) }
        case .deferred(.lazy(let type), let inner):
            let function = TypeExpression.FunctionType(
                attributes: [], parameters: [], isAsync: false, throwing: .anyError, result: type)
            return closure(function, inner).map {
                SwiftExpression("\(.runtime)Lazy")
                    .call([SwiftArgument("lock", "\(receiver)._lock")], SwiftClosure(body: $0.body))
            }
        case .deferred(.opening(let function, let containers), let inner):
            return opening(function, containers[0], inner).map { .closure(nil, $0.body) }
        case .nilValue:
            return "nil"
        case .runTimeValue, .defaultValue, .unsatisfied:
            return nil
        }
    }

    /// The expression that returns an instance as part of the current call.
    func use(_ target: StaticPlan.Target) -> SwiftExpression {
        switch target {
        case .external(let accessor, let owner):
            return accessor.use(of: plan.container(owner, around: container, receiver))
        case .part(let part):
            let receiver = plan.container(part.container, around: container, receiver)
            let arguments = (part.needsShared ? [SwiftArgument("in", shared)] : []) + holding(part)
            if part.effects.isAsync {
                let call = SwiftExpression("\(receiver).\(part.makerName)").call(arguments)
                return SwiftExpression("\(call).instance").demanding(throws: part.throwsInside, await: true)
            }
            if isAsync, let other = part.effects.globalActor, other != actor {
                let call = SwiftExpression("\(receiver).\(part.transferName)").call(arguments)
                return SwiftExpression("\(call).instance").demanding(throws: part.throwsInside, await: true)
            }
            if part.hasMaker {
                return SwiftExpression("\(receiver).\(part.makerName)").call(arguments).demanding(
                    throws: part.throwsInside)
            }
            return part.accessor.use(of: receiver).demanding(throws: part.effects.isThrowing)
        }
    }

    /// The content of a closure `() -> T`.
    private func closure(_ function: TypeExpression.FunctionType, _ inner: DependencyEdge) -> StaticClosure? {
        if !inner.resolves { return value(inner).map { StaticClosure(expression: $0) } }
        var later = StaticArguments(
            plan: plan, container: container, receiver: receiver, isAsync: function.isAsync, actor: function.globalActor
        )
        let opening = open(&later, function, title: function.result.spelling(.plain))
        return later.giving(inner, function, after: opening)
    }

    /// The content of a closure `(V) -> T` that opens a nested container.
    private func opening(_ function: TypeExpression.FunctionType, _ opened: Int, _ inner: DependencyEdge)
        -> StaticClosure?
    {
        var later = StaticArguments(
            plan: plan, container: container, receiver: receiver, isAsync: function.isAsync, actor: function.globalActor
        )
        let statements = open(&later, function, title: function.result.spelling(.plain))
        guard let outer = plan.containers[opened].parent,
            let opening = plan.containers[outer].openings.first(where: { $0.container == opened }),
            let order = NestedContainers.order(of: function.parameters, in: opening.values.map(\.key))
        else { return nil }
        let crosses =
            function.isAsync && opening.effects.globalActor != nil
            && opening.effects.globalActor != function.globalActor
        let call = SwiftExpression("\(plan.container(outer, around: container, later.receiver)).\(opening.name)")
            .call(opening.arguments(order) { SwiftExpression(SwiftName.closureArgument($0)) }).demanding(
                throws: opening.effects.isThrowing, await: opening.effects.isAsync || crosses)
        let within = StaticArguments(
            plan: plan, container: opened, receiver: "opened", isAsync: function.isAsync, actor: function.globalActor)
        return within.giving(inner, function, after: statements + [.let("opened", call)])
    }

    /// The content of a closure that returns the target of an edge, as a separate call.
    ///
    /// - Parameter opening: The statements before the expression.
    private func giving(
        _ inner: DependencyEdge, _ function: TypeExpression.FunctionType, after opening: [SwiftStatement]
    ) -> StaticClosure? {
        if case .resolved(let position) = inner, let target = plan.target(position, from: container) {
            // The accessor handles errors and shared instances itself.
            if case .part(let part) = target, !function.isThrowing, !part.takesRunTimeValues, !part.effects.isAsync,
                hold == nil || !part.needsHold || part.container != container,
                part.effects.globalActor == nil || part.effects.globalActor == function.globalActor
            {
                return StaticClosure(
                    statements: opening,
                    expression: part.accessor.use(of: plan.container(part.container, around: container, receiver)))
            }
            var later = self
            later.shared = "\(plan.types.shared)()"
            return later.value(inner).map { StaticClosure(statements: opening, expression: $0, of: function) }
        }
        guard let expression = value(inner) else { return nil }
        let needsShared = inner.immediateTargets.contains { position in
            guard case .part(let part) = plan.target(position, from: container) else { return false }
            return part.needsShared && !part.takesRunTimeValues
        }
        return StaticClosure(
            statements: opening + (needsShared ? [.let("shared", "\(plan.types.shared)()")] : []),
            expression: expression,
            of: function)
    }

    /// The closure `(A, B) -> T` that calls the function of a part.
    private func closure(calling part: StaticPart) -> StaticClosure {
        guard case .function(let function) = part.accessor.key.type else {
            preconditionFailure("a closure has a closure's type")
        }
        var later = StaticArguments(
            plan: plan, container: container, receiver: receiver, isAsync: function.isAsync, actor: function.globalActor
        )
        let opening = open(&later, function, title: part.accessor.type.spelling(.plain))
        let called = part.accessorOfClosure
        let values = (called.parameters ?? []).indices.map { SwiftExpression(SwiftName.closureArgument($0)) }
        let throwsErrors = part.needsHold ? part.throwsInside : called.effects.isThrowing
        let owner = plan.container(part.container, around: container, later.receiver)
        var call: SwiftExpression
        if part.isCrossed || part.needsHold {
            call = "\(owner).\(part.isCrossed ? part.transferName : part.makerName)"
            call = call.call(called.arguments(values) + later.holding(part))
            if part.isCrossed { call = "\(call).instance" }
        } else {
            call = called.use(values, of: owner)
        }
        let expression = call.demanding(throws: throwsErrors, await: called.effects.isAsync)
        guard part.needsHold else { return StaticClosure(statements: opening, expression: expression) }
        return StaticClosure(statements: opening, expression: expression, of: function)
    }

    /// The argument that determines how a part holds the container.
    private func holding(_ part: StaticPart) -> [SwiftArgument] {
        if !part.needsHold { return [] }
        if part.container == container, let hold { return [SwiftArgument("for", hold)] }
        return [
            SwiftArgument(
                "for",
                StaticHold.strong(plan, part.container, plan.container(part.container, around: container, receiver)))
        ]
    }

    /// The statement with which a closure gets its container, if that is not `self`.
    private func open(_ later: inout StaticArguments, _ function: TypeExpression.FunctionType, title: String)
        -> [SwiftStatement]
    {
        guard let hold else { return [] }
        (later.hold, later.receiver) = (hold, "container")
        let argument = SwiftArgument("for", .string(title))
        if function.throwing == .anyError {
            return [.let("container", SwiftExpression("\(hold).container").call([argument]).demanding(throws: true))]
        }
        return [.let("container", SwiftExpression("\(hold).containerOrTrap").call([argument]))]
    }
}

/// The content of a closure in generated code.
struct StaticClosure {
    /// The statements before the expression.
    private let statements: [SwiftStatement]
    private let expression: SwiftExpression
    /// Whether the closure must end the program if the expression throws.
    private let traps: Bool

    /// - Parameter function: The closure's type; nil if the called function handles errors itself.
    init(
        statements: [SwiftStatement] = [], expression: SwiftExpression, of function: TypeExpression.FunctionType? = nil
    ) {
        self.statements = statements
        self.expression = expression
        traps = expression.throwsErrors && function?.isThrowing == false
    }

    /// The expression, if nothing else is needed.
    var expressionAlone: SwiftExpression? { statements.isEmpty && !traps ? expression : nil }

    var body: [SwiftStatement] {
        traps ? statements + [.trapping { SwiftStatement.return(expression) }] : statements.returning(expression)
    }
}
