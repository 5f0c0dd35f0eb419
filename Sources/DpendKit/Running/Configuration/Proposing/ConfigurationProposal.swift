/// Settings that suit a project, found by looking at it: what `dpend init` writes.
package struct ConfigurationProposal: Sendable {
    /// The targets and what they read.
    package let layout: ProjectLayout
    /// Filters, the most useful first.
    package let filters: [FilterSuggestion]
    /// The names of classes that are connected with others and chosen by no filter, sorted.
    package let leftOver: [String]
    /// What takes classes out again that stand in for others in tests.
    package let implicitExclude: String?
    /// How many classes filters could choose.
    package let classCount: Int
    /// How many classes the filters choose.
    package let chosenCount: Int

    /// How many filters are proposed at most; more are no help.
    private static let filterLimit = 40

    /// Looks a project over. The sources are read, so the cost is that of an analysis.
    ///
    /// - Parameters:
    ///   - inputs: What to read; empty for what looks like the project's own sources in the working directory.
    ///   - options: Conditions and the kinds of types that can be chosen.
    /// - Throws: ``InputError`` when there is nothing to read, or something cannot be read.
    package init(inputs: [String] = [], options: ResolutionOptions = ResolutionOptions()) throws(InputError) {
        var layout = inputs.isEmpty ? try ProjectLayout(of: ".", options: options) : try ProjectLayout(inputs: inputs)
        var sources = SourceInputs(paths: layout.inputs)
        sources.excludes = layout.excludes
        try layout.findPlatform(sources, options)
        var options = options
        options.platform = layout.shared.platform
        let candidates = try FilterCandidates(inputs: sources, options: options)

        self.layout = layout
        let suggestions = FilterSuggestion.suggestions(for: candidates.wanted, among: candidates.names)
        filters = Array(suggestions.prefix(Self.filterLimit))
        var filterOptions = ResolutionOptions()
        filterOptions.implicitFilters = filters.map(\.pattern)
        var filter = try ImplicitFilter(filterOptions)
        var chosen: Set<String> = []
        for name in candidates.names where try filter.chooses(name) { chosen.insert(name) }
        leftOver = candidates.wanted.filter { !chosen.contains($0) }
        classCount = candidates.names.count
        chosenCount = chosen.count
        var words: Set<String> = []
        for name in candidates.testDoubles where try filter.chooses(name) {
            words.formUnion(FilterCandidates.testDoubleWords.filter(name.contains))
        }
        implicitExclude = words.isEmpty ? nil : words.sorted().joined(separator: "|")
    }
}
