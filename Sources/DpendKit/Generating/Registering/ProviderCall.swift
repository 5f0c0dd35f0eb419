/// The expression that makes an instance: a call of an initializer or of a configuration's member.
struct ProviderCall {
    /// The statements before the call.
    let preparation: [SwiftStatement]
    /// The call.
    let expression: SwiftExpression

    /// The statements that return the instance.
    var statements: [SwiftStatement] { preparation.returning(expression) }

    /// Writes the call of a provider for a back end.
    ///
    /// - Parameters:
    ///   - setter: The function that sets the properties of the instance, if there are any.
    ///   - isAsync: Whether resolving requires `await`.
    ///   - isOnActor: Whether the surrounding code is isolated to the same actor as the provider.
    init(
        _ provider: DependencyProvider, setter: SwiftName?, in graph: DependencyGraph,
        _ generator: some RegistrationGenerator,
        isAsync: Bool = false, isOnActor: Bool = false
    ) {
        let factory = provider.factory
        let start = Self.start(provider, setter: setter, in: graph, generator, isAsync: isAsync)
        let values = ArgumentWriter(graph: graph, generator: generator, isAsync: isAsync, start: start)
        var autoclosures = AutoclosureArguments()
        let arguments = values.arguments(provider.callEdges, transfers: factory.sendsArguments, &autoclosures)
        var edges = provider.callEdges
        var call: SwiftExpression
        switch factory.kind {
        case .initializer(let type, _):
            let awaits = factory.effects.isAsync || factory.effects.globalActor != nil && !isOnActor
            call =
                (factory.exportedMaker.map(SwiftExpression.init(exportedFunction:)) ?? SwiftExpression(SwiftType(type)))
                .call(arguments)
                .demanding(throws: factory.effects.isThrowing, await: isAsync && awaits)
        case .configurationMethod(let method) where factory.exportedMaker != nil:
            let receiver =
                method.needsInstance
                ? [
                    SwiftArgument(
                        generator.resolution(of: method.configuration).demanding(throws: true, await: isAsync))
                ] : []
            let awaits = factory.effects.isAsync || factory.effects.globalActor != nil && !isOnActor
            call = SwiftExpression(exportedFunction: factory.exportedMaker ?? "").call(receiver + arguments)
                .demanding(throws: factory.effects.isThrowing, await: isAsync && awaits)
        case .configurationMethod(let method):
            let type = SwiftType(receiver: method.configuration.type)
            let receiver = method.needsInstance ? generator.resolution(of: method.configuration) : SwiftExpression(type)
            let member: SwiftExpression = "\(receiver).\(SwiftName(escaping: method.name))"
            call = SwiftExpression("\(method.isCalled ? member.call(arguments) : member).make()").demanding(
                throws: true, await: isAsync)
        case .external(let value):
            call = SwiftExpression(SwiftName(escaping: value.name))
        case .injection:
            preconditionFailure("what is made elsewhere is not registered")
        }
        if let setter {
            let properties = values.arguments(provider.propertyEdges, &autoclosures)
            call = SwiftExpression("Self.\(setter)").call([SwiftArgument(call)] + properties)
            edges += provider.propertyEdges
        }
        preparation = start.statements + values.preparation(of: edges.map(\.edge)) + autoclosures.statements
        expression = call
    }

    /// The asynchronous dependencies of a call that are made at the same time.
    private static func start(
        _ provider: DependencyProvider, setter: SwiftName?, in graph: DependencyGraph,
        _ generator: some RegistrationGenerator,
        isAsync: Bool
    ) -> ParallelStart {
        let edges = provider.callEdges + (setter == nil ? [] : provider.propertyEdges)
        return ParallelStart(isAsync && graph.startsInParallel ? edges : []) { position in
            let node = graph.nodes[position]
            guard node.effects.isAsync, node.provider?.factory.hasRunTimeValues != true,
                !graph.positionsOfOneTask.contains(position)
            else { return nil }
            return generator.arguments(for: node.key)
        }
    }
}

/// Writes the arguments of a call.
struct ArgumentWriter<Generator: RegistrationGenerator> {
    let graph: DependencyGraph
    let generator: Generator
    let isAsync: Bool
    /// The instances that are made before the call, if there are any.
    var start: ParallelStart?

    /// The arguments with their labels, without omitted ones.
    func arguments(
        _ edges: [DependencyProvider.ParameterEdge], transfers: Bool = false, _ autoclosures: inout AutoclosureArguments
    ) -> [SwiftArgument] {
        edges.compactMap { parameter, edge in
            guard var value = parameter.isSending ? sending(edge) ?? value(edge) : value(edge) else { return nil }
            if transfers || parameter.isSending, parameter.isAutoclosure ? edge.isInstance : edge.isTransferred {
                let type: SwiftExpression = "_Transfer<\(SwiftType(carriedFor: parameter))>"
                value = "\(type.call([SwiftArgument(value)])).instance"
            }
            if parameter.isAutoclosure { value = autoclosures.argument(value, parameter.dependency.requestedType) }
            return SwiftArgument(for: parameter.label, value)
        }
    }

