/// Settings that suit a project. `dpend init` writes them.
package struct ConfigurationProposal {
    /// The targets with their inputs.
    package let layout: ProjectLayout
    /// The settings that all targets share. They are the result of trials.
    package let settings: SettingsProposal
    /// The calls that were read for the proposal.
    package let constructions: KnownConstructions
    /// The last trial. Its sources have been read.
    package let runs: TargetRuns?
    /// The limits of links in the inputs; nil if the inputs themselves lead out of the repository.
    package let limits: RunLimits?

    /// Examines a project. It reads the sources once, and runs the phases over them a few times.
    ///
    /// - Parameters:
    ///   - inputs: The inputs; empty for the project's own sources in the working directory.
    ///   - reading: The way to read sources.
    /// - Throws: ``InputError`` if there are no sources, or if a file cannot be read.
    package init(inputs: [String] = [], reading: ReadingOptions = ReadingOptions()) throws(InputError) {
        let options = ResolutionOptions()
        // The whole folder is the project.
        let here = FileStatus.canonicalPath(".")
        let inputs = inputs.allSatisfy { FileStatus.canonicalPath($0) == here } ? [] : inputs
        var layout = inputs.isEmpty ? try ProjectLayout(of: ".", options: options) : try ProjectLayout(inputs: inputs)
        var sources = SourceInputs(paths: layout.inputs)
        sources.excludes = layout.excludes
        limits = RunLimits.ofLinks(in: inputs, .proposed)
        sources.limits = limits
        try layout.findPlatform(sources, options)
        let targets = layout.mergedTargets.map { [limits] target in
            var target = target
            target.settings.limits = limits
            return target
        }
        var reading = reading
        reading.shared = SharedReadings(try Variants(conditions: [ConditionEvidence.condition]))
        (settings, constructions, runs) = try SettingsSearch.find(targets, reading: reading)
        layout.targets.leaveExports(toModules: settings.exportingModules)
        self.layout = layout
    }

    /// The proposal in half a sentence.
    package var summary: String {
        let targets = layout.targets.count == 1 ? "" : "\(layout.targets.count) targets, "
        let count = settings.filters.count
        if count == 0 { return "\(targets)no filters, since no class asks for another one" }
        return
            "\(targets)\(count == 1 ? "1 filter chooses" : "\(count) filters choose") \(settings.chosenCount) of \(settings.classCount) classes"
    }
}
