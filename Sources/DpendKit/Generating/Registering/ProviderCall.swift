/// The expression that makes an instance: a call of an initializer or of a configuration's member.
struct ProviderCall {
    /// The expression as lines, with the keywords that it has to stand behind; where arguments are many, one a line.
    let lines: [String]

    private static let maximumLength = 100

    /// Writes the call of a provider in the words of a back-end.
    ///
    /// - Parameters:
    ///   - setter: The function that sets the properties of the instance, if there are some to be set.
    ///   - isAsync: Whether resolving has to be awaited there.
    ///   - isOnActor: Whether what it stands in belongs to the provider's actor.
    init(
        _ provider: DependencyProvider, setter: String?, in graph: DependencyGraph, _ generator: some RegistrationGenerator,
        isAsync: Bool = false, isOnActor: Bool = false
    ) {
        let factory = provider.factory
        let values = ArgumentWriter(graph: graph, generator: generator, isAsync: isAsync)
        var autoclosures = AutoclosureArguments()
        let arguments = values.arguments(provider.callEdges, transfers: factory.isActor, &autoclosures)
        // What autoclosures call is there before.
        let resolves = (provider.callEdges.filter { !$0.parameter.isAutoclosure } + provider.propertyEdges).contains { $0.edge.immediatelyResolves }
        var call: [String]
        var (tries, awaits) = (true, isAsync)
        switch factory.kind {
        case .initializer(let type, _):
            tries = resolves || factory.effects.isThrowing
            awaits = isAsync && (resolves || factory.effects.isAsync || factory.effects.globalActor != nil && !isOnActor)
            call = Self.call(type.spelling(.code), arguments)
        case .configurationMethod(let method):
            let receiver =
                method.needsInstance
                ? generator.resolution(of: method.configuration) : method.configuration.type.spelling(.code)
            let member = "\(receiver).\(SwiftIdentifier.escaped(method.name))"
            call = method.isCalled ? Self.call(member, arguments, ".make()") : [member + ".make()"]
        case .external(let name):
            lines = [SwiftIdentifier.escaped(name)]
            return
        case .injection:
            preconditionFailure("what is made elsewhere is not registered")
        }
        if let setter { call = InjectedClass.lines(call, "Self.\(setter)", values.arguments(provider.propertyEdges, &autoclosures)) }
        let returning = autoclosures.statements.isEmpty ? "" : "return "
        lines = autoclosures.statements + GeneratedLines.enclosed(returning + (tries ? "try " : "") + (awaits ? "await " : ""), call)
    }

    private static func call(_ callee: String, _ arguments: [String], _ suffix: String = "") -> [String] {
        let line = "\(callee)(\(arguments.joined()))\(suffix)"
        if arguments.isEmpty || (arguments.count == 1 && line.count <= maximumLength) { return [line] }
        let last = arguments.count - 1
        return ["\(callee)("]
            + arguments.enumerated().map { "    \($1)\($0 == last ? "" : ",")" }
            + [")\(suffix)"]
    }
}

/// Writes the arguments of a call, each as one expression.
struct ArgumentWriter<Generator: RegistrationGenerator> {
    let graph: DependencyGraph
    let generator: Generator
    let isAsync: Bool

    /// The arguments with their labels, without those that are left out of the call.
    func arguments(
        _ edges: [DependencyProvider.ParameterEdge], transfers: Bool = false, _ autoclosures: inout AutoclosureArguments
    ) -> [String] {
        edges.compactMap { parameter, edge in
            value(edge).map { value in
                let label = parameter.label == "_" ? "" : "\(SwiftIdentifier.escapedLabel(parameter.label)): "
                let value = transfers && edge.isInstance ? "_Transfer<\(parameter.passedType)>(\(value)).instance" : value
                return label + (parameter.isAutoclosure ? autoclosures.argument(keywords(edge) + value, parameter.dependency.requestedType) : value)
            }
        }
    }

    private func keywords(_ edge: DependencyEdge) -> String {
        edge.immediatelyResolves ? isAsync ? "try await " : "try " : ""
    }

    /// The value for a parameter; nil when it is left out of the call.
    private func value(_ edge: DependencyEdge) -> String? {
        switch edge {
        case .resolved(let position): generator.resolution(of: graph.nodes[position].key)
        case .tagged(let inner): value(inner).map { "\(ModuleName.runtime)Tagged(\($0))" }
        case .collection(let elements): "[\(elements.compactMap(value).joined(separator: ", "))]"
        case .deferred(.lazy(let type), let inner): lazy(inner, type)
        case .deferred(.closure(let function), let inner): deferred(inner, function)
        case .runtimeArgument(let number): "argument\(number + 1)"
        case .nilValue: "nil"
        case .defaultValue, .unsatisfied: nil
        }
    }

    private func lazy(_ edge: DependencyEdge, _ type: TypeExpression) -> String? {
        if case .resolved(let position) = edge {
            let key = graph.nodes[position].key
            // A 'Lazy' of a subclass, or of what an optional wraps, is of another type.
            return key.type == type ? generator.lazy(key) : generator.lazy(expression: "try \(generator.resolution(of: key))", type)
        }
        let later = ArgumentWriter(graph: graph, generator: generator, isAsync: false)
        return later.value(edge).map { generator.lazy(expression: (edge.immediatelyResolves ? "try " : "") + $0, type) }
    }

    private func deferred(_ edge: DependencyEdge, _ function: TypeExpression.FunctionType) -> String? {
        let actor = graph.globalActor(making: [edge])
        if case .resolved(let position) = edge {
            return generator.deferral(of: graph.nodes[position].key, on: actor, as: function)
        }
        let isAsync = function.isAsync && generator.awaitsResolves
        let later = ArgumentWriter(graph: graph, generator: generator, isAsync: isAsync)
        let keywords = edge.immediatelyResolves ? (isAsync ? "try await " : "try ") : ""
        return later.value(edge).map { generator.deferral(ofExpression: keywords + $0, on: actor, as: function) }
    }
}

extension DependencyGraph {
    /// The global actor on which what the edges lead to at once has to be made.
    func globalActor(making edges: [DependencyEdge]) -> String? {
        edges.lazy.flatMap(\.immediateTargets).compactMap { nodes[$0].effects.globalActor }.first
    }
}

extension DependencyEdge {
    /// Whether making the argument calls for `try`: what is deferred is resolved by a closure.
    var immediatelyResolves: Bool { !immediateTargets.isEmpty }
}
