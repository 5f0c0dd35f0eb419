/// Runs the phases over a project's targets with settings that are to be tried. The sources are read once.
struct ProjectProbe {
    private let targets: [ConfigurationFile.Target]
    /// The targets that no other one links, which are looked at as applications.
    private let tops: [Int]
    private let reading: ReadingOptions
    private var last: TargetRuns?
    /// The calls in the sources, once somebody has asked for them.
    private(set) var known = KnownConstructions()

    init(_ targets: [ConfigurationFile.Target], reading: ReadingOptions) {
        self.reading = reading
        let linked = Set(targets.flatMap { $0.settings.libraryInputs.map(\.path) })
        tops = targets.indices.filter { position in targets[position].settings.outputFile.map { !linked.contains($0) } ?? true }
        self.targets = targets
    }

    /// What the settings come to.
    struct Outcome {
        /// The runs over all targets that could be read.
        var all: [DependencyResolution] = []
        /// Those over targets that no other one links; the others are part of them.
        var tops: [DependencyResolution] = []
    }

    /// Runs all phases with shared settings. A target that cannot be read is left out: 'dpend analyze' says why.
    ///
    /// - Throws: ``InputError`` where no target can be read.
    mutating func run(_ shared: Settings) throws(InputError) -> Outcome {
        let tried = targets.indices.map { position in
            var target = targets[position]
            target.settings = target.settings.overriding(shared)
            // What other containers hold decides about no line.
            target.settings.dialects = [Settings.noDialect]
            if tops.contains(position) { target.settings.mode = .application }
            return target
        }
        let runs = TargetRuns(tried, among: tried, goesOnAfterErrors: true, reading: reading, reusing: last)
        last = runs
        var outcome = Outcome()
        var failure: InputError?
        for (position, run) in runs.outcomes.enumerated() {
            switch run.outcome {
            case .success(let run):
                let resolution = try run.resolution()
                outcome.all.append(resolution)
                if tops.contains(position) { outcome.tops.append(resolution) }
            case .failure(.input(let error)), .failure(.circle(let error)): failure = failure ?? error
            case .failure(.skipped): break
            }
        }
        if outcome.all.isEmpty, let failure { throw failure }
        return outcome
    }

    /// The calls of the project's own code that make objects, by the targets; of the last run, whose settings do not matter.
    ///
    /// - Throws: ``InputError`` for a file that cannot be read any more.
    mutating func constructions() throws(InputError) -> [[Construction]] {
        var found: [[Construction]] = []
        for (_, run, _) in last?.finishedRuns ?? [] {
            guard let index = try run.resolution().collected.declarations else { continue }
            found.append(ConstructionCollector.constructions(try known.calls(of: run), in: index, jobs: reading.jobs))
        }
        return found
    }
}
