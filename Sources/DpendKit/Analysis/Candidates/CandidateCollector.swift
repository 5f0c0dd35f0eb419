/// Finds declarations that could have provided given types, if no obstacle existed.
///
/// It reads the same declarations as the collectors, and those that `#if` excludes. It belongs to one thread and keeps
/// resolved names from one range of types to the next.
final class CandidateCollector {
    private let types: TypeCollector
    private let filter: ImplicitFilter
    private let options: ResolutionOptions
    private let wanted: WantedTypes
    private var index: DeclarationIndex { types.index }

    /// - Throws: ``InputError`` of usage for a pattern that does not compile.
    private init(
        index: DeclarationIndex, options: ResolutionOptions, wanted: WantedTypes,
        _ libraryInitializers: LibraryInitializers
    ) throws(InputError) {
        self.wanted = wanted
        types = TypeCollector(
            resolver: NameResolver(index: index), options: options, libraryInitializers: libraryInitializers)
        filter = try ImplicitFilter(options)
        self.options = options
    }

    /// All declarations that could have provided one of the types. The search uses as many threads as there are jobs.
    ///
    /// The cost is linear in the number of declarations. So call it only if such a type is missing.
    ///
    /// - Parameter sources: Reads sources again, to compare the members of types with protocols; nil for no comparison.
    /// - Throws: ``InputError`` of usage if a pattern reaches PCRE2's match limit.
    static func candidates(
        for wanted: Set<TypeExpression>, in collected: CollectedDependencies, options: ResolutionOptions, jobs: Int,
        sources: SourceTextAccess? = nil
    ) throws(InputError) -> RejectedCandidates {
        guard let index = collected.declarations else { return RejectedCandidates() }
        // The last parts of the names of all types that are or inherit one of these types, or a configuration.
        let names = InheritanceNames(index.files, collected.libraries)
            .closure(of: wanted.flatMap(\.nominalTypes).map(\.path) + ["DependencyConfiguration"])
        let all = index.types + index.inactiveTypes
        let wanted = WantedTypes(wanted, index)
        let initializers = LibraryInitializers(collected.libraries, factories: collected.libraryFactories)
        let parts = concurrentMap(chunksOf: all.count, threadCount: jobs) {
            Result { () throws(InputError) in
                try CandidateCollector(index: index, options: options, wanted: wanted, initializers)
            }
        } _: { collector, range in
            Result { () throws(InputError) in try collector.get().candidates(among: all[range], named: names) }
        }
        var result = RejectedCandidates(index: index)
        result.byType = try CandidateCollector(index: index, options: options, wanted: wanted, initializers)
            .foreignTypes()
        for part in parts {
            let part = try part.get()
            result.byType.merge(part.byType, uniquingKeysWith: +)
            result.choosableNames += part.choosableNames
            result.almostConfigurations += part.almostConfigurations
            result.hiddenNames += part.hiddenNames
        }
        if let sources {
            let lacking = wanted.all.filter { result.byType[$0] == nil }
            let others = wanted.all.subtracting(lacking)
            let found = MemberSearch(index: index, sources: sources, jobs: jobs).types(for: [
                Array(lacking), Array(others),
            ])
            let collector = try CandidateCollector(index: index, options: options, wanted: wanted, initializers)
            for (type, identifiers) in found {
                var candidates: [RejectedCandidate] = []
                for identifier in identifiers where !collector.conforms(identifier, to: type) {
                    candidates.append(try collector.candidate(withMembers: identifier))
                }
                // Others conform. Then only a class that filters choose can have lost its conformance.
                if !lacking.contains(type) { candidates = candidates.filter(\.obstacles.isEmpty) }
                if lacking.contains(type) || candidates.count == 1 { result.byType[type, default: []] += candidates }
            }
        }
        for (type, candidates) in result.byType {
            result.byType[type] = candidates.sorted { $0.location < $1.location }
        }
        result.almostConfigurations.sort { $0.location < $1.location }
        result.choosableNames.sort()
        result.hiddenNames.sort()
        return result
    }

    private func candidates(
        among range: ArraySlice<DeclarationIndex.TypeIdentifier>, named names: Set<String>
    ) throws(InputError) -> RejectedCandidates {
        var result = RejectedCandidates()
        for identifier in range {
            if !wanted.undeclaredNames.isEmpty { collectInactive(identifier, into: &result) }
            if index[identifier].kind == .protocol { continue }
            let hasRegistrations = !wanted.registrars.isEmpty && wanted.registrars.contains(index.name(of: identifier))
            guard names.contains(index[identifier].name) || hasRegistrations else {
                try noteName(of: identifier, in: &result)
                continue
            }
            let conformances = types.hierarchy.allConformances(of: identifier)
            // Only classes can conform to the protocol.
            let isConfiguration = conformances.isConfiguration && [.class, .actor].contains(index[identifier].kind)
            if isConfiguration || hasRegistrations {
                collectMembers(of: identifier, isConfiguration: isConfiguration, into: &result)
            }
            if isConfiguration { continue }
            try noteName(of: identifier, in: &result)
            try collect(identifier, conformances, into: &result)
        }
        return result
    }

