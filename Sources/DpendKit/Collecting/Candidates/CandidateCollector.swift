/// Looks for what could have provided given types, if something did not stand in its way.
///
/// It reads the same declarations as the collectors do, and those that `#if` leaves out. Used by one thread, which keeps what it
/// has worked out of names from one range of types to the next.
final class CandidateCollector {
    private let types: TypeCollector
    private let filter: ImplicitFilter
    private let options: ResolutionOptions
    private var index: DeclarationIndex { types.index }

    /// - Throws: ``InputError`` of usage for a pattern that does not compile.
    private init(index: DeclarationIndex, options: ResolutionOptions) throws(InputError) {
        types = TypeCollector(resolver: NameResolver(index: index), options: options)
        filter = try ImplicitFilter(options)
        self.options = options
    }

    /// All that could have provided one of the types, looked for on as many threads as there are jobs.
    ///
    /// The cost is linear in the number of declarations.
    ///
    /// - Parameter names: The last parts of the names of all types that are or inherit one of these, or a configuration.
    static func candidates(
        for wanted: Set<TypeExpression>, among names: Set<String>, in index: DeclarationIndex, options: ResolutionOptions, jobs: Int
    ) throws(InputError) -> RejectedCandidates {
        let all = index.types + index.inactiveTypes
        let parts = concurrentMap(chunksOf: all.count, threadCount: jobs) {
            Result { () throws(InputError) in try CandidateCollector(index: index, options: options) }
        } _: { collector, range in
            Result { () throws(InputError) in try collector.get().candidates(for: wanted, among: all[range], named: names) }
        }
        var result = RejectedCandidates(index: index)
        for part in parts {
            let part = try part.get()
            result.byType.merge(part.byType, uniquingKeysWith: +)
            result.choosableNames += part.choosableNames
            result.hiddenNames += part.hiddenNames
        }
        for (type, candidates) in result.byType { result.byType[type] = candidates.sorted { $0.location < $1.location } }
        result.choosableNames.sort()
        result.hiddenNames.sort()
        return result
    }

    private func candidates(
        for wanted: Set<TypeExpression>, among range: ArraySlice<DeclarationIndex.TypeIdentifier>, named names: Set<String>
    ) throws(InputError) -> RejectedCandidates {
        var result = RejectedCandidates()
        for identifier in range where index[identifier].kind != .protocol {
            guard names.contains(index[identifier].name) else {
                try noteName(of: identifier, in: &result)
                continue
            }
            let conformances = types.hierarchy.allConformances(of: identifier)
            if conformances.isConfiguration {
                collectMembers(of: identifier, wanted, into: &result)
                continue
            }
            try noteName(of: identifier, in: &result)
            try collect(identifier, conformances, wanted, into: &result)
        }
        return result
    }

    private func collect(
        _ identifier: DeclarationIndex.TypeIdentifier, _ conformances: TypeHierarchy.Conformances,
        _ wanted: Set<TypeExpression>, into result: inout RejectedCandidates
    ) throws(InputError) {
        let own = TypeExpression.nominal(types.nominalType(of: identifier))
        // Whose conformance is meant by a type without a name of its own, such as an enumeration, cannot be said.
        let inherited = index[identifier].kind == .enum ? [] : conformances.protocols + conformances.onDemand
        let keys = ([own] + inherited.map(TypeExpression.nominal)).filter(wanted.contains)
        guard !keys.isEmpty else { return }
        let obstacles = try obstacles(of: identifier)
        guard !obstacles.isEmpty else { return }
        for key in Set(keys) {
            result.byType[key, default: []].append(
                RejectedCandidate(
                    name: index.name(of: identifier), relation: key == own ? .type : .conformance,
                    obstacles: obstacles, location: index[identifier].location))
        }
    }

