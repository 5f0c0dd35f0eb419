/// Settings that suit a project, found by looking at it: what `dpend init` writes.
package struct ConfigurationProposal: Sendable {
    /// The targets and what they read.
    package let layout: ProjectLayout
    /// What all targets share, found by trying it.
    package let settings: SettingsProposal
    /// The calls that were read for it.
    package let constructions: KnownConstructions

    /// Looks a project over. The sources are read once, and the phases run over them a few times.
    ///
    /// - Parameters:
    ///   - inputs: What to read; empty for what looks like the project's own sources in the working directory.
    ///   - reading: How sources are read.
    /// - Throws: ``InputError`` when there is nothing to read, or something cannot be read.
    package init(inputs: [String] = [], reading: ReadingOptions = ReadingOptions()) throws(InputError) {
        let options = ResolutionOptions()
        var layout = inputs.isEmpty ? try ProjectLayout(of: ".", options: options) : try ProjectLayout(inputs: inputs)
        var sources = SourceInputs(paths: layout.inputs)
        sources.excludes = layout.excludes
        try layout.findPlatform(sources, options)
        self.layout = layout
        (settings, constructions) = try SettingsSearch.find(layout.mergedTargets, reading: reading)
    }

    /// What is proposed, in half a sentence.
    package var summary: String {
        let targets = layout.targets.count == 1 ? "" : "\(layout.targets.count) targets, "
        let count = settings.filters.count
        if count == 0 { return "\(targets)no filters, since no class asks for another one" }
        return "\(targets)\(count == 1 ? "1 filter chooses" : "\(count) filters choose") \(settings.chosenCount) of \(settings.classCount) classes"
    }
}
