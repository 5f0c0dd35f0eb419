import DpendRuntime

/// Registers with the container of Dip 7 (https://github.com/AliSoftware/Dip).
struct DipContainerGenerator: ContainerGenerator, RegistrationGenerator {
    var name: String { "dip" }
    let containerModule = "Dip"
    let containerType = "\(ModuleName.dip)DependencyContainer"

    func obstacle(to effects: Effects) -> String? { effects.isAsync ? "is async" : effects.otherActorObstacle }

    func emptyContainer(for plan: RegistrationPlan) -> [String] {
        // Reflecting over every instance for Dip's own property wrappers would cost time for nothing.
        ["let container = \(containerType)(autoInjectProperties: false)"]
            // A closure that is not @Sendable would run only where it was registered.
            + (plan.isTracked
                ? ["container.register(.singleton, type: _Resolver.Path.self) { @Sendable in _Resolver.Path() }"] : [])
            + (plan.keepsDeferrals
                ? [
                    "nonisolated(unsafe) let keeping = _Resolver.Keeping()",
                    "container.register(.unique, type: _Resolver.Keeping.self) { @Sendable in keeping }",
                ] : [])
    }

    func declarations(for plan: RegistrationPlan) -> [String] {
        DipResolver(plan: plan, actor: registeringActor(of: plan)).lines
    }

    let storage = [
        "// Dip's container has a lock of its own.",
        "nonisolated(unsafe) private let _container: \(ModuleName.dip)DependencyContainer",
        "private var _resolver: _Resolver { _Resolver(container: self._container) }",
    ]

    let accessorResolver = "self._resolver"

    func replacement(of accessor: Accessor, scope: DependencyScope) -> String {
        let make = accessor.parameters == nil ? "\(accessor.keywords)make()" : "make"
        return "$0.register(.\(scope.rawValue), type: \(arguments(for: accessor.key))) { \(make) }"
    }

    /// Dip's closures run where they were registered.
    func registeringActor(of effects: Effects) -> String? { effects.globalActor }

    func preparation(resolves: Bool) -> [String] { resolves ? ["let resolver = _Resolver(container: container)"] : [] }

    func line(for external: RegistrationPlan.External) -> String {
        "container.register(.singleton, type: \(arguments(for: external.key))) { "
            + "\(SwiftIdentifier.escaped(external.variable)) }"
    }

    func lines(for registration: RegistrationPlan.Registration, in graph: DependencyGraph) -> [String] {
        let call = "container.register(.\(registration.scope.rawValue), type: \(arguments(for: registration.key)))"
        if let (provider, function) = registration.assisted {
            return lines(call, provider, function, setter: registration.setter, in: graph)
        }
        switch registration.source {
        case .alias(let key):
            return TrailingClosure.lines(call, parameters: nil, body: ["try \(resolution(of: key))"])
        case .provider(let provider):
            var making = ProviderCall(provider, setter: registration.setter, in: graph, self).lines
            if registration.keepsDeferrals { making = TrailingClosure.lines("try resolver.keeping", parameters: nil, body: making) }
            if registration.isTracked {
                let tracking = "try resolver.making(\(GeneratedLines.literal(registration.key.title)))"
                making = TrailingClosure.lines(tracking, parameters: nil, body: making)
            }
            return TrailingClosure.lines(call, parameters: nil, body: making)
        }
    }

    /// A closure that takes run-time values and resolves the rest when it is called.
    private func lines(
        _ call: String, _ provider: DependencyProvider, _ function: TypeExpression.FunctionType, setter: String?,
        in graph: DependencyGraph
    ) -> [String] {
        let names = function.parameters.indices.map { "argument\($0 + 1)" }.joined(separator: ", ")
        guard provider.edges.contains(where: \.resolves) else {
            let expression = ProviderCall(provider, setter: setter, in: graph, self, isAsync: function.isAsync)
            let body = TrailingClosure.lines("", parameters: "\(names) in", body: expression.lines)
            return ["\(call) {"] + GeneratedLines.indented(body) + ["}"]
        }
        let actor = provider.factory.effects.globalActor ?? graph.globalActor(making: provider.edges)
        let making = TrailingClosure.lines(
            making(function, on: actor), parameters: "resolver in",
            body: ProviderCall(provider, setter: setter, in: graph, self).lines)
        return ["\(call) {", "    { [later = resolver.later] \(names) in"]
            + GeneratedLines.indented(making, by: 2) + ["    }", "}"]
    }

    /// Only what a definition resolves has instances of scope `shared` in common; it is given the object as an argument.
    func lines(for injected: InjectedClass, in graph: DependencyGraph) -> [String] {
        let injection = RegisteringInjection(injected: injected, graph: graph, generator: self)
        guard injected.sharesInstances, let call = injection.call else { return [] }
        let type = injected.type.spelling(.code)
        return TrailingClosure.lines(
            "container.register(.unique, type: \(type).self, tag: \(Self.injectionTag))", parameters: "(object: \(type)) in",
            body: call)
    }

    func injection(into injected: InjectedClass, _ call: [String]) -> [String] {
        if injected.sharesInstances {
            let type = injected.type.spelling(.code)
            return ["_ = try container.resolve(tag: \(Self.injectionTag), arguments: object) as \(type)"]
        }
        return preparation(resolves: injected.resolves) + GeneratedLines.enclosed("_ = ", call)
    }

    private static let injectionTag = "\"dpend.injection\""

    let awaitsResolves = false

    func resolution(of key: DependencyKey) -> String { "resolver.resolve(\(arguments(for: key)))" }

    func deferral(of key: DependencyKey, on actor: String?, as function: TypeExpression.FunctionType) -> String {
        deferral(ofExpression: "try \(resolution(of: key))", on: actor, as: function)
    }

    func deferral(
        ofExpression expression: String, on actor: String?, as function: TypeExpression.FunctionType
    ) -> String {
        "{ [later = resolver.later] in \(making(function, on: actor)) "
            + "{ resolver -> \(function.result.spelling(.code)) in \(expression) } }"
    }

    func lazy(_ key: DependencyKey) -> String { lazy(expression: "try \(resolution(of: key))", key.type) }

    func lazy(expression: String, _ type: TypeExpression) -> String {
        let function = TypeExpression.FunctionType(
            attributes: [], parameters: [], isAsync: false, throwing: .anyError, result: type)
        return "\(ModuleName.runtime)Lazy(\(deferral(ofExpression: expression, on: nil, as: function)))"
    }

    private func making(_ function: TypeExpression.FunctionType, on actor: String?) -> String {
        let name = function.isThrowing ? "making" : "makingTrapping"
        guard let actor, function.isAsync, function.globalActor == nil else {
            return "\(function.isThrowing ? "try " : "")later.\(name)"
        }
        return "\(function.isThrowing ? "try " : "")await later.\(name)On\(actor)"
    }

    /// The type and its tag, a string literal: Dip has no types for tags.
    func arguments(for key: DependencyKey) -> String {
        let tag = key.provider.map { "dpend.\($0)" } ?? key.tagName
        return "\(key.type.parenthesized(.code)).self" + (tag.map { ", tag: \(GeneratedLines.literal($0))" } ?? "")
    }
}
