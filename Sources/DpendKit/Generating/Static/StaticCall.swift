/// Writes the call that makes a new instance of a part.
struct StaticCall {
    let plan: StaticPlan
    let part: StaticPart

    private func arguments(_ start: ParallelStart? = nil) -> StaticArguments {
        StaticArguments(
            plan: plan, container: part.container, hold: StaticHold(plan: plan, part: part).expression,
            isAsync: part.effects.isAsync, actor: part.effects.globalActor, start: start)
    }

    /// The call, and the statements before it.
    var call: (statements: [SwiftStatement], expression: SwiftExpression) {
        switch part.registration.source {
        case .alias(let key):
            ([], part.registration.reading(plan.target(key, from: part.container).map(arguments().use) ?? "self"))
        case .provider(let provider):
            call(of: provider)
        }
    }

    private func call(of provider: DependencyProvider) -> (statements: [SwiftStatement], expression: SwiftExpression) {
        let factory = provider.factory
        let run = part.accessor.values
        var autoclosures = AutoclosureArguments()
        let start = plan.start(of: part, arguments())
        let arguments = arguments(start)
        let values = arguments.arguments(provider.callEdges, run: run, transfers: factory.sendsArguments, &autoclosures)
        var call: SwiftExpression
        switch factory.kind {
        case .initializer(let type, _):
            call =
                (factory.exportedMaker.map(SwiftExpression.init(exportedFunction:)) ?? SwiftExpression(SwiftType(type)))
                .call(values)
        case .configurationMethod(let method) where factory.exportedMaker != nil:
            let receiver =
                method.needsInstance ? plan.target(method.configuration, from: part.container).map(arguments.use) : nil
            call = SwiftExpression(exportedFunction: factory.exportedMaker ?? "").call(
                (receiver.map { [SwiftArgument($0)] } ?? []) + values)
        case .configurationMethod(let method):
            var receiver = SwiftExpression(SwiftType(receiver: method.configuration.type))
            if method.needsInstance, let target = plan.target(method.configuration, from: part.container) {
                receiver = arguments.use(target)
            }
            call = "\(receiver).\(SwiftName(escaping: method.name))"
            if method.isCalled { call = call.call(values) }
            // In an asynchronous function Swift prefers the asynchronous 'make'.
            call = factory.effects.isThrowing ? "\(call).make()" : "\(call).makeTrapping()"
            call = call.demanding(await: part.effects.isAsync)
        case .external, .injection:
            preconditionFailure("external values and objects of other code have no part")
        }
        if let setter = part.registration.setter {
            let properties = arguments.arguments(provider.propertyEdges, run: run, &autoclosures)
            call = SwiftExpression("\(plan.containers[part.container].type).\(setter)").call(
                [SwiftArgument(call)] + properties)
        }
        return (start.statements + autoclosures.statements, call.demanding(factory.effects))
    }
}
