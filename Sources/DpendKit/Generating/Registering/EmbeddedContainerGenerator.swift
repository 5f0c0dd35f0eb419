import DpendRuntime

/// Registers with `DpendRuntime.DependencyContainer`.
struct EmbeddedContainerGenerator: ContainerGenerator, RegistrationGenerator {
    let kind = ContainerKind.embedded
    let containerType: SwiftType = "\(.runtime)DependencyContainer"
    var place: ContainerPlace?

    init() {}

    func emptyContainer(for plan: RegistrationPlan) -> [SwiftStatement] {
        let isNested = plan.container != NestedContainers.root
        let arguments =
            isNested ? [SwiftArgument("parent", "outer_"), SwiftArgument("registrations", "Self._registrations")] : []
        return [.let("container", SwiftExpression(containerType).call(arguments))]
    }

    func sharedRegistrations(_ calls: [SwiftExpression], for plan: RegistrationPlan) -> [SwiftDeclaration] {
        let registering = SwiftClosure("container in") {
            for value in plan.externals { SwiftExpression("container.expect").call(arguments(for: value.key)) }
            for call in calls { call }
        }
        return [
            SwiftDeclaration.line(
                "private static let _registrations",
                SwiftExpression("\(.runtime)DependencyRegistrations").call([], registering)
            ).documented("The registrations that all containers of this kind share.")
        ]
    }

    func declarations(for plan: RegistrationPlan) -> [SwiftDeclaration] {
        let hidden: SwiftModifiers = plan.containers.isEmpty ? "private " : "fileprivate "
        return plan.hiddenTags.map { tag in
            SwiftDeclaration.type(
                "\(hidden)nonisolated enum \(SwiftName(escaping: tag))", conformingTo: ["\(.runtime)DependencyTag"]
            ) {}
            .documented("Distinguishes a provider from others with the same key.")
        }
    }

    var storage: [SwiftDeclaration] { [.line("private let _container: \(containerType)")] }

    let accessorResolver: SwiftExpression = "self._container"

    func replacement(of accessor: Accessor, scope: DependencyScope) -> SwiftExpression {
        let (effects, isFunction) = (accessor.effects, accessor.parameters != nil)
        let name =
            "replace"
            + (isFunction ? "" : "\(effects.isAsync ? "Async" : "")\(effects.globalActor.map { "On\($0)" } ?? "")")
        // In language mode 5 a parameter that is a closure of an actor is not Sendable, but a closure that is written
        // out is.
        let isWrapped = !isFunction && effects.globalActor != nil
        let call = SwiftExpression("make").call().demanding(effects)
        let make = SwiftArgument("with", isFunction ? .closure { "make" } : isWrapped ? .closure { call } : "make")
        return SwiftExpression("$0.\(SwiftName(escaping: name))").call(arguments(for: accessor.key) + [make])
            .demanding(throws: true)
    }

    func registeringActor(of effects: Effects) -> String? { nil }

    func preparation(resolves: Bool) -> [SwiftStatement] { [] }

    func registration(of external: RegistrationPlan.External) -> SwiftExpression {
        SwiftExpression("container.provide").call(
            arguments(for: external.key) + [SwiftArgument(SwiftExpression(external.variable))])
    }

    func registration(_ registration: RegistrationPlan.Registration, in graph: DependencyGraph) -> SwiftExpression {
        let scope = SwiftArgument("scope", ".\(SwiftName(escaping: registration.scope.rawValue))")
        return SwiftExpression("container.\(function(for: registration))").call(
            arguments(for: registration.key) + (registration.scope == .unique ? [] : [scope]),
            closure(registration, in: graph))
    }

    /// The registered closure.
    private func closure(_ registration: RegistrationPlan.Registration, in graph: DependencyGraph) -> SwiftClosure {
        if let (provider, function) = registration.assisted {
            return factory(provider, function, registration, in: graph)
        }
        let isAsync = registration.effects.isAsync
        switch registration.source {
        case .alias(let key):
            return SwiftClosure("resolver in") {
                registration.reading(resolution(of: key).demanding(throws: true, await: isAsync))
            }
        case .provider(let provider):
            // The registered closure runs on the actor.
            let actor = registration.effects.globalActor
            let call = ProviderCall(
                provider, setter: registration.setter, in: graph, self, isAsync: isAsync,
                isOnActor: actor != nil && actor == provider.factory.effects.globalActor)
            let tracing = graph.traces ? tracing(registration, path, waits: isAsync) : []
            guard registration.isClosed else {
                return SwiftClosure(registration.resolves ? "resolver in" : "_ in") {
                    (tracing + call.preparation).returning(call.expression)
                }
            }
            let making = registration.making(call.expression, notingIn: "resolver.closes", of: path)
            return SwiftClosure("resolver in") { (tracing + call.preparation + making).returning("new") }
        }
    }

