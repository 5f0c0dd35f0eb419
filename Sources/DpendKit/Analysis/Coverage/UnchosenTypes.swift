/// Explains why types are not in a graph, in the words of 'dpend explain'.
struct UnchosenTypes {
    private var obstacles: [TypeName: Coverage.Obstacle] = [:]

    /// - Throws: ``InputError`` if a pattern cannot be used.
    init(_ types: Set<TypeName>, in resolution: DependencyResolution) throws(InputError) {
        guard let index = resolution.collected.declarations, !types.isEmpty else { return }
        let collector = TypeCollector(resolver: NameResolver(index: index), options: resolution.options)
        var expressions: [TypeExpression: TypeName] = [:]
        for identifier in index.types {
            let type = collector.nominalType(of: identifier)
            if let name = TypeName(type.withoutArguments), types.contains(name) { expressions[.nominal(type)] = name }
        }
        let rejected = try resolution.rejectedCandidates(for: Set(expressions.keys))
        let subject = AnalysisSubject(
            collected: resolution.collected, graph: resolution.graph, options: resolution.options, rejected: rejected)
        let description = ObstacleDescription(
            options: resolution.options, advisor: ChoiceAdvisor(subject), rejected: rejected)
        let factories = Dictionary(
            resolution.collected.allFactories.compactMap { factory in
                factory.providerType.flatMap { TypeName($0.withoutArguments) }.map { ($0, factory.isExported) }
            }
        ) { $0 || $1 }
        let passed = resolution.graph.externalTypes
        for (expression, name) in expressions {
            let key = DependencyKey(type: expression)
            guard let candidate = rejected.byType[expression]?.first(where: { $0.relation == .type }),
                !candidate.obstacles.isEmpty
            else {
                obstacles[name] = factories[name].map { isExported in
                    passed.contains(name) ? .passed(name) : isExported ? .unrequired(name) : .replaced(name)
                }
                continue
            }
            let near = description.candidate(candidate, for: key, requiredBy: nil)
            let message = near.message.replacingOccurrences(of: "' is declared here, but ", with: "': ")
            obstacles[name] = .init(kind: candidate.kind, subject: name.path, message: message, remedies: near.remedies)
        }
    }

    /// Why a type is not in the graph; nil if it is unknown.
    subscript(type: TypeName) -> Coverage.Obstacle? { obstacles[type] }
}

extension Coverage.Obstacle {
    fileprivate static func unrequired(_ type: TypeName) -> Self {
        .init(
            kind: .unusable, subject: type.path,
            message: "'\(type.path)' is internal to '\(type.module)', and nothing that the container makes requires it")
    }

    fileprivate static func passed(_ type: TypeName) -> Self {
        .init(
            kind: .replaced, subject: type.path,
            message: "the application passes its own '\(type.path)' to the container")
    }

    fileprivate static func replaced(_ type: TypeName) -> Self {
        .init(
            kind: .replaced, subject: type.path,
            message: "'\(type.path)' is chosen, but a registration provides what it does")
    }
}

extension RejectedCandidate {
    /// The first obstacle that no option removes decides.
    fileprivate var kind: Coverage.Obstacle.Kind {
        for obstacle in obstacles {
            switch obstacle {
            case .access, .unavailable, .enumeration, .generic, .initializer, .failable, .noConfiguration, .foreign,
                .unreachable, .notExported, .inactive:
                return .unusable
            case .ignored, .kind, .excluded, .notChosen, .requiresItself: continue
            }
        }
        return .notChosen
    }
}
