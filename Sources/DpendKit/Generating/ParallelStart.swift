/// Writes how a call's asynchronous dependencies are made at the same time, before the call.
///
///     let started1 = AppStarted<any Database>()
///     let started2 = AppStarted<any Cache>()
///     try await AppStart.together([
///         { try await started1.set(self._makeDatabase().instance) },
///         { try await started2.set(self._makeCache().instance) },
///     ])
///     return try await Api(database: started1.instance, cache: started2.instance)
///
/// If all are kept and made without errors, their tasks are enough. They are awaited before the call, which may fail:
///
///     let startedTask1 = self._startMakingDatabase()
///     let startedTask2 = self._startMakingCache()
///     let started1 = await startedTask1.value()
///     let started2 = await startedTask2.value()
///     return await Api(database: started1.instance, cache: started2.instance)
///
/// A container of the library DpendRuntime knows its tasks:
///
///     let requests = resolver.requests()
///     let started1 = requests.add((any Database).self)
///     let started2 = requests.add((any Cache).self)
///     try await requests.resolve()
///     return try await Api(database: started1.instance, cache: started2.instance)
final class ParallelStart {
    /// The types of a container that is generated whole.
    struct Types {
        /// Receives an instance, by its generic argument.
        var started: SwiftType
        /// Makes several at the same time.
        var start: SwiftType
    }

    /// An instance to make, and its type.
    struct Making {
        var type: SwiftType
        var instance: SwiftExpression
        /// The call that starts the task of the instance; nil if it has no task of its own, or can fail.
        var start: SwiftExpression?
    }

    /// The statements before the call.
    let statements: [SwiftStatement]
    /// The names of the instances that the call did not take yet, by the positions of their nodes.
    private var names: [Int: [SwiftName]] = [:]

    /// - Parameters:
    ///   - edges: The parameters and properties that the call gives a value.
    ///   - making: How the node at a position is made; nil if the call itself makes it.
    convenience init(_ edges: [DependencyProvider.ParameterEdge], _ types: Types, making: (Int) -> Making?) {
        self.init(edges, making) { makings in
            let tasks = makings.compactMap(\.start)
            return tasks.count == makings.count ? Self.awaiting(tasks) : Self.group(makings, types)
        }
    }

    /// - Parameters:
    ///   - edges: The parameters and properties that the call gives a value.
    ///   - requests: The arguments that request the node at a position; nil if the call itself makes it.
    convenience init(_ edges: [DependencyProvider.ParameterEdge], requests: (Int) -> [SwiftArgument]?) {
        self.init(edges, requests, write: Self.requesting)
    }

    private init<Making>(
        _ edges: [DependencyProvider.ParameterEdge], _ making: (Int) -> Making?, write: ([Making]) -> [SwiftStatement]
    ) {
        // Code of an autoclosure runs later.
        let positions = edges.filter { !$0.parameter.isAutoclosure }.flatMap(\.edge.immediateTargets)
        let makings = positions.compactMap { position in making(position).map { (position, $0) } }
        guard makings.count > 1 else {
            statements = []
            return
        }
        for (number, (position, _)) in makings.enumerated() {
            names[position, default: []].append(.started(number + 1))
        }
        statements = write(makings.map(\.1))
    }

    /// The statements that request all instances.
    private static func requesting(_ requests: [[SwiftArgument]]) -> [SwiftStatement] {
        let adding = requests.enumerated().map { number, arguments in
            SwiftStatement.let("\(SwiftName.started(number + 1))", SwiftExpression("requests.add").call(arguments))
        }
        return [.let("requests", SwiftExpression("resolver.requests").call())] + adding
            + [.evaluate(SwiftExpression("requests.resolve").call().demanding(throws: true, await: true))]
    }

    /// The statements that start all tasks, and then wait for them.
    private static func awaiting(_ tasks: [SwiftExpression]) -> [SwiftStatement] {
        let starts = tasks.enumerated().map { number, start in
            SwiftStatement.let("\(SwiftName.startedTask(number + 1))", start)
        }
        return starts
            + tasks.indices.map { number in
                let value = SwiftExpression("\(SwiftName.startedTask(number + 1)).value").call()
                return .let("\(SwiftName.started(number + 1))", value.demanding(await: true))
            }
    }

    /// The statements that make all instances in a group of tasks.
    private static func group(_ makings: [Making], _ types: Types) -> [SwiftStatement] {
        var declarations: [SwiftStatement] = []
        var bodies: [Body] = []
        for (number, making) in makings.enumerated() {
            let name = SwiftName.started(number + 1)
            declarations.append(.let("\(name)", SwiftExpression("\(types.started)<\(making.type)>").call()))
            let set = SwiftExpression("\(name).set").call([SwiftArgument(making.instance)])
            bodies.append(Body(statement: .evaluate(set), throwsErrors: set.throwsErrors))
        }
        return declarations + [together(bodies, types)]
    }

    /// The instance of a node, the next time that the call requires it; nil if the call makes it.
    func take(_ position: Int) -> SwiftExpression? {
        guard let name = names[position]?.first else { return nil }
        names[position]?.removeFirst()
        return "\(name).instance"
    }

    /// A statement that makes an instance.
    struct Body {
        var statement: SwiftStatement
        var throwsErrors: Bool
    }

    /// The statement that runs several statements at the same time.
    static func together(_ bodies: [Body], _ types: Types) -> SwiftStatement {
        let throwsErrors = bodies.contains(where: \.throwsErrors)
        let name: SwiftName = throwsErrors ? "together" : "togetherWithoutErrors"
        let closures = SwiftExpression.array(bodies.map { .closure(nil, [$0.statement]) })
        let call = SwiftExpression("\(types.start).\(name)").call([SwiftArgument(closures)])
        return .evaluate(call.demanding(throws: throwsErrors, await: true))
    }
}

extension DependencyGraph {
    /// Notes which objects are made at the same time as others.
    ///
    /// An object of scope `shared` that is not `Sendable` belongs to the task of its call. So does everything that is
    /// made with it, also by way of others.
    mutating func start(_ start: ResolutionOptions.StartOrder) {
        startsInParallel = start == .parallel
        guard startsInParallel, nodes.contains(where: \.effects.isAsync) else { return }
        for position in EffectPropagation.postorder(immediateDependencies) {
            let isConfined = nodes[position].providers.contains { provider in
                provider.factory.belongsToOneTask
                    || provider.edges.contains { $0.immediateTargets.contains(where: positionsOfOneTask.contains) }
            }
            if isConfined { positionsOfOneTask.insert(position) }
        }
    }
}