    /// The statements before values: the constant `later` that closures in them use.
    func preparation(of edges: [DependencyEdge]) -> [SwiftStatement] {
        edges.contains(where: usesLater) ? [.let("later", "resolver.later")] : []
    }

    private func usesLater(_ edge: DependencyEdge) -> Bool {
        switch edge {
        case .tagged(let inner), .entry(_, let inner): usesLater(inner)
        case .collection(let elements): elements.contains(where: usesLater)
        case .deferred(.closure(let function), _), .deferred(.opening(let function, _), _):
            generator.usesConstant(function) && value(edge) != nil
        case .deferred(.lazy, _), .resolved, .runTimeValue, .nilValue, .defaultValue, .unsatisfied: false
        }
    }

    /// The body of a closure that returns the value of a parameter; nil if the call omits it.
    ///
    /// - Parameter wrap: Makes the returned value from the parameter's.
    private func body(
        _ edge: DependencyEdge, _ wrap: (SwiftExpression) -> SwiftExpression = { $0 }
    ) -> [SwiftStatement]? {
        value(edge).map { preparation(of: [edge]).returning(wrap($0)) }
    }

    /// The value of a parameter; nil if the call omits it.
    private func value(_ edge: DependencyEdge) -> SwiftExpression? {
        switch edge {
        case .resolved(let position): start?.take(position) ?? resolution(position)
        case .tagged(let inner): value(inner).map { SwiftExpression("\(.runtime)Tagged").call([SwiftArgument($0)]) }
        case .collection(let elements): .array(elements.compactMap(value))
        case .entry(let entry, let inner): value(inner).map { "\(SwiftExpression(entry)): \($0)" }
        case .deferred(.lazy(let type), let inner): lazy(inner, type)
        case .deferred(.closure(let function), let inner): deferred(inner, function)
        case .deferred(.opening(let function, let containers), let inner): opening(containers[0], inner, function)
        case .runTimeValue(let number): SwiftExpression(SwiftName.argument(number))
        case .nilValue: "nil"
        case .defaultValue, .unsatisfied: nil
        }
    }

    private func resolution(_ position: Int) -> SwiftExpression {
        generator.resolution(of: graph.nodes[position].key).demanding(throws: true, await: isAsync)
    }

    private func opening(_ container: Int, _ edge: DependencyEdge, _ function: TypeExpression.FunctionType)
        -> SwiftExpression?
    {
        guard let place = generator.place else { return nil }
        let (opening, levels) = place.opening(of: container)
        var within = generator
        within.place = ContainerPlace(container: container, containers: place.containers, openings: place.openings)
        let writer = ArgumentWriter(
            graph: graph, generator: within, isAsync: function.isAsync && generator.awaitsResolves)
        return writer.body(edge).map { generator.opening(opening, levelsAbove: levels, giving: $0, as: function) }
    }

    private func lazy(_ edge: DependencyEdge, _ type: TypeExpression) -> SwiftExpression? {
        // A 'Lazy' of a subclass, or of an optional's wrapped type, has another type.
        if case .resolved(let position) = edge, graph.nodes[position].key.type == type {
            return generator.lazy(graph.nodes[position].key)
        }
        let later = ArgumentWriter(graph: graph, generator: generator, isAsync: false)
        return later.body(edge).map { generator.lazy(running: $0, type) }
    }

    /// The closure for `() -> sending T`, whose result is new; nil for all other values.
    private func sending(_ edge: DependencyEdge) -> SwiftExpression? {
        guard case .deferred(.closure(let function), let inner) = edge else { return nil }
        let later = ArgumentWriter(
            graph: graph, generator: generator, isAsync: function.isAsync && generator.awaitsResolves)
        let transfer: SwiftType = "_Transfer<\(SwiftType(function.result))>"
        return later.body(inner) { SwiftExpression(transfer).call([SwiftArgument($0)]) }.map {
            generator.deferral(running: $0, on: graph.globalActor(making: [inner]), as: function, sentBy: transfer)
        }
    }

    private func deferred(_ edge: DependencyEdge, _ function: TypeExpression.FunctionType) -> SwiftExpression? {
        let actor = graph.globalActor(making: [edge])
        if case .resolved(let position) = edge {
            return generator.deferral(of: graph.nodes[position].key, on: actor, as: function)
        }
        let isAsync = function.isAsync && generator.awaitsResolves
        let later = ArgumentWriter(graph: graph, generator: generator, isAsync: isAsync)
        return later.body(edge).map { generator.deferral(running: $0, on: actor, as: function, sentBy: nil) }
    }
}

extension DependencyGraph {
    /// The global actor that must make the immediate targets of the edges.
    func globalActor(making edges: [DependencyEdge]) -> String? {
        edges.lazy.flatMap(\.immediateTargets).compactMap { nodes[$0].effects.globalActor }.first
    }
}
