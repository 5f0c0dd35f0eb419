/// Runs the phases over a project's targets with settings to try. The sources are read once.
struct ProjectProbe {
    private let targets: [ConfigurationFile.Target]
    /// The targets that no other target links. They are analyzed as applications.
    private let tops: [Int]
    private let reading: ReadingOptions
    private(set) var last: TargetRuns?
    /// The calls in the sources, after they were requested.
    private(set) var known = KnownConstructions()

    init(_ targets: [ConfigurationFile.Target], reading: ReadingOptions) {
        self.reading = reading
        let linked = Set(targets.flatMap { $0.settings.libraryInputs.map(\.path) })
        tops = targets.indices.filter { position in
            targets[position].settings.outputFile.map { !linked.contains($0) } ?? true
        }
        self.targets = targets
    }

    /// The result of the settings.
    struct Outcome {
        /// The positions of the targets of ``tops``.
        var positions: [Int] = []
        /// The runs over all targets that could be read.
        var all: [DependencyResolution] = []
        /// The runs over targets that no other target links. They contain the other targets.
        var tops: [DependencyResolution] = []
        /// The positions of those that are libraries in fact.
        var libraries: Set<Int> = []
        /// Whether no target was skipped, as the clients of a target with errors are.
        var isComplete = true

        /// The classes of libraries that filters choose and that no other module can make.
        var unusable: Set<String> {
            Set(
                all.flatMap(\.collected.problems.inaccessibleProviders).filter { $0.kind == .chosenClass }.map(
                    \.remark.subject))
        }

        var errorCount: Int { all.flatMap(\.diagnostics).flatMap(\.withConsequences).count { $0.severity == .error } }
    }

    /// Runs all phases with the settings of a proposal. A target that cannot be read is skipped: 'dpend analyze'
    /// reports the reason.
    ///
    /// - Throws: ``InputError`` if no target can be read.
    mutating func run(_ proposal: SettingsProposal) throws(InputError) -> Outcome {
        let tried = tried(proposal)
        let runs = TargetRuns(tried, among: tried, goesOnAfterErrors: true, reading: reading, reusing: last)
        last = runs
        return try outcome(of: runs)
    }

    /// The result for the libraries that no other target links, not as applications; nil if there are none.
    ///
    /// - Throws: ``InputError`` if none of them can be read.
    func runLibraries(_ proposal: SettingsProposal) throws(InputError) -> Outcome? {
        let libraries = libraries
        if libraries.isEmpty { return nil }
        var tried = tried(proposal)
        for position in libraries { tried[position].settings.mode = targets[position].settings.mode }
        return try outcome(
            of: TargetRuns(
                libraries.sorted().map { tried[$0] }, among: tried, goesOnAfterErrors: true, reading: reading,
                reusing: last))
    }

    private var libraries: Set<Int> { Set(tops.filter { targets[$0].settings.outputMode == .library }) }

    /// The result of a proposal with a further condition. The next run does not use what this one reads.
    ///
    /// - Throws: ``InputError`` if no target can be read.
    func runAside(_ proposal: SettingsProposal, with condition: String) throws(InputError) -> Outcome {
        let tried = tried(proposal).map { target in
            var target = target
            target.settings.defines = (target.settings.defines ?? []) + [Placed(condition)]
            return target
        }
        return try outcome(
            of: TargetRuns(tried, among: tried, goesOnAfterErrors: true, reading: reading, findingAs: last))
    }

    /// Whether a source may have other declarations under another condition.
    var mayDiffer: Bool { reading.shared?.mayDiffer ?? false }

    private func tried(_ proposal: SettingsProposal) -> [ConfigurationFile.Target] {
        let shared = proposal.settings
        var tried = targets
        // Without filters all classes count, in the way in which each module could export them.
        if !proposal.filters.isEmpty { tried.leaveExports(toModules: proposal.exportingModules) }
        return tried.indices.map { position in
            var target = tried[position]
            target.settings = target.settings.overriding(shared)
            if let own = proposal.externalsOfTargets[position] {
                target.settings.externals = own.map { Placed($0.value) }
            }
            // Other libraries' containers do not affect the lines, and nobody reads other warnings.
            target.settings.dialects = [Settings.noDialect]
            target.settings.severities = Self.withoutWarnings
            if tops.contains(position) { target.settings.mode = .application }
            return target
        }
    }

    private static let withoutWarnings = DiagnosticRule.all.reduce(into: [String: Diagnostic.Severity]()) {
        if $1.severity == .warning, $1 != UnmatchedPatternRule.rule { $0[$1.identifier] = .off }
    }

    private func outcome(of runs: TargetRuns) throws(InputError) -> Outcome {
        var outcome = Outcome(libraries: libraries)
        var failure: InputError?
        for (position, run) in runs.outcomes.enumerated() {
            if case .failure = run.outcome { outcome.isComplete = false }
            switch run.outcome {
            case .success(let run):
                let resolution = try run.resolution()
                outcome.all.append(resolution)
                if tops.contains(position) {
                    outcome.tops.append(resolution)
                    outcome.positions.append(position)
                }
            case .failure(.input(let error)), .failure(.circle(let error)): failure = failure ?? error
            case .failure(.skipped): break
            }
        }
        if outcome.all.isEmpty, let failure { throw failure }
        return outcome
    }

    /// The calls in the project's own code that make objects, by target. They come from the last run; its settings do
    /// not matter.
    ///
    /// - Throws: ``InputError`` if a file cannot be read anymore.
    mutating func constructions() throws(InputError) -> [[Construction]] {
        var found: [[Construction]] = []
        for (_, run, _) in last?.finishedRuns ?? [] {
            guard let index = try run.resolution().collected.declarations else { continue }
            found.append(ConstructionCollector.constructions(try known.calls(of: run), in: index, jobs: reading.jobs))
        }
        return found
    }
}