    /// Records a type, or a protocol, that `#if` excludes and that is required under its own name.
    private func collectInactive(_ identifier: DeclarationIndex.TypeIdentifier, into result: inout RejectedCandidates) {
        let name = index.name(of: identifier)
        guard let types = wanted.undeclaredNames[InheritanceNames.lastPart(of: name)] else { return }
        let obstacles = obstaclesOfDeclaration(identifier)
        guard case .inactive? = obstacles.first else { return }
        for type in types {
            guard let path = type.nominal?.path, path == name || name.hasSuffix(".\(path)") else { continue }
            result.byType[type, default: []].append(
                RejectedCandidate(
                    name: name, relation: .type, obstacles: obstacles, location: index[identifier].location))
        }
    }

    private static let dataProtocols: Set<String> = [
        "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Comparable", "Identifiable", "NSCoding",
        "NSSecureCoding", "NSCopying",
    ]

    private func collect(
        _ identifier: DeclarationIndex.TypeIdentifier, _ conformances: TypeHierarchy.Conformances,
        into result: inout RejectedCandidates
    ) throws(InputError) {
        let own = TypeExpression.nominal(types.nominalType(of: identifier))
        // For a type without its own name, such as an enumeration, it is unknown which conformance is meant.
        let inherited = index[identifier].kind == .enum ? [] : conformances.protocols + conformances.onDemand
        // 'explain Box' names a generic class without arguments.
        let withoutArguments = types.nominalType(of: identifier).withoutArguments
        let bare = TypeExpression.nominal(withoutArguments)
        let names = Set([own, bare] + inherited.map(TypeExpression.nominal))
        let keys = names.filter(wanted.all.contains).union(wanted.compositions(of: names))
        let constrained = Set(inherited.flatMap { wanted.constrained[$0] ?? [] }).subtracting(keys)
        // A chosen generic class is made for given arguments.
        let specialized = Set(wanted.specializations[withoutArguments] ?? [])
        guard !keys.isEmpty || !constrained.isEmpty || !specialized.isEmpty else { return }
        let usable = InitializerCollector(types: types).usableInitializers(of: identifier)
        let obstacles = try obstacles(of: identifier, usable)
        let required = required(by: usable)
        var candidate = RejectedCandidate(
            name: index.name(of: identifier), relation: .associatedTypes, obstacles: obstacles,
            location: index[identifier].location)
        candidate.provisions = types.provisions(of: identifier)
        candidate.isData =
            index[identifier].kind == .class
            && conformances.onDemand.contains { $0.module == nil && Self.dataProtocols.contains($0.path) }
        for key in constrained { result.byType[key, default: []].append(candidate) }
        guard !obstacles.isEmpty else { return }
        candidate.obstacles = obstacles.filter { $0 != .generic }
        if !candidate.obstacles.isEmpty {
            candidate.relation = .type
            for key in specialized { result.byType[key, default: []].append(candidate) }
        }
        for key in candidate.obstacles.isEmpty ? keys : keys.subtracting(specialized) {
            candidate.relation = key == own || key == bare ? .type : .conformance
            candidate.obstacles = obstacles + (required.contains(key) ? [.requiresItself] : [])
            result.byType[key, default: []].append(candidate)
        }
    }

    private func conforms(_ identifier: DeclarationIndex.TypeIdentifier, to type: TypeExpression) -> Bool {
        let conformances = types.hierarchy.allConformances(of: identifier)
        return (conformances.protocols + conformances.onDemand).contains { .nominal($0) == type }
    }

    /// A type that has all members of a protocol, but does not conform to it.
    private func candidate(withMembers identifier: DeclarationIndex.TypeIdentifier) throws(InputError)
        -> RejectedCandidate
    {
        let usable = InitializerCollector(types: types).usableInitializers(of: identifier)
        return RejectedCandidate(
            name: index.name(of: identifier), relation: .members, obstacles: try obstacles(of: identifier, usable),
            location: index[identifier].location)
    }

    /// The types of other modules that conform by an extension.
    private func foreignTypes() -> [TypeExpression: [RejectedCandidate]] {
        var result: [TypeExpression: [RejectedCandidate]] = [:]
        for (file, declarations) in index.files.enumerated() {
            for position in declarations.types.indices {
                let container = DeclarationIndex.TypeIdentifier(file: file, position: position)
                let type = declarations.types[position]
                guard type.kind == .extension, !type.inheritance.isEmpty, type.inactiveClause == nil else { continue }
                let context = types.resolver.context(in: nil, file: file)
                guard types.resolver.resolve(.named(type.name), in: context).nominal?.module == nil else { continue }
                let direct = type.inheritance.compactMap { types.resolver.resolve($0.type, in: context).nominal }
                let all = Set(direct).union(direct.flatMap(types.hierarchy.inheritedProtocols)).map(
                    TypeExpression.nominal)
                for key in all where wanted.all.contains(key) {
                    result[key, default: []].append(
                        RejectedCandidate(
                            name: index.name(of: container), relation: .conformance, obstacles: [.foreign],
                            location: type.location))
                }
            }
        }
        return result
    }

