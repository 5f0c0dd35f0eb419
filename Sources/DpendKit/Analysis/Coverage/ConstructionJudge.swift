/// Compares calls with a graph: whether the container makes the same object, and which of the arguments it passes.
struct ConstructionJudge {
    let graph: CoverageGraph
    /// The objects of the other constructions. Arguments are among them.
    let objects: PassedObjects
    let types: InjectableTypes
    /// Whether the caller can replace each object of the container, as in tests and previews.
    var mayOverride = false
    /// Which protocols have stubs there.
    var stubs: [TypeName: Coverage.Stub] = [:]

    private var resolution: DependencyResolution { graph.resolution }

    /// A verdict on a call with the verdicts on its arguments.
    struct Result {
        var verdict: Coverage.Verdict
        var arguments: [JudgedArgument]

        /// The left types, in the order of the arguments.
        var left: [TypeName] { arguments.compactMap { if case .left(let type) = $0.verdict { type } else { nil } } }
        var wiredCount: Int { arguments.count { $0.verdict == .wired } }
    }

    /// The result for a call whose type the graph makes; the best one if the graph makes it in several ways.
    func result(of construction: Construction, _ arguments: ArgumentJudge) -> Result? {
        let all = graph.providers(of: construction.type).map { provider, verdict in
            verdict.map { notMade($0, construction, arguments) } ?? result(of: construction, provider, arguments)
        }
        return all.min { ($0.verdict.rank, $1.wiredCount) < ($1.verdict.rank, $0.wiredCount) }
    }

    /// The result for a call that no container makes: all its objects are left.
    func notMade(_ verdict: Coverage.Verdict, _ construction: Construction, _ arguments: ArgumentJudge) -> Result {
        let written = construction.written.arguments
        let candidates = types.initializers(of: construction.type).compactMap { parameters in
            CallMatching.positions(of: written, in: parameters.map(\.called)).map { (parameters, $0) }
        }
        let called = candidates.min { $0.0.count < $1.0.count }
        let judged = written.indices.map { position in
            // A generic parameter names no type.
            var types = called.map { $0.0[$0.1[position]].types } ?? []
            if types.isEmpty { types = objects.type(of: written[position], in: construction).map { [$0] } ?? [] }
            return JudgedArgument(
                verdict: arguments.verdict(on: written[position], for: types), type: types.first?.path)
        }
        return Result(verdict: verdict, arguments: judged)
    }

    private func result(
        of construction: Construction, _ provider: DependencyProvider, _ arguments: ArgumentJudge
    ) -> Result {
        let written = construction.written.arguments
        let edges = provider.callEdges
        let parameters = edges.map(\.parameter.called)
        let name = construction.type.path
        func other(_ kind: Coverage.Obstacle.Kind, _ message: String) -> Result {
            notMade(.notMade(.init(kind: kind, subject: name, message: message)), construction, arguments)
        }
        guard let positions = CallMatching.positions(of: written, in: parameters),
            !isOther(construction, than: parameters)
        else {
            return other(
                .otherInitializer,
                "the call passes other arguments than '\(provider.factory)' takes, "
                    + "which is the initializer that dpend chooses")
        }
        for (argument, position) in zip(written, positions) {
            if !mayOverride, let difference = difference(argument, edges[position]) {
                return other(.otherArguments, "the call passes \(difference)")
            }
        }
        let judged = zip(written, positions).map { argument, position in
            let (parameter, edge) = edges[position]
            let types = named(by: parameter)
            let verdict =
                passes(edge)
                ?? (types.contains { stubs[$0] == .generated } ? .wired : arguments.verdict(on: argument, for: types))
            return JudgedArgument(verdict: verdict, type: "\(parameter.dependency.requestedType)")
        }
        let takesObjects = edges.contains {
            passes($0.edge) == .wired || arguments.madeType(among: named(by: $0.parameter)) != nil
        }
        // A wired object that the call leaves to its default value counts as well.
        let isWired = edges.contains { passes($0.edge) == .wired }
        let takesValues = judged.contains { $0.verdict == .local }
        var result = Result(verdict: .made, arguments: judged)
        if !result.left.isEmpty || takesObjects && !isWired && takesValues {
            result.verdict = .notMade(
                .init(
                    kind: .leftToCaller, subject: name, message: "dpend passes none of the objects that '\(name)' takes"
                ))
        } else if takesValues {
            result.verdict = .madeWithValues
        }
        return result
    }