    /// The path of the nested container whose code is written; nil for the root.
    private var path: String? {
        place.flatMap { $0.container == NestedContainers.root ? nil : $0.containers.all[$0.container].path }
    }

    /// The statements that measure the rest of a closure.
    @SwiftStatements private func tracing(_ registration: RegistrationPlan.Registration, _ path: String?, waits: Bool)
        -> [SwiftStatement]
    {
        let argument = waits ? [SwiftArgument("waits", "true")] : []
        SwiftStatement.let(
            "trace_",
            SwiftExpression("\(.runtime)ConstructionTrace.begin").call(
                [SwiftArgument(.string(registration.title(in: path)))] + argument))
        SwiftStatement.defer { "trace_.end()" }
    }

    /// A closure that takes run-time values and resolves the other dependencies when it is called.
    private func factory(
        _ provider: DependencyProvider, _ function: TypeExpression.FunctionType,
        _ registration: RegistrationPlan.Registration, in graph: DependencyGraph
    ) -> SwiftClosure {
        let names = function.parameters.indices.map(SwiftName.argument)
        // An actor makes its instances together with their dependencies, which then need not be Sendable.
        let resolves = provider.edges.contains(where: \.resolves)
        let actor = function.isAsync && resolves ? provider.factory.effects.globalActor : nil
        let call = ProviderCall(
            provider, setter: registration.setter, in: graph, self, isAsync: function.isAsync, isOnActor: actor != nil)
        let statements = (graph.traces ? tracing(registration, path, waits: function.isAsync) : []) + call.preparation
        let body = statements.returning(call.expression)
        guard resolves else { return SwiftClosure("_ in") { SwiftExpression.closure("\(names) in", body) } }
        return SwiftClosure("resolver in") {
            SwiftStatement.let("later", "resolver.later")
            SwiftStatement.return(
                .closure("\(names) in") {
                    making(function, SwiftClosure(head: "\(SwiftModifiers(actor: actor))resolver in", body: body))
                })
        }
    }

    func registration(of injected: InjectedClass, in graph: DependencyGraph) -> SwiftExpression? { nil }

    func injection(
        into injected: InjectedClass, _ call: SwiftExpression, after preparation: [SwiftStatement]
    ) -> [SwiftStatement] {
        let isAsync = injected.effects.isAsync
        let making: SwiftExpression = isAsync ? "container.makingAsync" : "container.making"
        let closure = SwiftClosure(
            head: injected.resolves ? "resolver in" : "_ in", body: preparation.returning(call))
        return [.set("_", to: making.call([], closure).demanding(throws: true, await: isAsync))]
    }

    let awaitsResolves = true

    func resolution(of key: DependencyKey) -> SwiftExpression {
        SwiftExpression("resolver.resolve").call(arguments(for: key))
    }

    func deferral(of key: DependencyKey, on actor: String?, as function: TypeExpression.FunctionType) -> SwiftExpression
    {
        // A closure that is written out has the isolation of its type, so that its result need not be Sendable.
        if function.isAsync {
            let body = [SwiftStatement.evaluate(resolution(of: key).demanding(throws: true, await: true))]
            return deferral(running: body, on: actor, as: function, sentBy: nil)
        }
        // A closure without an actor stays on the one where it is written.
        if function.globalActor == nil, actor != nil {
            let body = [SwiftStatement.evaluate(resolution(of: key).demanding(throws: true))]
            return deferral(running: body, on: actor, as: function, sentBy: nil)
        }
        let suffix = function.globalActor.map { "On\($0)" } ?? ""
        let name = SwiftName(escaping: "deferred\(function.isThrowing ? "" : "Trapping")\(suffix)")
        return SwiftExpression("resolver.\(name)").call(arguments(for: key))
    }

