/// Finds settings that suit a project: reads it, plans its wiring, and tries the plan. Classes with errors do not stay
/// in the plan. The number of trials is fixed, so the cost is linear in the size of the project.
struct SettingsSearch {
    private var probe: ProjectProbe

    /// The number of trials whose failures count. A trial takes the time of an analysis without reading.
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
        var last = outcome
        for trial in 0...Self.trialCount where !proposal.filters.isEmpty {
            last = try probe.run(proposal)
            required = RequiredLines(last).lines
            let failures = Self.failures(last, classes)
            var unusable = last.unusable
            if failures.isEmpty { unusable.formUnion(try probe.runLibraries(proposal)?.unusable ?? []) }
            // A class with errors gets these as its reason.
            unusable.subtract(planner.plan.unusable.union(failures.keys.map(\.path)))
            // After the last decisions, one more trial shows what they leave.
            if failures.isEmpty && unusable.isEmpty || trial == Self.trialCount { break }
            planner.leaveOut(unusable)
            planner.settle(failures)
            proposal = ProposalLines(planner.plan).proposal
        }
        proposal.required = required
        proposal.removeUnneededExternals(last)
        if !proposal.filters.isEmpty { proposal.conditions = try probe.conditions(proposal) }
        return proposal
    }

    /// The classes that lack something, and those at whose declarations or parameters the phases report errors.
    private static func failures(_ outcome: ProjectProbe.Outcome, _ classes: ProjectClasses) -> [TypeName: WiringPlanner
        .Failure]
    {
        var byPlace: [SourceLocation: (name: TypeName, position: Int?)] = [:]
        for (name, member) in classes.members {
            for factory in member.candidate.factories {
                for parameter in factory.parameters {
                    guard let place = parameter.location else { continue }
                    byPlace[place] = (name, member.parameters.firstIndex { $0.location == place })
                }
                byPlace[factory.location] = (name, nil)
            }
            byPlace[member.candidate.location] = (name, nil)
        }
        var failures: [TypeName: WiringPlanner.Failure] = [:]
        // The clients of a library with errors are skipped, so that its own run counts.
        for diagnostic in outcome.all.flatMap(\.diagnostics).flatMap(\.withConsequences)
        where diagnostic.severity == .error && diagnostic.rule != UnsatisfiedDependencyRule.rule {
            guard let location = diagnostic.location, let (name, position) = byPlace[location] else { continue }
            // Only code that passes an object itself can go on to do so.
            let isPassed = classes.members[name]?.calls.isEmpty == false
            failures[name, default: .init(reason: diagnostic.message)].add(isPassed ? position : nil)
        }
        for provider in outcome.tops.flatMap(\.graph.nodes).flatMap(\.providers)
        where provider.edges.contains(.unsatisfied) {
            guard let name = provider.factory.providerType.flatMap(TypeName.init) else { continue }
            guard let member = classes.members[name] else {
                // A pattern for others chose it as well, such as a generic class, or a class of which only subclasses
                // are made.
                failures[name, default: .init(reason: "nothing provides what it requires")].add(nil)
                continue
            }
            for call in provider.callEdges where call.edge == .unsatisfied {
                let position = member.parameters.firstIndex { $0.location == call.parameter.location }
                failures[name, default: .init(reason: "nothing provides '\(call.parameter.dependency)'")].add(position)
            }
        }
        return failures
    }
}

extension SettingsProposal {
    /// Removes external values that nothing requires in the last trial: the container of another target makes the class
    /// that takes one.
    fileprivate mutating func removeUnneededExternals(_ outcome: ProjectProbe.Outcome) {
        let unneeded = outcome.tops.map { resolution in
            Set(resolution.diagnostics.flatMap(\.withConsequences).compactMap(\.unneededExternal))
        }
        // Only applications have external values.
        let ofApplications = zip(outcome.positions, unneeded).filter { !outcome.libraries.contains($0.0) }.map(\.1)
        guard outcome.isComplete, let first = ofApplications.first else { return }
        let everywhere = ofApplications.reduce(first) { $0.intersection($1) }
        externals.removeAll { everywhere.contains($0.value) }
        for (position, own) in zip(outcome.positions, unneeded) {
            externalsOfTargets[position]?.removeAll { own.contains($0.value) }
        }
    }
}

extension Diagnostic {
    /// The external value that nothing requires, if the report is about one.
    fileprivate var unneededExternal: String? {
        guard rule == UnmatchedPatternRule.rule, let reported = ReportedOption(of: self),
            reported.option == "--external", reported.part == nil
        else { return nil }
        return reported.value
    }
}
