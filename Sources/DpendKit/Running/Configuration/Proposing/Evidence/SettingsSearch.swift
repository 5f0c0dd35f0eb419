/// Finds settings that suit a project by trying them: each round runs the phases with what is proposed so far, and looks at what is
/// chosen, connected, ambiguous and missing. The number of rounds is fixed, so the cost is linear in the project.
struct SettingsSearch {
    private var probe: ProjectProbe
    private let candidates: CandidateSet
    private let shared: SharedInstances
    private var proposal = SettingsProposal()
    private let made: MadeClasses

    /// How many classes are named one by one in a list. Of more than these a pattern has to be found, or they are counted.
    static let namedCount = 5
    /// How often conflicts are looked for: what is taken out for one may bring another about.
    private static let conflictRounds = 6

    /// Searches for settings that all targets share. Returns the calls that it has read as well.
    ///
    /// - Parameters:
    ///   - targets: The targets with all that is known of them.
    ///   - reading: How their sources are read.
    /// - Throws: ``InputError`` where none of them can be read.
    static func find(
        _ targets: [ConfigurationFile.Target], reading: ReadingOptions
    ) throws(InputError) -> (proposal: SettingsProposal, constructions: KnownConstructions) {
        var search = try SettingsSearch(targets, reading)
        search.proposeFilters()
        try search.settleConflicts()
        try search.proposeExternals()
        try search.proposeRuntimeValues()
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

    /// The outcome of what is proposed so far.
    private mutating func outcome() throws(InputError) -> TriedGraph { TriedGraph(try probe.run(proposal.settings)) }

    /// The same where all classes take as run-time values what nothing provides.
    private mutating func outcomeWithRuntimeValues() throws(InputError) -> TriedGraph {
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
            let conflicts = ConflictEvidence(try outcomeWithRuntimeValues(), candidates, made).conflicts
            if conflicts.isEmpty { return }
            conflicts.forEach { exclude($0) }
        }
    }

    private mutating func exclude(_ conflict: ConflictEvidence.Conflict) {
        // A class that is named by a line of its own needs no other line that takes it out again.
        let named = conflict.excluded.filter { name in proposal.filters.contains { $0.value == RegularExpression.matchingOnly([name]) } }
        proposal.filters.removeAll { line in named.contains { RegularExpression.matchingOnly([$0]) == line.value } }
        let others = conflict.excluded.filter { !named.contains($0) }
        proposal.excludes += SettingsProposal.chunks(others).map {
            .init(value: RegularExpression.matchingOnly($0), reason: conflict.reason, evidence: conflict.evidence)
        }
    }

    private mutating func proposeExternals() throws(InputError) {
        if proposal.filters.isEmpty { return }
        let graph = try outcomeWithRuntimeValues()
        proposal.chosenCount = graph.chosen.intersection(candidates.choosable).count
        proposal.externals = ExternalEvidence.lines(graph, candidates, shared)
    }

    private mutating func proposeRuntimeValues() throws(InputError) {
        if proposal.filters.isEmpty { return }
        proposal.assisted = RuntimeValueEvidence.lines(try outcomeWithRuntimeValues(), candidates)
    }

    private mutating func proposeSingletons() throws(InputError) {
        if proposal.filters.isEmpty { return }
        proposal.singletons = ScopeEvidence(try outcome(), candidates, shared, made).lines
    }
}