    /// The types that the initializer with the most parameters requires.
    private func required(by initializers: [InitializerCollector.UsableInitializer]) -> Set<TypeExpression> {
        let longest = initializers.max { $0.parameters.count < $1.parameters.count }
        return Set(longest?.parameters.map(\.dependency).filter { $0.tag == nil }.map(\.type) ?? [])
    }

    private func obstacles(
        of identifier: DeclarationIndex.TypeIdentifier, _ usable: [InitializerCollector.UsableInitializer]
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
        case .excluded(let pattern, let option, _): obstacles.append(.excluded(pattern: pattern, option: option))
        case .notChosen: obstacles.append(.notChosen)
        }
        if index.isGeneric(identifier) { obstacles.append(.generic) }
        if let reason = usable.isEmpty
            ? InitializerCollector(types: types).reasonForNoUsableInitializer(of: identifier) : nil
        {
            obstacles.append(.initializer(reason: reason.text, access: reason.access, location: reason.location))
        } else if !usable.isEmpty, usable.allSatisfy(\.isFailable) {
            obstacles.append(.failable)
        }
        return obstacles
    }

    /// The option that makes a clause active; nil if the run judges both ways anyway.
    private func option(of clause: InactiveClause) -> String? {
        clause.option.flatMap { options.variants?.decides($0) == true ? nil : $0 }
    }

    /// The obstacles that hide a declaration completely.
    private func obstaclesOfDeclaration(
        _ identifier: DeclarationIndex.TypeIdentifier
    ) -> [RejectedCandidate.Obstacle] {
        var obstacles: [RejectedCandidate.Obstacle] = []
        let chain = index.chain(from: identifier)
        let clauses = chain.lazy.compactMap { [index] in index[$0].inactiveClause }
        if let clause = clauses.first {
            obstacles.append(.inactive(clause: clause.text, option: option(of: clause)))
        }
        let access = index.access(of: identifier)
        if !types.isReachable(identifier) {
            obstacles.append(.unreachable(module: index.module(ofFile: identifier.file)))
        }
        if access < types.requiredAccess(to: identifier) { obstacles.append(.access("\(access)")) }
        if chain.contains(where: { index[$0].modifiers.isUnavailable }) { obstacles.append(.unavailable) }
        return obstacles
    }

    /// Records whether filters can choose a type, or could choose it if it were not hidden.
    private func noteName(
        of identifier: DeclarationIndex.TypeIdentifier, in result: inout RejectedCandidates
    ) throws(InputError) {
        guard let kind = types.implicitKind(of: identifier), options.implicitKinds.contains(kind),
            !index.chain(from: identifier).contains(where: { index[$0].inactiveClause != nil })
        else { return }
        let name = index.name(of: identifier)
        if types.canBeImplicit(identifier) {
            result.choosableNames.append(name)
        } else if index.access(of: identifier) < types.requiredAccess(to: identifier),
            case .chosen = try filter.verdict(on: name)
        {
            result.hiddenNames.append(name)
        }
    }

    // MARK: Configurations

    private func collectMembers(
        of identifier: DeclarationIndex.TypeIdentifier, isConfiguration: Bool, into result: inout RejectedCandidates
    ) {
        let name = index.name(of: identifier)
        var ofType = obstaclesOfDeclaration(identifier)
        if !isConfiguration {
            ofType.append(.noConfiguration)
            result.almostConfigurations.append(
                RejectedCandidate(
                    name: name, relation: .registration, obstacles: ofType, location: index[identifier].location))
        }
        for container in [identifier] + index.extensions(of: identifier) + index.inactiveExtensions(of: identifier) {
            let context = types.resolver.context(in: container, file: container.file)
            for registration in index[container].registrations {
                let provided = types.resolver.resolve(registration.provided, in: context)
                guard wanted.all.contains(provided) else { continue }
                var obstacles = ofType
                if let clause = registration.inactiveClause ?? index[container].inactiveClause, ofType.isEmpty {
                    obstacles.append(.inactive(clause: clause.text, option: option(of: clause)))
                }
                let access = index.access(of: registration.modifiers, in: container)
                if access < types.requiredAccess(to: container) {
                    obstacles.append(.access("\(access)"))
                }
                if registration.modifiers.isUnavailable { obstacles.append(.unavailable) }
                guard !obstacles.isEmpty else { continue }
                result.byType[provided, default: []].append(
                    RejectedCandidate(
                        name: isConfiguration ? "\(name).\(registration.name)" : name, relation: .registration,
                        obstacles: obstacles,
                        location: isConfiguration ? registration.location : index[identifier].location))
            }
        }
    }
}
