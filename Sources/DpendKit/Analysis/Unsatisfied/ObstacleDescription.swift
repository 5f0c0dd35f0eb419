/// Describes the obstacles of a candidate, and ways to remove them.
struct ObstacleDescription {
    let options: ResolutionOptions
    let advisor: ChoiceAdvisor
    let rejected: RejectedCandidates

    /// The candidate for a key.
    ///
    /// - Parameter need: The requirement of the key, if it is known.
    func candidate(
        _ candidate: RejectedCandidate, for key: DependencyKey, requiredBy requirement: UnsatisfiedRequirement?
    ) -> NearCandidate {
        let isDouble =
            candidate.relation != .type
            && TestDouble.isOne(
                candidate.name, insteadOf: key.providedType.nominal?.path ?? "", at: candidate.location.path,
                for: requirement?.location.path ?? candidate.location.path)
        // Inheriting from a class of another module does not make a class the required one.
        let isSubclass =
            candidate.relation == .conformance && !key.providedType.isProtocol
            && key.providedType.nominal?.module == nil
        let reasons =
            isDouble
            ? ["its name or its folder says that it is a test double"]
            : candidate.relation == .associatedTypes ? [] : candidate.obstacles.map(reason)
        let fact = "'\(candidate.name)' \(relation(of: candidate, to: key))"
        let conjunction = candidate.relation == .members ? "and" : "but"
        return NearCandidate(
            message: reasons.isEmpty ? fact : "\(fact), \(conjunction) \(Self.joined(reasons))",
            location: candidate.location,
            distance: candidate.relation == .associatedTypes
                ? 0 : candidate.obstacles.map(distance).reduce(isDouble ? 10 : 0, +),
            remedies: isDouble || isSubclass ? [] : remedies(for: candidate, key, requirement), isTestDouble: isDouble,
            cause: isDouble || isSubclass || key.tag != nil || candidate.relation == .members
                ? nil : cause(of: candidate))
    }

    /// A type that has registrations but is not a configuration.
    func almostConfiguration(_ candidate: RejectedCandidate) -> NearCandidate {
        let reasons = candidate.obstacles.map(reason)
        let steps = candidate.obstacles.compactMap {
            remedy($0, of: candidate, DependencyKey(type: .named(candidate.name)), nil)
        }
        return NearCandidate(
            message: "'\(candidate.name)' has DependencyRegistration members, but \(Self.joined(reasons))",
            location: candidate.location,
            distance: 0, remedies: steps.isEmpty ? [] : [Remedy(steps.flatMap(\.steps))])
    }

    private func relation(of candidate: RejectedCandidate, to key: DependencyKey) -> String {
        switch candidate.relation {
        case .type: return "is declared here"
        case .registration where candidate.obstacles.contains(.noConfiguration):
            return "has DependencyRegistration members"
        case .registration: return "returns one"
        case .associatedTypes:
            let name = key.providedType.nominal.map { $0.path } ?? ""
            return "conforms to '\(name)', whose associated types dpend does not read"
        case .members: return "has all members of '\(key.providedType)', but does not conform to it"
        case .conformance:
            return (key.providedType.isProtocol || key.providedType.isOpaque ? "conforms to" : "inherits from")
                + " '\(key.providedType)'"
        }
    }