    /// Swift 6.3 does not convert a closure with a capture list to `nonisolated(nonsending) @Sendable` if its result is
    /// not Sendable.
    func usesConstant(_ function: TypeExpression.FunctionType) -> Bool {
        function.isAsync && function.attributes.contains("@Sendable")
    }

    func deferral(
        running body: [SwiftStatement], on actor: String?, as function: TypeExpression.FunctionType,
        sentBy transfer: SwiftType?
    ) -> SwiftExpression {
        let head = transfer.map { "resolver -> \($0) in" } ?? head(returning: function.result)
        let made = making(function, SwiftClosure(head: head, body: body))
        return .closure(
            usesConstant(function) ? nil : "[later = resolver.later] in",
            [.evaluate(transfer == nil ? made : made.member("instance"))])
    }

    func opening(
        _ opening: ContainerOpening, levelsAbove levels: Int, giving body: [SwiftStatement],
        as function: TypeExpression.FunctionType
    ) -> SwiftExpression {
        let order = NestedContainers.order(of: function.parameters, in: opening.values.map(\.key)) ?? []
        let names = function.parameters.indices.map(SwiftName.argument)
        let type = SwiftArgument("for", .metatype(function.result))
        let levels = levels == 0 ? [] : [SwiftArgument("levelsAbove", "\(SwiftCode(number: levels))")]
        let crosses =
            function.isAsync && opening.effects.globalActor != nil
            && opening.effects.globalActor != function.globalActor
        let container = SwiftExpression("\(opening.type).makeContainer")
            .call([SwiftArgument("in", "container")] + opening.arguments(order) { SwiftExpression(names[$0]) })
            .demanding(throws: true, await: opening.effects.isAsync || crosses)
        let making: SwiftExpression = function.isAsync ? "opened.makingAsync" : "opened.making"
        let result = making.call([], SwiftClosure(head: head(returning: function.result), body: body))
            .demanding(throws: true, await: function.isAsync)
        let statements: [SwiftStatement] = [
            .let("container", SwiftExpression("later.container").call([type] + levels).demanding(throws: true)),
            .let("opened", container), .return(result),
        ]
        // Without a capture list, names stand alone.
        let head: SwiftCode? =
            usesConstant(function)
            ? names.isEmpty ? nil : "\(names) in" : "[later = resolver.later] \(names) in"
        return .closure(head, function.isThrowing ? statements : [.trapping { statements }])
    }

    func lazy(_ key: DependencyKey) -> SwiftExpression { SwiftExpression("resolver.lazy").call(arguments(for: key)) }

    func lazy(running body: [SwiftStatement], _ type: TypeExpression) -> SwiftExpression {
        SwiftExpression("resolver.lazy").call([], SwiftClosure(head: head(returning: type), body: body))
    }

    /// The beginning of a closure that makes an instance later. The context knows the type of another closure that
    /// awaits: dpend does not keep `nonisolated(nonsending)`.
    private func head(returning type: TypeExpression) -> SwiftCode {
        if case .function(let function) = type.tagged?.type ?? type, function.isAsync { return "resolver in" }
        return "resolver -> \(SwiftType(type)) in"
    }

    /// The call of the closure that makes an instance later.
    private func making(_ function: TypeExpression.FunctionType, _ closure: SwiftClosure) -> SwiftExpression {
        let name = (function.isThrowing ? "making" : "makingTrapping") + (function.isAsync ? "Async" : "")
        return SwiftExpression("later.\(SwiftName(escaping: name))").call([], closure).demanding(function.effects)
    }

    private func function(for registration: RegistrationPlan.Registration) -> SwiftName {
        let name = registration.effects.isAsync ? "registerAsync" : "register"
        // A provider that only depends on the main actor need not run there itself.
        guard registration.assisted == nil, let actor = registration.providerActor else {
            return SwiftName(escaping: name)
        }
        return SwiftName(escaping: "\(name)On\(actor)")
    }

    func arguments(for key: DependencyKey) -> [SwiftArgument] {
        let type = SwiftArgument(.metatype(registering: key.type))
        if let tag = key.hiddenTag { return [type, SwiftArgument("tag", "\(SwiftName(escaping: tag)).self")] }
        return [type] + (key.tag.map { [SwiftArgument("tag", .metatype($0))] } ?? [])
    }
}
