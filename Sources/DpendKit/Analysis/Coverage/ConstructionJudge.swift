/// Compares calls with a graph: whether the container makes the same object, or why not.
struct ConstructionJudge {
    let graph: CoverageGraph
    /// The types of the other constructions, by their places. Arguments are among them.
    let typesByPlace: [SourceLocation: TypeName]

    private var resolution: DependencyResolution { graph.resolution }

    /// The verdict on a call whose type the graph makes; the best verdict if the graph makes it in several ways.
    func verdict(on construction: Construction, initializers: [[CallMatching.Parameter]]) -> Coverage.Verdict? {
        let all = graph.providers(of: construction.type).map { provider, verdict in
            verdict ?? self.verdict(on: construction, provider, initializers)
        }
        return all.min { $0.rank < $1.rank }
    }

    private func verdict(
        on construction: Construction, _ provider: DependencyProvider, _ initializers: [[CallMatching.Parameter]]
    ) -> Coverage.Verdict {
        let arguments = construction.written.arguments
        let edges = provider.callEdges
        let parameters = edges.map(\.parameter.called)
        let name = construction.type.path
        guard let positions = CallMatching.positions(of: arguments, in: parameters), !isOther(arguments, than: parameters, initializers) else {
            return .notMade(.init(
                kind: .otherInitializer, subject: name,
                message: "the call passes other arguments than '\(provider.factory)' takes, which is the initializer that dpend chooses"))
        }
        for (argument, position) in zip(arguments, positions) {
            if let difference = difference(argument, edges[position]) {
                return .notMade(.init(kind: .otherArguments, subject: name, message: "the call passes \(difference)"))
            }
        }
        return provider.factory.hasRunTimeValues ? .madeWithValues : .made
    }

    /// Whether Swift calls another initializer for the arguments: the matching one that omits the fewest parameters.
    private func isOther(
        _ arguments: [WrittenConstruction.Argument], than chosen: [CallMatching.Parameter], _ initializers: [[CallMatching.Parameter]]
    ) -> Bool {
        guard let own = CallMatching.leftOut(by: arguments, in: chosen), own > 0 else { return false }
        return initializers.contains { other in CallMatching.leftOut(by: arguments, in: other).map { $0 < own } ?? false }
    }

    /// Describes an argument that differs from dpend's; nil if dpend passes the same.
    private func difference(_ argument: WrittenConstruction.Argument, _ edge: DependencyProvider.ParameterEdge) -> String? {
        let label = edge.parameter.label == "_" ? "a '\(edge.parameter.dependency.name)'" : "'\(edge.parameter.label)'"
        switch edge.edge {
        case .runTimeValue: return nil
        // The default value is mostly nil as well.
        case .defaultValue: return argument.form == .nilLiteral ? nil : "\(label), which dpend leaves to its default value"
        case .nilValue: return argument.form == .nilLiteral ? nil : "\(label), for which dpend passes nil"
        case .unsatisfied: return nil
        case .tagged(let inner): return difference(argument, (edge.parameter, inner))
        case .resolved, .deferred, .collection:
            switch argument.form {
            case .literal:
                if case .collection = edge.edge { return nil }
                return "a literal for \(label), for which dpend passes what provides '\(edge.parameter.dependency)'"
            case .nilLiteral: return "nil for \(label), for which dpend passes what provides '\(edge.parameter.dependency)'"
            case .construction(let place): return difference(typesByPlace[place], label, edge.edge)
            case .other: return nil
            }
        }
    }

    /// Describes a new object of another class than dpend passes.
    private func difference(_ passed: TypeName?, _ label: String, _ edge: DependencyEdge) -> String? {
        guard let passed, case .resolved(let target) = edge, let factory = resolution.graph.nodes[target].provider?.factory,
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
        case .notMade: 2
        }
    }
}
