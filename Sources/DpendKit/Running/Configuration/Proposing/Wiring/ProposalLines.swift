import DpendRuntime

/// Writes a plan as lines of settings: patterns before lists of names.
struct ProposalLines {
    private let plan: WiringPlan
    private var classes: ProjectClasses { plan.classes }

    /// The declarations, by the names of the classes.
    private let locations: [String: SourceLocation]

    init(_ plan: WiringPlan) {
        self.plan = plan
        locations = Dictionary(plan.classes.members.map { ($0.path, $1.candidate.location) }) { min($0, $1) }
    }

    var proposal: SettingsProposal {
        var proposal = SettingsProposal()
        let taking = plan.runTimeValues
        // A choice without any requirement among its classes wires nothing.
        let chosen = Set(plan.chosen.map(\.path))
        addFilters(&proposal, chosen)
        proposal.chosenCount = chosen.count
        proposal.classCount = Set(choosable.map(\.name)).count
        proposal.exportingModules = Set(plan.chosen.filter { classes.members[$0]?.isExported ?? false }.map(\.module))
        addDecorators(&proposal)
        addAssisted(&proposal, taking)
        addScopes(&proposal, taking)
        addExternals(&proposal)
        addNested(&proposal)
        proposal.dropped = plan.dropped.filter { !chosen.contains($0.key.path) }.sorted { $0.key < $1.key }.map {
            name, reason in
            .init(value: name.path, reason: reason, evidence: evidence([name.path]))
        }
        return proposal
    }

    // MARK: Filters

    /// The types that filters can choose.
    private var choosable: [CandidateType] {
        classes.candidates.filter { !$0.isHidden && ($0.kind != .struct || plan.choosesStructs) }
    }

    private func addFilters(_ proposal: inout SettingsProposal, _ chosen: Set<String>) {
        if chosen.isEmpty { return }
        // A class that provides nothing required, and requires nothing, may be chosen as well.
        let harmful = choosable.filter { candidate in
            !chosen.contains(candidate.name)
                && (plan.failing.contains(candidate.name)
                    || candidate.provided.union(candidate.standsInFor).contains { classes.requirements[$0] != nil }
                    || !candidate.factories.contains { $0.parameters.allSatisfy(\.hasDefault) })
        }
        let unwanted = Set(harmful.map(\.name)).union(plan.failing.subtracting(chosen))
        let others = Set(choosable.map(\.name)).subtracting(chosen).subtracting(unwanted)
        let cover = PatternCover(chosen, others: others, unwanted: unwanted)
        proposal.filters =
            PatternCover.joined(cover.lines).map { pattern, lines in
                let count = lines.reduce(0) { $0 + $1.chosenCount }
                return .init(
                    value: pattern, reason: Self.count(count, "class", "classes"),
                    evidence: evidence(lines.flatMap { $0.wanted + $0.others }))
            } + named(cover.rest) { Self.count($0.count, "class", "classes") }
        addExcludes(&proposal, Set(cover.lines.flatMap(\.unwanted)), chosen)
        if plan.choosesStructs {
            let structs = plan.chosen.filter { classes.members[$0]?.candidate.kind == .struct }.map(\.path).sorted()
            proposal.structs = .init(
                value: "struct",
                reason: structs.count == 1
                    ? "1 struct implements a protocol that others require"
                    : "\(structs.count) structs implement protocols that others require", evidence: evidence(structs))
        }
    }

    private func addExcludes(_ proposal: inout SettingsProposal, _ unwanted: Set<String>, _ chosen: Set<String>) {
        let unusable = plan.unusable.subtracting(chosen)
        let unwanted = unwanted.subtracting(unusable)
        proposal.excludes += named(unusable.sorted()) { _ in "no other module can call the initializer" }
        if unwanted.isEmpty { return }
        let isDouble = Dictionary(grouping: unwanted.sorted()) { name in
            classes.candidates.contains { $0.name == name && AsideCode.isType(name) }
        }
        let doubles = Set(isDouble[true] ?? [])
        let others = Set(isDouble[false] ?? [])
        for (names, reason) in [(doubles, "a test double"), (others, "")] where !names.isEmpty {
            let cover = PatternCover(
                names, others: [], unwanted: chosen,
                .init(leastCounts: (2, 3), leastShares: (1, 1), unwantedShares: (0, 0)))
            proposal.excludes += cover.lines.map {
                .init(
                    value: $0.pattern,
                    reason: reason.isEmpty
                        ? self.reason($0.wanted) : Self.count($0.wanted.count, "test double", "test doubles"),
                    evidence: evidence($0.wanted))
            }
            proposal.excludes += named(cover.rest) {
                reason.isEmpty ? self.reason($0) : Self.count($0.count, "test double", "test doubles")
            }
        }
    }

    /// Why classes are not chosen: the reason that most of them have.
    private func reason(_ names: [String]) -> String {
        let reasons = plan.dropped.filter { names.contains($0.key.path) }.map(\.value)
        guard let first = reasons.sorted().first else { return "values, views or errors" }
        return reasons.count == names.count && Set(reasons).count == 1
            ? first : reasons.count == 1 && names.count == 1 ? first : "undecided: \(first)"
    }

    // MARK: Decorators

    private func addDecorators(_ proposal: inout SettingsProposal) {
        proposal.decorators = plan.usedDecorators.map { type, name in
            .init(
                value: RegularExpression.matchingOnly([name.path]),
                reason: "around the other '\(type.spelling(.plain))'", evidence: evidence([name.path]))
        }.sorted { $0.value < $1.value }
    }

