/// The runs over targets of a configuration file. A target sees the linked targets as their sources are in these runs,
/// not as their module files on disk describe them (semantics, section 5).
package final class TargetRuns {
    /// Why there is no run over a target.
    package enum Failure: Error {
        case input(InputError)
        /// It links targets that link each other.
        case circle(InputError)
        /// A linked target has failed, or has errors.
        case skipped(because: String)
    }

    /// The chosen targets with their runs, in their order.
    package private(set) var outcomes: [(target: ConfigurationFile.Target, outcome: Result<ResolutionRun, Failure>)] =
        []

    private let all: [ConfigurationFile.Target]
    /// The positions of targets by the paths of their module files.
    private let positions: [String: Int]
    private let reading: ReadingOptions
    private let observer: RunObserver
    private let isGenerating: Bool
    private let goesOnAfterErrors: Bool
    /// The chosen targets and the targets that they link. Each follows all targets that it links.
    private var order: [Int] = []
    private var options: [Int: Result<ResolutionOptions, InputError>] = [:]
    private var prepared: [Int: Result<LinkedTarget, Failure>] = [:]
    private var found: [Int: Result<FoundSources, InputError>] = [:]
    /// The time before the search for sources. A later change may not change a file's status.
    private let start = FileStatus.now
    private var sources: [Int: LoadedSources] = [:]
    private var runs: [Int: Result<ResolutionRun, Failure>] = [:]
    private let librarySets = LibrarySets()
    /// All targets of the file; nil for a single one.
    private let program: TargetProgram?

    /// A planned run.
    private struct Job: Sendable {
        let position: Int
        var preparation: ResolutionRun.Preparation
        let sources: LoadedSources?
    }

    /// Runs the phases for each chosen target, and for the targets that they link.
    ///
    /// - Parameters:
    ///   - targets: The chosen targets.
    ///   - all: All targets of the file, which the chosen ones may link.
    ///   - isGenerating: Whether to generate the targets' outputs.
    ///   - goesOnAfterErrors: Whether to run targets that link one with errors.
    ///   - earlier: Runs over the same sources with other patterns. They have found and read the sources.
    ///   - variant: Runs over the same files in another variant. They have found the files.
    ///   - known: The sources that earlier runs over the same targets found.
    ///   - reading: How sources are read. This affects only the time.
    ///   - observer: Observes the progress.
    package init(
        _ targets: [ConfigurationFile.Target], among all: [ConfigurationFile.Target], isGenerating: Bool = false,
        goesOnAfterErrors: Bool = false, reading: ReadingOptions, observer: RunObserver = RunObserver(),
        reusing earlier: TargetRuns? = nil,
        findingAs variant: TargetRuns? = nil, knowing known: KnownSources = KnownSources()
    ) {
        self.all = all
        self.reading = reading
        self.observer = observer
        self.isGenerating = isGenerating
        self.goesOnAfterErrors = goesOnAfterErrors
        program = all.count > 1 ? TargetProgram(all, start: start, reading: reading) : nil
        sources = earlier?.sources ?? [:]
        found = (earlier ?? variant)?.foundByAll ?? known.byTarget
        let outputs = all.enumerated().compactMap { position, target in
            target.settings.outputMode == .library ? target.settings.outputFile.map { ($0, position) } : nil
        }
        positions = Dictionary(outputs) { first, _ in first }
        let numbers = Dictionary(zip(all.map(\.name), all.indices)) { first, _ in first }
        let chosen = targets.compactMap { numbers[$0.name] }
        if found.isEmpty { findSources(chosen) }
        for (position, result) in found { program?.note(result, of: position) }
        for position in chosen { _ = prepare(position, []) }
        let saving = readSources()
        for (position, read) in sources { program?.note(read, of: position) }
        for layer in layers() { run(layer) }
        outcomes = chosen.compactMap { position in runs[position].map { (all[position], $0) } }
        for work in saving { work?.wait() }
        reading.cache?.prune()
        let shared = SharedPatternWarnings(all, verdicts: runs.compactMapValues { try? $0.get().verdict })
        for (number, position) in chosen.enumerated() {
            guard case .success(var run) = outcomes[number].outcome,
                let verdict = shared.dropped(from: run.verdict, of: position)
            else { continue }
            run.verdict = verdict
            outcomes[number].outcome = .success(run)
        }
    }

    /// The finished runs, including those over linked targets, in the order of the file.
    var finishedRuns: [(target: String?, run: ResolutionRun, isChosen: Bool)] {
        let chosen = Set(outcomes.map(\.target.name))
        return runs.keys.sorted().compactMap { position in
            (try? runs[position]?.get()).map { (all[position].name, $0, chosen.contains(all[position].name)) }
        }
    }

    /// The number of threads of the runs.
    var jobs: Int { reading.jobs }

    // MARK: Steps

    /// Finds the sources of many targets in parallel. Listing their folders takes most of the time of a run without
    /// changes.
    private func findSources(_ chosen: [Int]) {
        var needed = Set(chosen)
        var open = chosen
        while let next = open.popLast() {
            for library in all[next].settings.libraryInputs {
                if let position = positions[library.path], needed.insert(position).inserted { open.append(position) }
            }
        }
        guard needed.count > Self.fewTargets else { return }
        let order = needed.sorted()
        // Each thread handles one target at a time.
        var single = reading
        single.jobs = 1
        let jobs = order.map { (all[$0].settings, options(of: $0)) }
        let results = concurrentMap(jobs, threadCount: reading.jobs, stackSize: deepStackSize) {
            [single, observer] settings, options in
            options.flatMap { settings.findSources($0, single, observer) }
        }
        found = Dictionary(uniqueKeysWithValues: zip(order, results))
    }

    private func options(of position: Int) -> Result<ResolutionOptions, InputError> {
        if let known = options[position] { return known }
        let result = Result { () throws(InputError) in try all[position].settings.checkedOptions() }
        options[position] = result
        return result
    }

    /// For so few targets, threads take longer than they save.
    private static let fewTargets = 4

    /// The sources that all prepared targets have found.
    var foundByAll: [Int: Result<FoundSources, InputError>] {
        order.reduce(into: found) { found, position in
            if let preparation = preparation(position) { found[position] = .success(preparation.found) }
        }
    }

    private func prepare(_ position: Int, _ clients: [Int]) -> Result<LinkedTarget, Failure> {
        if let known = prepared[position] { return known }
        let result = Result { () throws(Failure) in LinkedTarget(try preparation(of: position, clients)) }
        prepared[position] = result
        order.append(position)
        return result
    }

    private func preparation(of position: Int, _ clients: [Int]) throws(Failure) -> ResolutionRun.Preparation {
        let target = all[position]
        if let first = clients.firstIndex(of: position) {
            let circle = (clients[first...] + [position]).map { "'\(all[$0].name ?? "")'" }.joined(separator: " → ")
            throw .circle(InputError(.usage, "these targets link each other in a cycle: \(circle)"))
        }
        var files: [ModuleFileInput] = []
        var linked: [LinkedLibrary] = []
        for library in target.settings.libraryInputs {
            guard let other = positions[library.path], other != position else {
                files.append(library)
                continue
            }
            do throws(Failure) {
                linked.append(LinkedLibrary(input: library, target: try prepare(other, clients + [position]).get()))
            } catch {
                // The targets of a cycle cannot be ordered.
                if case .circle = error { throw error }
                throw .skipped(because: all[other].name ?? "")
            }
        }
        do throws(InputError) {
            let preparation = try target.settings.preparation(
                options: options(of: position).get(), files: files, linked: linked, program: program,
                found: found[position] ?? program?.knownSources(of: position), start: start,
                outputPaths: isGenerating ? target.settings.outputs : [], reading: reading, observer: observer)
            program?.note(.success(preparation.found), of: position)
            return preparation
        } catch {
            throw .input(error)
        }
    }

    /// Reads the sources of all runs without a known verdict and of their linked targets, each file once.
    private func readSources() -> [BackgroundWork?] {
        var needed: Set<Int> = []
        for position in order.reversed() {
            guard let preparation = preparation(position) else { continue }
            if preparation.verdict == nil, sources[position] == nil { needed.insert(position) }
            if needed.contains(position) { needed.formUnion(links(of: preparation).filter { sources[$0] == nil }) }
        }
        var groups: [ContentHash: [Int]] = [:]
        for position in needed.sorted() {
            if let preparation = preparation(position) {
                groups[preparation.loader.conditions, default: []].append(position)
            }
        }
        return groups.sorted { $0.value[0] < $1.value[0] }.map { _, positions in
            let preparations = positions.compactMap(preparation)
            guard let loader = preparations.first?.loader, !reading.isCancelled() else { return nil }
            if preparations.count == 1 {
                // The run that the file belongs to reports an unreadable file.
                sources[positions[0]] = try? loader.read(preparations[0].found.files)
                return sources[positions[0]]?.save()
            }
            let shared = SharedSources(preparations.map(\.found.files))
            guard let read = try? loader.read(shared.files) else { return nil }
            for (number, position) in positions.enumerated() {
                sources[position] = shared.sources(of: number, from: read)
            }
            return read.save()
        }
    }

    private func preparation(_ position: Int) -> ResolutionRun.Preparation? {
        try? prepared[position]?.get().preparation
    }

    private func links(of preparation: ResolutionRun.Preparation) -> [Int] {
        preparation.linked.compactMap { positions[$0.input.path] }
    }

    /// The targets in groups. Each group links only targets of earlier groups.
    private func layers() -> [[Int]] {
        var numbers: [Int: Int] = [:]
        var layers: [[Int]] = []
        for position in order {
            let linked = preparation(position).map(links) ?? []
            let number = linked.reduce(0) { max($0, (numbers[$1] ?? 0) + 1) }
            numbers[position] = number
            if number == layers.count { layers.append([]) }
            layers[number].append(position)
        }
        return layers
    }

    /// Runs targets that do not link each other, in parallel.
    private func run(_ layer: [Int]) {
        var jobs: [Job] = []
        for position in layer {
            switch prepared[position] {
            case .success(let target):
                let failed = links(of: target.preparation).first { library in
                    (try? runs[library]?.get()).map { $0.verdict.hasErrorsOfItsOwn && !goesOnAfterErrors } ?? true
                }
                if let failed {
                    runs[position] = .failure(.skipped(because: all[failed].name ?? ""))
                } else {
                    jobs.append(Job(position: position, preparation: target.preparation, sources: sources[position]))
                }
            case .failure(let failure): runs[position] = .failure(failure)
            case nil: break
            }
        }
        for job in jobs.indices { jobs[job].preparation.librarySets = librarySets }
        let results =
            reading.isCancelled() ? jobs.map { _ in Self.cancelled } : Self.results(of: jobs, threadCount: reading.jobs)
        for (job, result) in zip(jobs, results) {
            runs[job.position] = result
            guard case .success(let run) = result else { continue }
            run.tellCacheUse()
            if case .success(let target) = prepared[job.position] { target.run = run }
        }
    }

    /// The results of runs over targets that do not link each other, in their order.
    private static func results(of jobs: [Job], threadCount: Int) -> [Result<ResolutionRun, Failure>] {
        // A thread takes longer than repeating a verdict.
        if jobs.count == 1 || jobs.allSatisfy({ $0.preparation.verdict != nil }) {
            return jobs.map { run($0.preparation, $0.sources) }
        }
        // Each thread handles one target at a time. The remaining targets share all threads.
        let rest = jobs.count < threadCount ? jobs.count : jobs.count % threadCount
        let whole = jobs.prefix(jobs.count - rest).map { job in
            var job = job
            job.preparation.jobs = 1
            return job
        }
        let last = jobs.suffix(rest).map { job in
            var job = job
            job.preparation.jobs = max(1, threadCount / rest)
            return job
        }
        return [whole, last].flatMap { jobs in
            concurrentMap(jobs, threadCount: threadCount, stackSize: SourceReader.stackSize) {
                run($0.preparation, $0.sources)
            }
        }
    }

    /// The result of a run that nobody waits for.
    private static let cancelled = Result<ResolutionRun, Failure>.failure(.input(.cancelled))

    private static func run(_ preparation: ResolutionRun.Preparation, _ sources: LoadedSources?) -> Result<
        ResolutionRun, Failure
    > {
        Result { () throws(Failure) in
            do throws(InputError) {
                var read = sources
                if preparation.verdict == nil, read == nil {
                    read = try preparation.loader.read(preparation.found.files)
                }
                return try ResolutionRun(preparation, sources: read)
            } catch {
                throw .input(error)
            }
        }
    }
}
