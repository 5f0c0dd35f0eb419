/// Finds settings that suit a project: reads it, plans its wiring, and tries the plan. Classes with errors do not stay in the plan. The number of trials is fixed, so the cost is linear in the size of the project.
struct SettingsSearch {
    private var probe: ProjectProbe

    /// A trial takes the time of an analysis without reading.
    private static let trialCount = 3

    /// Searches for settings that all targets share. Also returns the calls that it has read, and the last trial.
    ///
    /// - Parameters:
    ///   - targets: The targets with all known settings.
    ///   - reading: The way to read their sources.
    /// - Throws: ``InputError`` if no target can be read.
    static func find(
        _ targets: [ConfigurationFile.Target], reading: ReadingOptions
    ) throws(InputError) -> (proposal: SettingsProposal, constructions: KnownConstructions, runs: TargetRuns?) {
        var search = SettingsSearch(probe: ProjectProbe(targets, reading: reading))
        let proposal = try search.proposal(jobs: reading.jobs)
        return (proposal, search.probe.known, search.probe.last)
    }

    private mutating func proposal(jobs: Int) throws(InputError) -> SettingsProposal {
        let outcome = try probe.run(Settings())
        let constructions = try probe.constructions().flatMap { $0 }
        let classes = ProjectClasses(outcome, constructions: constructions, jobs: jobs)
        var plan = WiringPlan(classes, CodeEvidence(classes, constructions))
        var proposal = ProposalLines(plan).proposal
        for _ in 0..<Self.trialCount where !proposal.filters.isEmpty {
            let blamed = Self.blamed(try probe.run(proposal.settings), classes)
            if blamed.isEmpty { break }
            plan.dropFailing(blamed)
            proposal = ProposalLines(plan).proposal
        }
        return proposal
    }

    /// The classes that lack something, and those at whose declarations the phases report errors, with the messages.
    private static func blamed(_ outcome: ProjectProbe.Outcome, _ classes: ProjectClasses) -> [TypeName: String] {
        var byPlace: [SourceLocation: TypeName] = [:]
        for (name, member) in classes.members {
            byPlace[member.candidate.location] = name
            for factory in member.candidate.factories {
                byPlace[factory.location] = name
                for parameter in factory.parameters { if let place = parameter.location { byPlace[place] = name } }
            }
        }
        var blamed: [TypeName: String] = [:]
        for diagnostic in outcome.tops.flatMap(\.diagnostics).flatMap(\.withConsequences) where diagnostic.severity == .error {
            guard let location = diagnostic.location, let name = byPlace[location] else { continue }
            blamed[name] = blamed[name] ?? diagnostic.message
        }
        for resolution in outcome.tops {
            for provider in resolution.graph.nodes.flatMap(\.providers) where provider.edges.contains(.unsatisfied) {
                guard let name = provider.factory.providerType.flatMap(TypeName.init), blamed[name] == nil else { continue }
                let missing = provider.edges.firstIndex(of: .unsatisfied).map { provider.factory.dependency($0) }
                blamed[name] = missing.map { "nothing provides '\($0)'" }
            }
        }
        return blamed
    }
}
