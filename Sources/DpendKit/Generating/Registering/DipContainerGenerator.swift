import DpendRuntime

/// Registers with the container of Dip 7 (https://github.com/AliSoftware/Dip).
struct DipContainerGenerator: ContainerGenerator, RegistrationGenerator {
    let kind = ContainerKind(
        "dip", module: "Dip", expressesAsync: false, expressesOtherActors: false, expressesNesting: false,
        closesObjects: false)
    let containerType: SwiftType = "\(.dip)DependencyContainer"
    var place: ContainerPlace?

    init() {}

    @SwiftStatements func emptyContainer(for plan: RegistrationPlan) -> [SwiftStatement] {
        // Reflecting on every instance for Dip's property wrappers would waste time.
        "let container = \(containerType)(autoInjectProperties: false)"
        // A closure that is not @Sendable runs only where it was registered.
        if plan.isTracked {
            register(
                "singleton", [SwiftArgument("type", "_Resolver.Path.self")],
                SwiftClosure("@Sendable in") { "_Resolver.Path()" })
        }
        if plan.keepsDeferrals {
            "nonisolated(unsafe) let keeping = _Resolver.Keeping()"
            register(
                "unique", [SwiftArgument("type", "_Resolver.Keeping.self")], SwiftClosure("@Sendable in") { "keeping" })
        }
    }

    func sharedRegistrations(_ calls: [SwiftExpression], for plan: RegistrationPlan) -> [SwiftDeclaration] { [] }

    func declarations(for plan: RegistrationPlan) -> [SwiftDeclaration] {
        DipResolver(plan: plan, actor: registeringActor(of: plan)).types
    }

    var storage: [SwiftDeclaration] {
        [
            SwiftDeclaration.line("nonisolated(unsafe) private let _container: \(containerType)")
                .noted("Dip's container has a lock of its own."),
            .property("private var _resolver: _Resolver", isShort: true) { "_Resolver(container: self._container)" },
        ]
    }

    let accessorResolver: SwiftExpression = "self._resolver"

    func replacement(of accessor: Accessor, scope: DependencyScope) -> SwiftExpression {
        let make: SwiftExpression =
            accessor.parameters == nil ? SwiftExpression("make()").demanding(accessor.effects) : "make"
        return register(SwiftName(escaping: scope.rawValue), typed(accessor.key), SwiftClosure { make }, in: "$0")
    }

    /// Dip runs closures where they were registered.
    func registeringActor(of effects: Effects) -> String? { effects.globalActor }

    func preparation(resolves: Bool) -> [SwiftStatement] {
        resolves ? [.let("resolver", "_Resolver(container: container)")] : []
    }

    func registration(of external: RegistrationPlan.External) -> SwiftExpression {
        register("singleton", typed(external.key), SwiftClosure { SwiftExpression(external.variable) })
    }

    func registration(_ registration: RegistrationPlan.Registration, in graph: DependencyGraph) -> SwiftExpression {
        register(
            SwiftName(escaping: registration.scope.rawValue), typed(registration.key),
            SwiftClosure { making(registration, in: graph) })
    }

    /// The statements of the registered closure.
    private func making(_ registration: RegistrationPlan.Registration, in graph: DependencyGraph) -> [SwiftStatement] {
        if let (provider, function) = registration.assisted {
            return [.evaluate(factory(provider, function, setter: registration.setter, in: graph))]
        }
        switch registration.source {
        case .alias(let key):
            return [.evaluate(registration.reading(resolution(of: key).demanding(throws: true)))]
        case .provider(let provider):
            var making = ProviderCall(provider, setter: registration.setter, in: graph, self).statements
            func wrap(_ call: SwiftExpression, _ arguments: [SwiftArgument] = []) {
                making = [.evaluate(call.call(arguments, SwiftClosure(body: making)).demanding(throws: true))]
            }
            if registration.keepsDeferrals { wrap("resolver.keeping") }
            if registration.isTracked { wrap("resolver.making", [SwiftArgument(.string(registration.key.step))]) }
            return making
        }
    }

    /// A closure that takes run-time values and resolves the other dependencies when it is called.
    private func factory(
        _ provider: DependencyProvider, _ function: TypeExpression.FunctionType, setter: SwiftName?,
        in graph: DependencyGraph
    ) -> SwiftExpression {
        let names = function.parameters.indices.map(SwiftName.argument)
        guard provider.edges.contains(where: \.resolves) else {
            return .closure("\(names) in") {
                ProviderCall(provider, setter: setter, in: graph, self, isAsync: function.isAsync).statements
            }
        }
        let actor = provider.factory.effects.globalActor ?? graph.globalActor(making: provider.edges)
        return .closure("[later = resolver.later] \(names) in") {
            making(
                function, on: actor,
                SwiftClosure("resolver in") { ProviderCall(provider, setter: setter, in: graph, self).statements })
        }
    }