    // MARK: Values

    private func addAssisted(_ proposal: inout SettingsProposal, _ taking: [TypeName: [Int]]) {
        proposal.assisted = RunTimeValueLines(plan, taking).lines.map { line in
            let reason =
                line.classes.count > 1
                ? "\(line.classes.count) classes" : line.hasPattern ? line.classes.first ?? "" : ""
            return .init(value: line.value, reason: reason, evidence: evidence(line.classes))
        }
    }

    private func addExternals(_ proposal: inout SettingsProposal) {
        let values = ExternalLines(plan)
        func lines(_ values: [ExternalLines.Value]) -> [SettingsProposal.Line] {
            values.map { value in
                let names = Set(value.receivers.map(\.path)).sorted()
                let count = Self.count(names.count, "class requires it", "classes require it")
                let reason =
                    value.types.isEmpty ? value.reason : value.reason.isEmpty ? count : "\(count); \(value.reason)"
                return .init(value: value.text, reason: reason, evidence: evidence(names))
            }
        }
        proposal.externals = lines(values.shared)
        proposal.externalsOfTargets = values.ofTargets.mapValues(lines)
    }

    private func addNested(_ proposal: inout SettingsProposal) {
        proposal.nested = NestedPlan(plan).containers.map { container in
            let (arguments, classes) = (
                Self.count(container.argumentCount, "argument", "arguments"),
                Self.count(container.classCount, "class", "classes")
            )
            return (
                container.path,
                .init(
                    value: DependencyKey(type: container.value).name, reason: "wires \(arguments) in \(classes)",
                    evidence: [])
            )
        }
    }

    // MARK: Scopes

    private func addScopes(_ proposal: inout SettingsProposal, _ taking: [TypeName: [Int]]) {
        var reasons: [DependencyScope: [String: String]] = [:]
        // The last of several classes with one name gives the reason.
        for name in plan.chosen.sorted() where taking[name] == nil {
            // Where one type keeps several objects of a class, callers pass the one that they mean.
            guard let member = classes.members[name], member.candidate.kind != .struct,
                !plan.evidence.keepers.isKeptInSeveral(name),
                let (scope, reason) = scope(of: member)
            else { continue }
            reasons[scope, default: [:]][name.path] = reason
        }
        // One line is for the classes of a name in all modules.
        let scopes = [DependencyScope.singleton, .shared, .unique]
        var known: Set<String> = []
        proposal.scopes = scopes.flatMap { scope in
            let own = (reasons[scope] ?? [:]).filter { !known.contains($0.key) }
            known.formUnion(own.keys)
            return scopeLines(own, scope).map { (scope, $0) }
        }
    }

    /// The scope that the code's own objects of a class have; nil for new objects without state that places could
    /// share.
    private func scope(of member: ProjectClasses.Member) -> (DependencyScope, String)? {
        let consumers = Set(plan.consumers(of: member.name).values.joined())
        switch plan.evidence.keepers.lifetime(of: member) {
        case .application(let reason, let isKept):
            // Nobody can tell whether a class without state has one object, if a single class uses it.
            return isKept || member.hasState || consumers.count > 1 ? (.singleton, reason) : nil
        case .together: return (.shared, "passed to several others")
        case .place, .several:
            // Code that makes all these classes shows which object each one gets.
            if consumers.allSatisfy({ classes.members[$0]?.calls.isEmpty == false }) {
                return consumers.count > 1 && member.hasState ? (.unique, "each place makes its own") : nil
            }
        case .unknown: break
        }
        let isShared = member.hasState && !RoleWords.isOfScreen(member.name.path) && !consumers.isEmpty
        return isShared ? (.singleton, "has state, and others require it") : nil
    }

    private func scopeLines(_ reasons: [String: String], _ scope: DependencyScope) -> [SettingsProposal.Line] {
        let others = Set(plan.chosen.map(\.path)).subtracting(reasons.keys)
        let cover = PatternCover(
            Set(reasons.keys), others: others, unwanted: [],
            .init(leastCounts: (2, 3), leastShares: (1, 1), unwantedShares: (1, 1)))
        func reason(_ names: [String]) -> String {
            if names.count == 1 { return reasons[names[0]] ?? "" }
            let count = "\(names.count) classes"
            return switch scope {
            case .shared: "\(count), each passed to several others"
            case .unique: "\(count), of which each place makes its own"
            case .singleton, .eagerSingleton, .weakSingleton: "\(count) that are shared or have state"
            }
        }
        let texts = reasons.mapValues { [$0] }
        return cover.lines.map {
            .init(value: $0.pattern, reason: reason($0.wanted), evidence: evidence($0.wanted, texts))
        } + named(cover.rest, texts, reason)
    }

    // MARK: Lines

    /// Lines for names that no pattern fits.
    private func named(_ names: [String], _ texts: [String: [String]] = [:], _ reason: ([String]) -> String)
        -> [SettingsProposal.Line]
    {
        PatternCover.inLines(names).map {
            .init(value: RegularExpression.matchingOnly($0), reason: reason($0), evidence: evidence($0, texts))
        }
    }

    private func evidence(_ names: [String], _ texts: [String: [String]] = [:]) -> [SettingsProposal.Evidence] {
        names.map { name in
            let text = texts[name].map { "\(name): \($0.joined(separator: ", "))" } ?? name
            return .init(text: text, location: locations[name])
        }
    }

    private static func count(_ number: Int, _ one: String, _ several: String) -> String {
        "\(number) \(number == 1 ? one : several)"
    }
}
