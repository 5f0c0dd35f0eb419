/// Finds settings that suit a project by trying them. Each round runs the phases with the current proposal, and examines the chosen, connected,
/// ambiguous and missing types. The number of rounds is fixed, so the cost is linear in the size of the project.
struct SettingsSearch {
    private var probe: ProjectProbe
    private let candidates: CandidateSet
    private let shared: SharedInstances
    private var proposal = SettingsProposal()
    private let made: MadeClasses

    /// The maximum number of classes with their own entries in a list. More classes require a pattern, or are only counted.
    static let namedCount = 5
    /// The number of searches for conflicts. The solution of one conflict may cause another.
    private static let conflictRounds = 6

    /// Searches for settings that all targets share. Also returns the calls that it has read.
    ///
    /// - Parameters:
    ///   - targets: The targets with all known settings.
    ///   - reading: The way to read their sources.
    /// - Throws: ``InputError`` if no target can be read.
    static func find(
        _ targets: [ConfigurationFile.Target], reading: ReadingOptions
    ) throws(InputError) -> (proposal: SettingsProposal, constructions: KnownConstructions) {
        var search = try SettingsSearch(targets, reading)
        search.proposeFilters()
        try search.settleConflicts()
        try search.proposeExternals()
        try search.proposeRunTimeValues()
        try search.proposeSingletons()
        return (search.proposal, search.probe.known)
    }

    private init(_ targets: [ConfigurationFile.Target], _ reading: ReadingOptions) throws(InputError) {
        probe = ProjectProbe(targets, reading: reading)
        let outcome = try probe.run(Settings())
        candidates = CandidateSet(outcome)
        made = MadeClasses(try probe.constructions())
        shared = SharedInstances(candidates)
    }

    // MARK: Rounds

    /// The outcome of the current proposal.
    private mutating func outcome() throws(InputError) -> TriedGraph { TriedGraph(try probe.run(proposal.settings)) }

    /// The outcome if all classes take values without a provider as run-time values.
    private mutating func outcomeWithRunTimeValues() throws(InputError) -> TriedGraph {
        var settings = proposal.settings
        settings.implicitAssisted = [Placed(".")]
        return TriedGraph(try probe.run(settings))
    }

    private mutating func proposeFilters() {
        let evidence = FilterEvidence(candidates)
        proposal.filters = evidence.lines
        proposal.excludes = evidence.excludes
        proposal.leftOver = evidence.leftOver
        if !candidates.structs.isEmpty {
            let chosen = candidates.structs.map { SettingsProposal.Evidence(text: $0.name, location: $0.location) }
            let reason = chosen.count == 1 ? "1 struct implements a protocol that initializers require"
                : "\(chosen.count) structs implement protocols that initializers require"
            proposal.structs = .init(value: "struct", reason: reason, evidence: chosen)
        }
        proposal.classCount = candidates.choosable.count
    }

    private mutating func settleConflicts() throws(InputError) {
        if proposal.filters.isEmpty { return }
        for _ in 0..<Self.conflictRounds {
            let conflicts = ConflictEvidence(try outcomeWithRunTimeValues(), candidates, made).conflicts
            if conflicts.isEmpty { return }
            conflicts.forEach { exclude($0) }
        }
    }

    private mutating func exclude(_ conflict: ConflictEvidence.Conflict) {
        // A class with its own filter needs no exclusion. Its filter is removed.
        let named = conflict.excluded.filter { name in proposal.filters.contains { $0.value == RegularExpression.matchingOnly([name]) } }
        proposal.filters.removeAll { line in named.contains { RegularExpression.matchingOnly([$0]) == line.value } }
        let others = conflict.excluded.filter { !named.contains($0) }
        proposal.excludes += SettingsProposal.chunks(others).map {
            .init(value: RegularExpression.matchingOnly($0), reason: conflict.reason, evidence: conflict.evidence)
        }
    }

    private mutating func proposeExternals() throws(InputError) {
        if proposal.filters.isEmpty { return }
        let graph = try outcomeWithRunTimeValues()
        proposal.chosenCount = graph.chosen.intersection(candidates.choosable).count
        proposal.externals = ExternalEvidence.lines(graph, candidates, shared)
    }

    private mutating func proposeRunTimeValues() throws(InputError) {
        if proposal.filters.isEmpty { return }
        proposal.assisted = RunTimeValueEvidence.lines(try outcomeWithRunTimeValues(), candidates)
    }

    private mutating func proposeSingletons() throws(InputError) {
        if proposal.filters.isEmpty { return }
        proposal.singletons = ScopeEvidence(try outcome(), candidates, shared, made).lines
    }
}