    /// Only a definition shares instances of scope `shared`. It gets the object as an argument.
    func registration(of injected: InjectedClass, in graph: DependencyGraph) -> SwiftExpression? {
        let injection = RegisteringInjection(injected: injected, graph: graph, generator: self)
        guard injected.sharesInstances, let call = injection.call else { return nil }
        let type = SwiftType(injected.type)
        return register(
            "unique", [SwiftArgument("type", "\(type).self"), SwiftArgument("tag", Self.injectionTag)],
            SwiftClosure(head: "(object: \(type)) in", body: injection.preparation.returning(call)))
    }

    @SwiftStatements func injection(
        into injected: InjectedClass, _ call: SwiftExpression, after preparation: [SwiftStatement]
    ) -> [SwiftStatement] {
        if injected.sharesInstances {
            let resolution: SwiftExpression = "container.resolve(tag: \(Self.injectionTag), arguments: object)"
            SwiftStatement.set(
                "_", to: SwiftExpression("\(resolution) as \(SwiftType(injected.type))").demanding(throws: true))
        } else {
            self.preparation(resolves: injected.resolves)
            preparation
            SwiftStatement.set("_", to: call)
        }
    }

    private static let injectionTag: SwiftExpression = "\"dpend.injection\""

    let awaitsResolves = false

    func resolution(of key: DependencyKey) -> SwiftExpression {
        SwiftExpression("resolver.resolve").call(arguments(for: key))
    }

    func deferral(of key: DependencyKey, on actor: String?, as function: TypeExpression.FunctionType) -> SwiftExpression
    {
        let body = [SwiftStatement.evaluate(resolution(of: key).demanding(throws: true))]
        return deferral(running: body, on: actor, as: function, sentBy: nil)
    }

    func usesConstant(_ function: TypeExpression.FunctionType) -> Bool { false }

    func deferral(
        running body: [SwiftStatement], on actor: String?, as function: TypeExpression.FunctionType,
        sentBy transfer: SwiftType?
    ) -> SwiftExpression {
        .closure("[later = resolver.later] in") {
            let head: SwiftCode = "resolver -> \(transfer ?? SwiftType(function.result)) in"
            let made = making(function, on: actor, SwiftClosure(head: head, body: body))
            transfer == nil ? made : made.member("instance")
        }
    }

    func opening(
        _ opening: ContainerOpening, levelsAbove levels: Int, giving body: [SwiftStatement],
        as function: TypeExpression.FunctionType
    ) -> SwiftExpression { preconditionFailure("Dip has no nested containers") }

    func lazy(_ key: DependencyKey) -> SwiftExpression {
        lazy(running: [.evaluate(resolution(of: key).demanding(throws: true))], key.type)
    }

    func lazy(running body: [SwiftStatement], _ type: TypeExpression) -> SwiftExpression {
        let function = TypeExpression.FunctionType(
            attributes: [], parameters: [], isAsync: false, throwing: .anyError, result: type)
        let closure = deferral(running: body, on: nil, as: function, sentBy: nil)
        return SwiftExpression("\(.runtime)Lazy").call([SwiftArgument(closure)])
    }

    /// The call of the closure that makes an instance later.
    private func making(
        _ function: TypeExpression.FunctionType, on actor: String?, _ closure: SwiftClosure
    ) -> SwiftExpression {
        let name = function.isThrowing ? "making" : "makingTrapping"
        var call = SwiftExpression("later.\(SwiftName(escaping: name))")
        var awaits = false
        if let actor, function.isAsync, function.globalActor == nil {
            call = "later.\(SwiftName(escaping: "\(name)On\(actor)"))"
            awaits = true
        }
        return call.call([], closure).demanding(throws: function.isThrowing, await: awaits)
    }

    /// `container.register(.unique, type: T.self) { … }`
    private func register(
        _ scope: SwiftName, _ arguments: [SwiftArgument], _ closure: SwiftClosure, in container: SwiftName = "container"
    ) -> SwiftExpression {
        SwiftExpression("\(container).register").call([SwiftArgument(".\(scope)")] + arguments, closure)
    }

    /// The arguments that identify a key in a registration.
    private func typed(_ key: DependencyKey) -> [SwiftArgument] {
        var arguments = arguments(for: key)
        arguments[0].label = "type"
        return arguments
    }

    /// The type and its tag, which is a string literal because Dip has no types for tags.
    func arguments(for key: DependencyKey) -> [SwiftArgument] {
        let tag = (key.provider ?? key.parameter?.description).map { "dpend.\($0)" } ?? key.tagName
        return [SwiftArgument(.metatype(registering: key.type))]
            + (tag.map { [SwiftArgument("tag", .string($0))] } ?? [])
    }
}
