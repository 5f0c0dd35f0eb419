import DpendRuntime

/// Registers with `DpendRuntime.DependencyContainer`.
struct EmbeddedContainerGenerator: ContainerGenerator, RegistrationGenerator {
    let kind = ContainerKind.embedded
    let containerModule = "DpendRuntime"
    let containerType = "\(ModuleName.runtime)DependencyContainer"

    func emptyContainer(for plan: RegistrationPlan) -> [String] { ["let container = \(containerType)()"] }

    func declarations(for plan: RegistrationPlan) -> [String] {
        plan.hiddenTags.flatMap { tag in
            [
                "/// Tells one provider from others that have the same key.",
                "private nonisolated enum \(tag): \(ModuleName.runtime)DependencyTag {}",
                "",
            ]
        }
    }

    var storage: [String] { ["private let _container: \(containerType)"] }

    let accessorResolver = "self._container"

    func replacement(of accessor: Accessor, scope: DependencyScope) -> String {
        let (effects, isFunction) = (accessor.effects, accessor.parameters != nil)
        let name = isFunction ? "" : "\(effects.isAsync ? "Async" : "")\(effects.globalActor.map { "On\($0)" } ?? "")"
        return "try $0.replace\(name)(\(arguments(for: accessor.key)), with: \(isFunction ? "{ make }" : "make"))"
    }

    func registeringActor(of effects: Effects) -> String? { nil }

    func preparation(resolves: Bool) -> [String] { [] }

    func line(for external: RegistrationPlan.External) -> String {
        "container.provide(\(arguments(for: external.key)), \(SwiftIdentifier.escaped(external.variable)))"
    }

    func lines(for registration: RegistrationPlan.Registration, in graph: DependencyGraph) -> [String] {
        let scope = registration.scope == .unique ? "" : ", scope: .\(registration.scope.rawValue)"
        let call = "container.\(function(for: registration))(\(arguments(for: registration.key))\(scope))"
        if let (provider, function) = registration.assisted {
            return lines(call, provider, function, setter: registration.setter, in: graph)
        }
        switch registration.source {
        case .alias(let key):
            let keywords = registration.effects.isAsync ? "try await" : "try"
            return TrailingClosure.lines(call, parameters: "resolver in", body: ["\(keywords) \(resolution(of: key))"])
        case .provider(let provider):
            let isAsync = registration.effects.isAsync
            return TrailingClosure.lines(
                call, parameters: registration.resolves ? "resolver in" : "_ in",
                body: ProviderCall(provider, setter: registration.setter, in: graph, self, isAsync: isAsync).lines)
        }
    }

    /// A closure that takes run-time values and resolves the rest when it is called.
    private func lines(
        _ call: String, _ provider: DependencyProvider, _ function: TypeExpression.FunctionType, setter: String?,
        in graph: DependencyGraph
    ) -> [String] {
        let names = function.parameters.indices.map { "argument\($0 + 1)" }.joined(separator: ", ")
        // What belongs to an actor is made there together with what it needs, which need not be Sendable then.
        let resolves = provider.edges.contains(where: \.resolves)
        let actor = function.isAsync && resolves ? provider.factory.effects.globalActor : nil
        let expression = ProviderCall(
            provider, setter: setter, in: graph, self, isAsync: function.isAsync, isOnActor: actor != nil)
        guard resolves else {
            let body = TrailingClosure.lines("", parameters: "\(names) in", body: expression.lines)
            return ["\(call) { _ in"] + body.map { "    \($0)" } + ["}"]
        }
        let making = TrailingClosure.lines(
            making(function), parameters: "\(actor.map { $0.actorAttribute + " " } ?? "")resolver in", body: expression.lines)
        return ["\(call) { resolver in", "    let later = resolver.later", "    return { \(names) in"]
            + making.map { "        \($0)" } + ["    }", "}"]
    }

    func lines(for injected: InjectedClass, in graph: DependencyGraph) -> [String] { [] }

    func injection(into injected: InjectedClass, _ call: [String]) -> [String] {
        let making = injected.effects.isAsync ? "_ = try await container.makingAsync" : "_ = try container.making"
        return TrailingClosure.lines(making, parameters: injected.resolves ? "resolver in" : "_ in", body: call)
    }

    let awaitsResolves = true

    func resolution(of key: DependencyKey) -> String { "resolver.resolve(\(arguments(for: key)))" }

    func deferral(of key: DependencyKey, on actor: String?, as function: TypeExpression.FunctionType) -> String {
        // Of an actor's closure the result stays there, so that it need not be Sendable.
        if function.isAsync, function.globalActor != nil {
            return deferral(ofExpression: "try await \(resolution(of: key))", on: actor, as: function)
        }
        let suffix = function.isAsync ? "Async" : function.globalActor == nil ? "" : "On\(function.globalActor ?? "")"
        return "resolver.deferred\(function.isThrowing ? "" : "Trapping")\(suffix)(\(arguments(for: key)))"
    }

    func deferral(
        ofExpression expression: String, on actor: String?, as function: TypeExpression.FunctionType
    ) -> String {
        "{ [later = resolver.later] in \(making(function)) { resolver -> \(function.result.spelling(.code)) in \(expression) } }"
    }

    func lazy(_ key: DependencyKey) -> String { "resolver.lazy(\(arguments(for: key)))" }

    func lazy(expression: String, _ type: TypeExpression) -> String {
        "resolver.lazy { resolver -> \(type.spelling(.code)) in \(expression) }"
    }

    private func making(_ function: TypeExpression.FunctionType) -> String {
        let name = (function.isThrowing ? "making" : "makingTrapping") + (function.isAsync ? "Async" : "")
        let keywords = (function.isThrowing ? "try " : "") + (function.isAsync ? "await " : "")
        return "\(keywords)later.\(name)"
    }

    private func function(for registration: RegistrationPlan.Registration) -> String {
        let name = registration.effects.isAsync ? "registerAsync" : "register"
        // What only depends on something of the main actor need not run there itself.
        guard registration.assisted == nil, let actor = registration.providerActor else { return name }
        return "\(name)On\(actor)"
    }

    func arguments(for key: DependencyKey) -> String {
        let type = "\(key.type.parenthesized(.code)).self"
        if let tag = key.hiddenTag { return "\(type), tag: \(tag).self" }
        return type + (key.tag.map { ", tag: \($0.parenthesized(.code)).self" } ?? "")
    }
}