    private func obstacles(
        of identifier: DeclarationIndex.TypeIdentifier
    ) throws(InputError) -> [RejectedCandidate.Obstacle] {
        let type = index[identifier]
        var obstacles = obstaclesOfDeclaration(identifier)
        if type.isIgnored { obstacles.append(.ignored) }
        if type.kind == .enum { return obstacles + [.enumeration] }
        if let kind = types.implicitKind(of: identifier), !options.implicitKinds.contains(kind) {
            obstacles.append(.kind(kind))
        }
        switch try filter.verdict(on: index.name(of: identifier)) {
        case .chosen: break
        case .excluded(let pattern, _): obstacles.append(.excluded(pattern: pattern))
        case .notChosen: obstacles.append(.notChosen)
        }
        if index.isGeneric(identifier) { obstacles.append(.generic) }
        let initializers = InitializerCollector(types: types)
        let usable = initializers.usableInitializers(of: identifier)
        if let reason = usable.isEmpty ? initializers.reasonForNoUsableInitializer(of: identifier) : nil {
            obstacles.append(.initializer(reason: reason.text, isHidden: reason.isHidden))
        } else if !usable.isEmpty, usable.allSatisfy(\.isFailable) {
            obstacles.append(.failable)
        }
        return obstacles
    }

    /// What keeps a declaration from being seen at all.
    private func obstaclesOfDeclaration(
        _ identifier: DeclarationIndex.TypeIdentifier
    ) -> [RejectedCandidate.Obstacle] {
        var obstacles: [RejectedCandidate.Obstacle] = []
        let chain = index.chain(from: identifier)
        let clauses = chain.lazy.compactMap { [index] in index[$0].inactiveClause }
        if let clause = clauses.first {
            obstacles.append(.inactive(clause: clause.text, option: clause.option))
        }
        let access = index.access(of: identifier)
        if access < types.requiredAccess(to: identifier) { obstacles.append(.access("\(access)")) }
        if chain.contains(where: { index[$0].modifiers.isUnavailable }) { obstacles.append(.unavailable) }
        return obstacles
    }

    /// Notes whether filters can choose a type, or could if it were not hidden.
    private func noteName(
        of identifier: DeclarationIndex.TypeIdentifier, in result: inout RejectedCandidates
    ) throws(InputError) {
        guard let kind = types.implicitKind(of: identifier), options.implicitKinds.contains(kind),
            !index.chain(from: identifier).contains(where: { index[$0].inactiveClause != nil })
        else { return }
        let name = index.name(of: identifier)
        if types.canBeImplicit(identifier) {
            result.choosableNames.append(name)
        } else if index.access(of: identifier) < types.requiredAccess(to: identifier), case .chosen = try filter.verdict(on: name) {
            result.hiddenNames.append(name)
        }
    }

    // MARK: Configurations

    private func collectMembers(
        of identifier: DeclarationIndex.TypeIdentifier, _ wanted: Set<TypeExpression>,
        into result: inout RejectedCandidates
    ) {
        let name = index.name(of: identifier)
        let ofType = obstaclesOfDeclaration(identifier)
        for container in [identifier] + index.extensions(of: identifier) + index.inactiveExtensions(of: identifier) {
            let context = types.resolver.context(in: container, file: container.file)
            for registration in index[container].registrations {
                let provided = types.resolver.resolve(registration.provided, in: context)
                guard wanted.contains(provided) else { continue }
                var obstacles = ofType
                if let clause = registration.inactiveClause ?? index[container].inactiveClause, ofType.isEmpty {
                    obstacles.append(.inactive(clause: clause.text, option: clause.option))
                }
                let access = index.access(of: registration.modifiers, in: container)
                if access < types.requiredAccess(to: container) { obstacles.append(.access("\(access)")) }
                if registration.modifiers.isUnavailable { obstacles.append(.unavailable) }
                guard !obstacles.isEmpty else { continue }
                result.byType[provided, default: []].append(
                    RejectedCandidate(
                        name: "\(name).\(registration.name)", relation: .registration, obstacles: obstacles,
                        location: registration.location))
            }
        }
    }
}
