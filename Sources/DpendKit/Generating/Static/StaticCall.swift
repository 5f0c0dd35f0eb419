/// Writes the call that makes a new instance of a part.
struct StaticCall {
    let plan: StaticPlan
    let part: StaticPart

    private static let maximumLength = 100

    private var arguments: StaticArguments {
        StaticArguments(
            plan: plan, hold: StaticHold(plan: plan, part: part).expression, isAsync: part.effects.isAsync, actor: part.effects.globalActor)
    }

    var expression: StaticExpression {
        switch part.registration.source {
        case .alias(let key):
            plan.target(key).map(arguments.use) ?? StaticExpression("self")
        case .provider(let provider):
            call(of: provider)
        }
    }

    private func call(of provider: DependencyProvider) -> StaticExpression {
        let factory = provider.factory
        let run = part.accessor.parameters?.map { SwiftIdentifier.escaped($0.name) } ?? []
        var result = StaticExpression("", throwsErrors: factory.effects.isThrowing, awaits: factory.effects.isAsync)
        var autoclosures = AutoclosureArguments()
        let texts = arguments.arguments(provider.callEdges, run: run, of: &result, transfers: factory.isActor, &autoclosures)
        switch factory.kind {
        case .initializer(let type, _):
            result.lines = Self.call(type.spelling(.code), texts)
        case .configurationMethod(let method):
            var receiver = StaticExpression(method.configuration.type.spelling(.code))
            if method.needsInstance, let target = plan.target(method.configuration) { receiver = arguments.use(target) }
            result.demand(receiver)
            // In an asynchronous function Swift prefers the 'make' that awaits.
            result.awaits = result.awaits || part.effects.isAsync
            let member = "\(receiver.lines[0]).\(SwiftIdentifier.escaped(method.name))"
            let make = factory.effects.isThrowing ? ".make()" : ".makeTrapping()"
            result.lines = method.isCalled ? Self.call(member, texts, make) : [member + make]
        case .external, .injection:
            break
        }
        result.statements = autoclosures.statements
        if let setter = part.registration.setter {
            let properties = arguments.arguments(provider.propertyEdges, run: run, of: &result, &autoclosures)
            result.lines = InjectedClass.lines(result.lines, "\(plan.name).\(setter)", properties)
        }
        return result
    }

    private static func call(_ callee: String, _ arguments: [String], _ suffix: String = "") -> [String] {
        let line = "\(callee)(\(arguments.joined(separator: ", ")))\(suffix)"
        if arguments.isEmpty || (arguments.count == 1 && line.count <= maximumLength) { return [line] }
        let last = arguments.count - 1
        return ["\(callee)("] + arguments.enumerated().map { "    \($1)\($0 == last ? "" : ",")" } + [")\(suffix)"]
    }
}
