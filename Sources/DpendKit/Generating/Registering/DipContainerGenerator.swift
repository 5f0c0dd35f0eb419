/// Registers with the container of Dip 7 (https://github.com/AliSoftware/Dip).
struct DipContainerGenerator: ContainerGenerator, RegistrationGenerator {
    var name: String { "dip" }
    let containerModule = "Dip"
    let containerType = "Dip.DependencyContainer"
    // Reflecting over every instance for Dip's own property wrappers would cost time for nothing.
    let emptyContainer = "Dip.DependencyContainer(autoInjectProperties: false)"

    func obstacle(to effects: Effects) -> String? { effects.isAsync ? "is async" : effects.otherActorObstacle }

    /// The container keeps the registered closures, so they must not keep the container. An `unowned` capture in each
    /// of them would do, if Swift 6.3 could then pass an `any P` to a `some P`.
    func declarations(for plan: RegistrationPlan) -> [String] {
        guard plan.registrations.contains(where: \.resolves) || plan.injectedClasses.contains(where: \.resolves) else {
            return []
        }
        return [
            "/// Resolves dependencies for the registrations without keeping the container alive.",
            "private nonisolated struct Resolver {",
            "    unowned let container: \(containerType)",
            "",
            "    func resolve<Dependency>(_ type: Dependency.Type, tag: String? = nil) throws -> Dependency {",
            "        try container.resolve(tag: tag)",
            "    }",
            "}",
            "",
        ] + (plan.defers ? Self.deferral : [])
    }

    private static let deferral = [
        "/// Resolves dependencies for closures that are called later, and keeps the container alive until then.",
        "private nonisolated struct LaterResolver: @unchecked Sendable {",
        "    // Dip's container has a lock of its own.",
        "    let container: Dip.DependencyContainer",
        "",
        "    func making<Dependency>(_ make: (Resolver) throws -> Dependency) throws -> Dependency {",
        "        try make(Resolver(container: container))",
        "    }",
        "",
        "    /// For closures that cannot throw: ends the program with the error's text.",
        "    func makingTrapping<Dependency>(_ make: (Resolver) throws -> Dependency) -> Dependency {",
        "        do { return try making(make) } catch { fatalError(\"\\(error)\") }",
        "    }",
        "}",
        "",
    ]

    var hasAccessors: Bool { false }

    func accessors(for plan: RegistrationPlan, in graph: DependencyGraph) -> EmbeddedAccessors? { nil }

    func isolation(of plan: RegistrationPlan) -> String {
        let actors = plan.registrations.compactMap { registration -> String? in
            guard case .provider(let provider) = registration.source else { return nil }
            return provider.factory.effects.globalActor
        } + plan.injectedClasses.filter(\.sharesInstances).compactMap(\.globalActor)
        // Dip's closures run where they were registered.
        return actors.first.map { "@\($0) " } ?? "nonisolated "
    }

    func preparation(resolves: Bool) -> [String] { resolves ? ["let resolver = Resolver(container: container)"] : [] }

    func line(for external: RegistrationPlan.External) -> String {
        "container.register(.singleton, type: \(arguments(for: external.key))) { "
            + "\(SwiftIdentifier.escaped(external.variable)) }"
    }

    func lines(for registration: RegistrationPlan.Registration, in graph: DependencyGraph) -> [String] {
        let call = "container.register(.\(registration.scope.rawValue), type: \(arguments(for: registration.key)))"
        if let (provider, function) = registration.assisted {
            let names = function.parameters.indices.map { "argument\($0 + 1)" }.joined(separator: ", ")
            let expression = ProviderCall(provider, setter: registration.setter, in: graph, self).lines
            guard provider.edges.contains(where: \.resolves) else {
                let body = TrailingClosure.lines("", parameters: "\(names) in", body: expression)
                return ["\(call) {"] + body.map { "    \($0)" } + ["}"]
            }
            let making = TrailingClosure.lines(making(function), parameters: "resolver in", body: expression)
            return ["\(call) {", "    { [later = LaterResolver(container: resolver.container)] \(names) in"]
                + making.map { "        \($0)" } + ["    }", "}"]
        }
        switch registration.source {
        case .alias(let key):
            return TrailingClosure.lines(call, parameters: nil, body: ["try \(resolution(of: key))"])
        case .provider(let provider):
            return TrailingClosure.lines(call, parameters: nil, body: ProviderCall(provider, setter: registration.setter, in: graph, self).lines)
        }
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

    func resolution(of key: DependencyKey) -> String { "resolver.resolve(\(arguments(for: key)))" }

    func deferral(of key: DependencyKey, as function: TypeExpression.FunctionType) -> String {
        deferral(ofExpression: "try \(resolution(of: key))", as: function)
    }

    func deferral(ofExpression expression: String, as function: TypeExpression.FunctionType) -> String {
        "{ [later = LaterResolver(container: resolver.container)] in \(making(function)) { resolver -> \(function.result.spelling(.code)) in \(expression) } }"
    }

    func lazy(_ key: DependencyKey) -> String { lazy(expression: "try \(resolution(of: key))", key.type) }

    func lazy(expression: String, _ type: TypeExpression) -> String {
        let function = TypeExpression.FunctionType(
            attributes: [], parameters: [], isAsync: false, throwing: .anyError, result: type)
        return "DpendRuntime.Lazy(\(deferral(ofExpression: expression, as: function)))"
    }

    private func making(_ function: TypeExpression.FunctionType) -> String {
        function.isThrowing ? "try later.making" : "later.makingTrapping"
    }

    /// The type and its tag, a string literal: Dip has no types for tags.
    private func arguments(for key: DependencyKey) -> String {
        let tag = key.provider.map { "dpend.\($0)" } ?? key.tagName
        // Names in backticks may contain quotes.
        let literal = tag?.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
        return "\(key.type.parenthesized(.code)).self" + (literal.map { ", tag: \"\($0)\"" } ?? "")
    }
}

extension RegistrationPlan {
    /// Whether something is resolved by closures that are called later.
    fileprivate var defers: Bool {
        registrations.contains { registration in
            guard case .provider(let provider) = registration.source else { return false }
            return registration.assisted != nil || provider.edges.contains { $0.targets != $0.immediateTargets }
        } || injectedClasses.contains { $0.properties.contains { $0.edge.targets != $0.edge.immediateTargets } }
    }
}