    /// `a`, `a and b`, `a, b and c`
    static func joined(_ parts: [String]) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and \(last)"
    }

    private func reason(_ obstacle: RejectedCandidate.Obstacle) -> String {
        switch obstacle {
        case .inactive(let clause, _): "'\(clause)' leaves it out"
        case .ignored: "'// dpend:ignore' stands before it"
        case .access(let access): "it is \(access)"
        case .unavailable: "it is marked as unavailable"
        case .kind(let kind): "it is \(kind == .actor ? "an actor" : "a \(kind.rawValue)")"
        case .enumeration: "it is an enumeration"
        case .generic: "it is generic"
        case .excluded(let pattern, let option): "\(option) '\(pattern)' excludes it"
        case .notChosen:
            options.implicitFilters.isEmpty ? "there is no --implicit-filter" : "no --implicit-filter matches it"
        case .initializer(let reason, _, _): "its initializer \(reason)"
        case .failable: "its initializer may return nil"
        case .noConfiguration: "is not a class that conforms to DependencyConfiguration"
        case .foreign: "it is declared in another module, where no filter can choose it"
        case .requiresItself: "it requires one itself"
        case .unreachable(let module):
            module.isEmpty
                ? "it lies outside of the package of the application's target"
                : "the application's target does not depend on '\(module)'"
        case .notExported(let library): "it is not public, and '\(library)' has no exports file"
        }
    }

    // MARK: Remedies

    /// Ways out, likeliest first.
    private func remedies(
        for candidate: RejectedCandidate, _ key: DependencyKey, _ requirement: UnsatisfiedRequirement?
    ) -> [Remedy] {
        if candidate.relation == .associatedTypes { return [.register(key)] }
        let conformance = Remedy.Step(.addConformance, candidate.name, "\(key.providedType)", at: candidate.location)
        var whole: Remedy? = Remedy(candidate.relation == .members ? [conformance] : [])
        for obstacle in candidate.obstacles {
            if let remedy = remedy(obstacle, of: candidate, key, requirement) {
                whole = whole?.and(remedy)
            } else {
                whole = nil
            }
        }
        if let tag = key.tagName, candidate.relation != .registration {
            whole = whole?.and(options.tagging(candidate.name, tag))
        }
        let main = exporting(candidate) + (whole.map { $0.steps.isEmpty ? [] : [$0] } ?? [])
        let others = alternatives(for: candidate, key, requirement)
        if candidate.isData { return (requirement.flatMap(advisor.assisting).map { [$0] } ?? []) + main + others }
        // A value that is required by its own name should rarely be made by dpend.
        let isData =
            candidate.relation == .type && candidate.obstacles.contains(.kind(.struct))
            && candidate.obstacles.contains(.notChosen)
        return isData ? others + main : main + others
    }

    /// The exports file of a library, if it would suffice.
    private func exporting(_ candidate: RejectedCandidate) -> [Remedy] {
        guard options.mode == .library, !options.writesExports, candidate.isOnlyHidden, let module = options.moduleName
        else { return [] }
        return [Remedy(.init(.addExportsFile, module))]
    }

    private func remedy(
        _ obstacle: RejectedCandidate.Obstacle, of candidate: RejectedCandidate, _ key: DependencyKey,
        _ requirement: UnsatisfiedRequirement?
    ) -> Remedy? {
        switch obstacle {
        case .inactive(_, let option):
            guard let words = option?.split(separator: " "), words.count == 2 else { return nil }
            return words[0] == "-D"
                ? options.adding(String(words[1]), to: "define")
                : options.setting(String(words[0].drop { $0 == "-" }), to: String(words[1]))
        case .ignored: return Remedy(.init(.removeComment, candidate.name, "// dpend:ignore", at: candidate.location))
        case .access:
            return Remedy(.init(.setAccess, candidate.name, access(candidate, requirement), at: candidate.location))
        case .kind:
            let kinds = ResolutionOptions.ImplicitKind.list(Set(ResolutionOptions.ImplicitKind.allCases))
            return advisor.mayChooseStructs ? options.setting("implicit-kinds", to: kinds) : nil
        case .excluded(let pattern, let option):
            return Remedy(
                .init(.narrowPattern, String(option.drop { $0 == "-" }), pattern, at: options.places[option, pattern]))
        case .notChosen:
            return candidate.choosing
                ?? advisor.pattern(for: candidate).map { options.adding($0, to: "implicit-filter") }
        case .initializer(_, let hidden, let location):
            guard hidden != nil else { return nil }
            let access = access(candidate, requirement)
            return location.map { Remedy(.init(.setAccess, "init", access, of: candidate.name, at: $0)) }
                ?? Remedy(.init(.addInitializer, candidate.name, access, at: candidate.location))
        case .failable: return Remedy(.init(.addInitializer, candidate.name, at: candidate.location))
        case .noConfiguration:
            return Remedy(.init(.makeClass, candidate.name, "DependencyConfiguration", at: candidate.location))
        case .unreachable(let module): return module.isEmpty ? nil : Remedy(.init(.addDependency, module))
        case .notExported(let library): return Remedy(.init(.addExportsFile, library))
        case .unavailable, .enumeration, .generic, .foreign, .requiresItself: return nil
        }
    }

    /// Ways out that leave the obstacle in place.
    private func alternatives(
        for candidate: RejectedCandidate, _ key: DependencyKey, _ requirement: UnsatisfiedRequirement?
    ) -> [Remedy] {
        let external = options.adding(key.externalName, to: "external")
        // Only the maker of an object has such data.
        let atRunTime = requirement.flatMap { advisor.assisting($0) }.map { [$0] } ?? []
        return candidate.obstacles.lazy.compactMap { obstacle -> [Remedy]? in
            switch obstacle {
            case .enumeration: atRunTime + [external, .register(key)]
            case .foreign: [external, .register(key)]
            case .kind: candidate.relation == .type ? atRunTime + [external, .register(key)] : [.register(key)]
            case .generic, .initializer, .requiresItself: [.register(key)]
            case .notChosen:
                candidate.choosing == nil && advisor.pattern(for: candidate) == nil ? [.register(key)] : nil
            case .inactive, .ignored, .access, .unavailable, .excluded, .failable, .noConfiguration, .unreachable,
                .notExported:
                nil
            }
        }.first ?? []
    }

    /// The access with which generated code, and the file with the requirement, can name a candidate.
    private func access(_ candidate: RejectedCandidate, _ requirement: UnsatisfiedRequirement?) -> String {
        if let access = candidate.access { return "\(access)" }
        if options.mode == .library { return "\(options.exportedAccess)" }
        return "\(rejected.requiredAccess(to: candidate.location.path, from: requirement?.location.path))"
    }

    private func distance(_ obstacle: RejectedCandidate.Obstacle) -> Int {
        switch obstacle {
        case .notChosen, .noConfiguration, .notExported: 1
        case .inactive, .ignored, .access, .kind, .excluded, .initializer, .failable: 2
        case .enumeration, .generic, .foreign, .unreachable, .requiresItself: 3
        case .unavailable: 5
        }
    }

    /// The cause that other missing keys may share: the only obstacle.
    private func cause(of candidate: RejectedCandidate) -> Diagnostic.Cause? {
        guard let obstacle = candidate.obstacles.first, candidate.obstacles.count == 1 else { return nil }
        switch obstacle {
        case .notChosen:
            return candidate.isData || candidate.choosing != nil
                ? nil : advisor.pattern(for: candidate).map { .missingFilter(pattern: $0) }
        case .kind(let kind): return candidate.relation == .type || !advisor.mayChooseStructs ? nil : .kind(kind)
        case .excluded(let pattern, _): return .exclude(pattern: pattern)
        case .inactive(let clause, _): return .inactiveClause(clause)
        case .noConfiguration: return .noConfiguration(candidate.name)
        case .notExported(let library): return .notExported(library: library)
        case .ignored, .access, .unavailable, .enumeration, .generic, .initializer, .failable, .foreign,
            .requiresItself, .unreachable:
            return nil
        }
    }
}
