/// The runs over targets of a configuration file. A target sees the others that it links as their sources are in these runs, not as
/// their module files on disk say (semantics, section 5).
package final class TargetRuns {
    /// Why there is no run over a target.
    package enum Failure: Error {
        case input(InputError)
        /// It links targets that link one another.
        case circle(InputError)
        /// A target that it links has failed, or has errors.
        case skipped(because: String)
    }

    /// The chosen targets with their runs, in their order.
    package private(set) var outcomes: [(target: ConfigurationFile.Target, outcome: Result<ResolutionRun, Failure>)] = []

    private let all: [ConfigurationFile.Target]
    /// The positions of targets by the paths of the module files that they write.
    private let positions: [String: Int]
    private let reading: ReadingOptions
    private let observer: RunObserver
    private let isGenerating: Bool
    private var prepared: [Int: Result<ResolutionRun.Preparation, Failure>] = [:]
    private var sources: [Int: LoadedSources] = [:]
    private var runs: [Int: Result<ResolutionRun, Failure>] = [:]

    /// Runs the phases for each chosen target, and for those that they link.
    ///
    /// - Parameters:
    ///   - targets: The chosen targets.
    ///   - all: All targets of the file, which the chosen ones may link.
    ///   - isGenerating: Whether the targets' outputs are to be generated.
    ///   - reading: How sources are read, which decides about nothing but the time.
    ///   - observer: Is told how far the runs are.
    package init(
        _ targets: [ConfigurationFile.Target], among all: [ConfigurationFile.Target], isGenerating: Bool = false, reading: ReadingOptions,
        observer: RunObserver = RunObserver()
    ) {
        self.all = all
        self.reading = reading
        self.observer = observer
        self.isGenerating = isGenerating
        let outputs = all.enumerated().compactMap { position, target in
            target.settings.resolutionOptions.mode == .library ? target.settings.outputFile.map { ($0, position) } : nil
        }
        positions = Dictionary(outputs) { first, _ in first }
        let chosen = targets.compactMap { target in all.firstIndex { $0.name == target.name } }
        for position in chosen { _ = prepare(position, []) }
        let saving = readSources()
        outcomes = chosen.map { (all[$0], run($0)) }
        for work in saving { work?.wait() }
        dropSharedWarnings(of: chosen)
    }

    // MARK: Steps

    private func prepare(_ position: Int, _ clients: [Int]) -> Result<ResolutionRun.Preparation, Failure> {
        if let known = prepared[position] { return known }
        let result = Result { () throws(Failure) in try preparation(of: position, clients) }
        prepared[position] = result
        return result
    }

    private func preparation(of position: Int, _ clients: [Int]) throws(Failure) -> ResolutionRun.Preparation {
        let target = all[position]
        if let first = clients.firstIndex(of: position) {
            let circle = (clients[first...] + [position]).map { "'\(all[$0].name ?? "")'" }.joined(separator: " → ")
            throw .circle(InputError(.usage, "these targets link one another in a circle: \(circle)"))
        }
        var files: [LibraryInput] = []
        var linked: [LinkedLibrary] = []
        for library in target.settings.libraryInputs {
            guard let other = positions[library.path], other != position else {
                files.append(library)
                continue
            }
            do throws(Failure) {
                let preparation = try prepare(other, clients + [position]).get()
                linked.append(LinkedLibrary(library, preparation: preparation))
            } catch {
                // No target of a circle comes before the others.
                if case .circle = error { throw error }
                throw .skipped(because: all[other].name ?? "")
            }
        }
        do throws(InputError) {
            return try target.settings.preparation(
                files: files, linked: linked, outputPaths: isGenerating ? target.settings.outputs : [], reading: reading, observer: observer)
        } catch {
            throw .input(error)
        }
    }

    /// Reads the sources of all runs whose verdict is not known, each file once.
    private func readSources() -> [BackgroundWork?] {
        var groups: [ContentHash: [Int]] = [:]
        for (position, result) in prepared {
            guard case .success(let preparation) = result, preparation.verdict == nil else { continue }
            groups[preparation.loader.conditions, default: []].append(position)
        }
        return groups.sorted { ($0.value.min() ?? 0) < ($1.value.min() ?? 0) }.map { _, positions in
            let preparations = positions.sorted().compactMap { try? prepared[$0]?.get() }
            var seen: Set<String> = []
            let files = preparations.flatMap(\.found.files).filter { seen.insert($0.path).inserted }
            // A file that cannot be read is told by the run that it belongs to.
            guard let loader = preparations.first?.loader, let read = try? loader.read(files) else { return nil }
            let byPath = Dictionary(read.all.map { ($0.file.path, $0) }) { first, _ in first }
            for position in positions {
                guard let own = try? prepared[position]?.get().found.files.compactMap({ byPath[$0.path] }) else { continue }
                sources[position] = read.choosing(own)
            }
            return read.save()
        }
    }

    private func run(_ position: Int) -> Result<ResolutionRun, Failure> {
        if let known = runs[position] { return known }
        let result = Result { () throws(Failure) -> ResolutionRun in
            let preparation = try prepare(position, []).get()
            for library in preparation.linked {
                guard let other = positions[library.input.path] else { continue }
                guard case .success(let run) = run(other), !run.verdict.hasErrors else {
                    throw Failure.skipped(because: all[other].name ?? "")
                }
                library.run = run
            }
            do throws(InputError) {
                var read = sources[position]
                if preparation.verdict == nil, read == nil { read = try preparation.loader.read(preparation.found.files) }
                return try ResolutionRun(preparation, sources: read)
            } catch {
                throw .input(error)
            }
        }
        runs[position] = result
        return result
    }

    // MARK: Warnings

    /// A pattern that all targets share chooses nothing only if it does so in each of them; then the first target tells.
    private func dropSharedWarnings(of chosen: [Int]) {
        var users: [SourceLocation: [Int]] = [:]
        for (position, target) in all.enumerated() {
            for location in Set(target.settings.resolutionOptions.places.all.map(\.location)) { users[location, default: []].append(position) }
        }
        func isUnmatched(_ position: Int, _ location: SourceLocation) -> Bool {
            (try? runs[position]?.get())?.verdict.diagnostics.contains { $0.rule == UnmatchedPatternFinder.rule && $0.location == location }
                ?? false
        }
        for number in outcomes.indices {
            guard case .success(var run) = outcomes[number].outcome else { continue }
            let position = chosen[number]
            let dropped = run.verdict.diagnostics.filter { diagnostic in
                guard diagnostic.rule == UnmatchedPatternFinder.rule, let location = diagnostic.location,
                    let sharing = users[location], sharing.count > 1
                else { return false }
                return position != sharing[0] || !sharing.allSatisfy { isUnmatched($0, location) }
            }
            if dropped.isEmpty { continue }
            run.verdict.diagnostics.removeAll { diagnostic in dropped.contains { $0.location == diagnostic.location && $0.rule == diagnostic.rule } }
            run.verdict.hasErrors = run.verdict.diagnostics.flatMap(\.withConsequences).contains { $0.severity == .error }
            outcomes[number].outcome = .success(run)
        }
    }
}