    /// The object that a container passes for a parameter; nil if the caller decides.
    private func passes(_ edge: DependencyEdge) -> ArgumentVerdict? {
        switch edge {
        case .resolved(let target):
            let node = resolution.graph.nodes[target]
            return node.factories.contains { $0.isExternal } && PlainValues.contains(node.key.type) ? .given : .wired
        case .deferred(_, let inner), .tagged(let inner), .entry(_, let inner): return passes(inner)
        case .collection(let elements): return elements.isEmpty ? nil : .wired
        case .runTimeValue, .defaultValue, .nilValue, .unsatisfied: return nil
        }
    }

    /// The types of the sources that a parameter asks for, in any form.
    private func named(by parameter: DependencyFactory.Parameter) -> [TypeName] {
        let type = parameter.dependency.providedType
        let members = type.composed
        return members.compactMap { $0.nominal.flatMap(TypeName.init) }
    }

    /// Whether Swift calls another initializer for the arguments: the matching one that omits the fewest parameters.
    private func isOther(_ construction: Construction, than chosen: [CallMatching.Parameter]) -> Bool {
        let written = construction.written.arguments
        guard let own = CallMatching.leftOut(by: written, in: chosen), own > 0 else { return false }
        return types.initializers(of: construction.type).contains { other in
            CallMatching.leftOut(by: written, in: other.map(\.called)).map { $0 < own } ?? false
        }
    }

    /// Describes an argument that differs from dpend's; nil if dpend passes the same, or leaves the argument to the
    /// caller.
    private func difference(_ argument: WrittenConstruction.Argument, _ edge: DependencyProvider.ParameterEdge)
        -> String?
    {
        let label = edge.parameter.label == "_" ? "a '\(edge.parameter.dependency.name)'" : "'\(edge.parameter.label)'"
        switch edge.edge {
        case .runTimeValue, .defaultValue, .unsatisfied: return nil
        case .nilValue: return argument.form == .nilLiteral ? nil : "\(label), for which dpend passes nil"
        case .tagged(let inner), .entry(_, let inner): return difference(argument, (edge.parameter, inner))
        case .resolved, .deferred, .collection:
            switch argument.form {
            case .literal:
                if case .collection = edge.edge { return nil }
                // The application passes the literal to its container.
                if passes(edge.edge) == .given { return nil }
                return "a literal for \(label), for which dpend passes what provides '\(edge.parameter.dependency)'"
            case .nilLiteral:
                return "nil for \(label), for which dpend passes what provides '\(edge.parameter.dependency)'"
            case .construction(let place): return difference(objects.type(at: place), label, edge.edge)
            case .closure, .caller, .variable, .member, .other: return nil
            }
        }
    }

    /// Describes a new object of another class than dpend passes.
    private func difference(_ passed: TypeName?, _ label: String, _ edge: DependencyEdge) -> String? {
        guard let passed, case .resolved(let target) = edge,
            let factory = resolution.graph.nodes[target].provider?.factory,
            let own = factory.providerType.flatMap({ TypeName($0.withoutArguments) }), own != passed
        else { return nil }
        return "a '\(passed.path)' for \(label), for which dpend passes a '\(own.path)'"
    }
}

extension Coverage.Verdict {
    /// The quality of the verdict; 0 is the best.
    var rank: Int {
        switch self {
        case .made: 0
        case .madeWithValues: 1
        case .notMade(let obstacle, _): obstacle.kind == .leftToCaller ? 2 : 3
        }
    }
}
