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
        let outcome = try probe.run(SettingsProposal())
        let constructions = try probe.constructions().flatMap { $0 }
        let classes = ProjectClasses(outcome, constructions: constructions, jobs: jobs)
        var planner = WiringPlanner(classes, CodeEvidence(classes, constructions))
        var proposal = ProposalLines(planner.plan).proposal
        var required: [SettingsProposal.Line] = []
        for _ in 0..<Self.trialCount where !proposal.filters.isEmpty {
            let outcome = try probe.run(proposal)
            required = RequiredLines(outcome).lines
            let failures = Self.failures(outcome, classes)
            if failures.isEmpty { break }
            planner.settle(failures)
            proposal = ProposalLines(planner.plan).proposal
        }
        proposal.required = required
        if !proposal.filters.isEmpty { proposal.conditions = try probe.conditions(proposal) }
        return proposal
    }

    /// The classes that lack something, and those at whose declarations the phases report errors.
    private static func failures(_ outcome: ProjectProbe.Outcome, _ classes: ProjectClasses) -> [TypeName: WiringPlanner.Failure] {
        var byPlace: [SourceLocation: TypeName] = [:]
        for (name, member) in classes.members {
            byPlace[member.candidate.location] = name
            for factory in member.candidate.factories {
                byPlace[factory.location] = name
                for parameter in factory.parameters { if let place = parameter.location { byPlace[place] = name } }
            }
        }
        var failures: [TypeName: WiringPlanner.Failure] = [:]
        for diagnostic in outcome.tops.flatMap(\.diagnostics).flatMap(\.withConsequences)
        where diagnostic.severity == .error && diagnostic.rule != UnsatisfiedDependencyRule.rule {
            guard let location = diagnostic.location, let name = byPlace[location] else { continue }
            failures[name] = failures[name] ?? .init(reason: diagnostic.message)
        }
        let failing = Set(failures.keys)
        for provider in outcome.tops.flatMap(\.graph.nodes).flatMap(\.providers) where provider.edges.contains(.unsatisfied) {
            guard let name = provider.factory.providerType.flatMap(TypeName.init), !failing.contains(name), let member = classes.members[name]
            else { continue }
            let missing = provider.callEdges.filter { $0.edge == .unsatisfied }.map(\.parameter)
            guard let first = missing.first else { continue }
            let positions = missing.compactMap { parameter in member.parameters.firstIndex { $0.location == parameter.location } }
            var failure = failures[name] ?? .init(reason: "nothing provides '\(first.dependency)'")
            failure.positions = Array(Set(failure.positions).union(positions)).sorted()
            failures[name] = failure
        }
        return failures
    }
}
