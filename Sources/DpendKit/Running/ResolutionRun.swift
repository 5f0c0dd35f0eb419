import Foundation

/// A run over files. It executes the phases only if no equal run is known.
package struct ResolutionRun: Sendable {
    /// The verdict of this run or of an equal one, without warnings that runs over other targets refuted.
    package internal(set) var verdict: RunVerdict
    /// The verdict in the form that is stored for later runs.
    private var keptVerdict: RunVerdict

    /// The result of all phases, computed on demand if the verdict came from the cache.
    private let resolved = Once<Result<DependencyResolution, InputError>>()
    /// The part of a library that clients require, computed without the other phases if the verdict came from the
    /// cache.
    private let collected = Once<Result<CollectedDependencies, InputError>>()
    /// The sources that were read, if the times of the files were not enough.
    private let sources: LoadedSources?
    private let preparation: Preparation
    /// The options of the run.
    package var options: ResolutionOptions { preparation.options }
    /// A hash of the sources' declarations and of the linked libraries' exports.
    private let declarations: ContentHash?
    /// Whether linked libraries register nothing in containers that code fills. Registrations are not in their exports,
    /// and may concern this run.
    private let areLibrariesPlain: Bool
    /// Whether the verdict comes from a run over sources with equal declarations.
    private let isRepeated: Bool
    /// Whether the files did not change between being found and being read, here and in the linked libraries.
    private let isSteady: Bool

    /// Finds the verdict of an equal run, or executes the phases.
    ///
    /// - Parameters:
    ///   - inputs: The inputs.
    ///   - libraries: The module files to link.
    ///   - options: The options that affect the result.
    ///   - outputPaths: The paths of the outputs, if there are any.
    ///   - reading: How the inputs are read. This affects only the time.
    ///   - observer: Observes the progress.
    /// - Throws: ``InputError`` for inputs that are missing or malformed, and for patterns that cannot be used.
    package init(
        inputs: SourceInputs, libraries: [ModuleFileInput] = [], options: ResolutionOptions, outputPaths: [String] = [],
        reading: ReadingOptions = ReadingOptions(), observer: RunObserver = RunObserver()
    ) throws(InputError) {
        let preparation = try Preparation(
            inputs: inputs, libraries: libraries, options: options, outputPaths: outputPaths, reading: reading,
            observer: observer)
        guard preparation.verdict == nil else {
            try self.init(preparation, sources: nil)
            return
        }
        let sources = try preparation.loader.read(preparation.found.files)
        // Facts are written while the run continues.
        let saving = sources.save()
        defer {
            saving?.wait()
            reading.cache?.prune()
        }
        try self.init(preparation, sources: sources)
        tellCacheUse()
    }

    /// Executes the remaining phases.
    ///
    /// - Parameter sources: The sources that were read; nil if the verdict is known without them.
    init(_ preparation: Preparation, sources: LoadedSources?) throws(InputError) {
        self.preparation = preparation
        self.sources = sources
        let cache = preparation.cache
        let linked = preparation.linked.compactMap { $0.target.run?.verdict.exports }
        areLibrariesPlain = preparation.linked.allSatisfy { $0.target.run?.verdict.containers.isEmpty == true }
        declarations = sources.flatMap {
            linked.count == preparation.linked.count ? cache?.key(of: $0, linked: linked) : nil
        }
        let facts = { [linked = preparation.linked.map(\.target)] paths in Self.facts(of: paths, sources, linked) }
        isSteady = (sources?.areSteady ?? true) && preparation.linked.allSatisfy { $0.target.run?.isSteady ?? true }
        if let verdict = preparation.verdict {
            self.verdict = verdict
            isRepeated = false
        } else if sources?.mayBeJudged == true, areLibrariesPlain, let declarations,
            let verdict = cache?.verdict(on: declarations, facts)
        {
            self.verdict = verdict
            isRepeated = true
            if isSteady { cache?.save(verdict) }
        } else {
            // Containers that code fills also depend on bodies.
            let uncollected = try UncollectedSources(sources, preparation)
            let registries = try uncollected.registries()
            let filled = registries.isEmpty ? nil : declarations.flatMap { cache?.key($0, with: registries) }
            if let filled, sources?.mayBeJudged == true, let known = cache?.verdict(on: filled, facts) {
                (verdict, isRepeated) = (known, true)
            } else {
                let collection = try uncollected.collect(registries)
                _ = collected.value { .success(collection) }
                let resolution = try preparation.resolve(collection)
                _ = resolved.value { .success(resolution) }
                (verdict, isRepeated) = (RunVerdict(resolution), false)
                if cache != nil, preparation.options.mode == .library {
                    verdict.exports = collection.exports(preparation.options)
                }
                let key = verdict.containers.isEmpty && areLibrariesPlain ? declarations : filled
                if let key { cache?.save(verdict, on: key, facts) }
            }
            if !verdict.containers.isEmpty { verdict.program = preparation.program?.statuses }
            if isSteady, preparation.isLasting(verdict) { cache?.save(verdict) }
        }
        keptVerdict = verdict
    }

    /// Informs the observer if the verdict comes from an equal run.
    func tellCacheUse() {
        if isRepeated { preparation.observer.cacheUsed(.verdict(total: preparation.found.files.count)) }
    }

    /// The facts of some of the sources with their places, including those of linked libraries; nil without a cache.
    private static func facts(of paths: Set<String>, _ sources: LoadedSources?, _ linked: [LinkedTarget]) -> [String:
        ContentHash]?
    {
        guard var result = sources?.facts(of: paths) else { return nil }
        var open = linked
        var seen: Set<ObjectIdentifier> = []
        while result.count < paths.count, let target = open.popLast() {
            guard seen.insert(ObjectIdentifier(target)).inserted, let run = target.run else { continue }
            guard let facts = run.sources?.facts(of: paths) else { return nil }
            result.merge(facts) { first, _ in first }
            open += run.preparation.linked.map(\.target)
        }
        return result
    }

    /// The result of all phases. They are executed now if the verdict came from the cache.
    ///
    /// - Throws: ``InputError`` for a file that can no longer be read.
    package func resolution() throws(InputError) -> DependencyResolution {
        let resolution = try resolved.value {
            Result { () throws(InputError) in try preparation.resolve(collection()) }
        }.get()
        // The verdict lacks warnings that runs over other targets refuted.
        return verdict.diagnostics == keptVerdict.diagnostics
            ? resolution : resolution.reporting(verdict.diagnostics)
    }

    /// The sources of the run.
    var sourceFiles: [FoundSource] { preparation.found.files }
    var loader: FactoryLoader { preparation.loader }
    var sourceTexts: SourceTextAccess { preparation.sourceTexts }

    /// The run's library as its clients see it.
    ///
    /// - Throws: ``InputError`` for a file that can no longer be read.
    func libraryModule(_ input: ModuleFileInput) throws(InputError) -> LibraryModule {
        try collection().libraryModule(input)
    }

    func collection() throws(InputError) -> CollectedDependencies {
        try collected.value { Result { () throws(InputError) in try preparation.collect(sources) } }.get()
    }

    /// Whether files on disk are known to equal the outputs.
    package func areKnownOutputs(_ paths: [String]) -> Bool {
        paths.compactMap { path in
            (try? InputFile.read(path, upTo: InputLimit.document.size)).map { ContentHash($0.bytes) }
        } == verdict.outputs && paths.count == verdict.outputs.count
    }

    /// Stores the hashes of outputs for later runs.
    ///
    /// - Parameter haveMembers: Whether the outputs contain members of types. Facts do not, so then only equal sources
    ///   have equal outputs.
    package mutating func remember(_ files: [GeneratedFile], haveMembers: Bool) {
        verdict.outputs = files.map { ContentHash(Array($0.text.utf8)) }
        keptVerdict.outputs = verdict.outputs
        if isSteady, preparation.isLasting(keptVerdict) { preparation.cache?.save(keptVerdict) }
        if !haveMembers, let declarations, areLibrariesPlain, keptVerdict.containers.isEmpty {
            preparation.cache?.save(keptVerdict, on: declarations) {
                Self.facts(of: $0, sources, preparation.linked.map(\.target))
            }
        }
    }

    /// Data about a run before its sources are read.
    struct Preparation: Sendable {
        let loader: FactoryLoader
        let found: FoundSources
        private(set) var options: ResolutionOptions
        let observer: RunObserver
        let reading: ReadingOptions
        let cache: VerdictCache?
        /// The verdict on a run over the same files; nil if there is none.
        let verdict: RunVerdict?
        let libraries: [(input: ModuleFileInput, content: [UInt8])]
        /// The libraries that are linked as sources.
        let linked: [LinkedLibrary]
        /// All targets of the configuration file; nil for a single one.
        let program: TargetProgram?
        /// Additional rules. The verdict of a run with such rules is not stored.
        private let rules: [any DependencyGraphVisitor]
        /// The number of threads.
        var jobs: Int
        /// The sets of libraries, which the runs over several targets share.
        var librarySets = LibrarySets()

        init(
            inputs: SourceInputs, libraries: [ModuleFileInput], linked: [LinkedLibrary] = [],
            options: ResolutionOptions,
            program: TargetProgram? = nil, rules: [any DependencyGraphVisitor] = [],
            found known: Result<FoundSources, InputError>? = nil, start: Int = FileStatus.now,
            outputPaths: [String], reading: ReadingOptions, observer: RunObserver
        ) throws(InputError) {
            self.rules = rules
            self.reading = reading
            let finder = FactoryLoader(options: options, reading: reading, observer: observer)
            // This reports a mistake in a pattern at once, before all files are read.
            _ = try ImplicitFilter(options)
            self.libraries = try observer.measure(.read) { () throws(InputError) in try finder.readLibraries(libraries)
            }
            found = if let known { try known.get() } else { try finder.findSources(inputs) }
            let options = options.completed(by: found.conditions)
            cache = VerdictCache(
                reading, start: start, sources: found, libraries: self.libraries,
                linked: linked.map { ($0.input, $0.target.preparation.cache) }, options: options,
                outputPaths: outputPaths)
            let kept = cache?.verdict()
            // Containers depend on the sources of all targets.
            verdict = kept.flatMap {
                $0.containers.isEmpty || $0.program == program?.statuses && ($0.program == nil) == (program == nil)
                    ? $0 : nil
            }
            self.program = program
            if verdict != nil { observer.cacheUsed(.verdict(total: found.files.count)) }
            loader = FactoryLoader(found, options: options, reading: reading, observer: observer)
            self.linked = linked
            self.options = options
            self.observer = observer
            jobs = reading.jobs
        }

        /// Whether a verdict may be stored. It may not while a file of another target on which it depends can change
        /// without changing its status.
        func isLasting(_ verdict: RunVerdict) -> Bool {
            verdict.containers.isEmpty || program == nil || verdict.program != nil
        }

        /// Collects from sources, and reads them first if necessary.
        func collect(_ sources: LoadedSources?) throws(InputError) -> CollectedDependencies {
            let uncollected = try UncollectedSources(sources, self)
            return try uncollected.collect(uncollected.registries())
        }

        /// Executes the following phases.
        func resolve(_ collected: CollectedDependencies) throws(InputError) -> DependencyResolution {
            try DependencyResolution(
                collected, options: options, rules: rules, jobs: jobs, observer: observer, sources: sourceTexts,
                linkedTargets: { linkedProtocols }, doubles: ownDoubles,
                lone: DependencyResolution.lone(options) { options throws(InputError) in
                    var alone = self
                    alone.options = options
                    return try alone.resolve(alone.collect(nil))
                }
            ) { types throws(InputError) in
                try linkedCandidates(for: types)
            }
        }
    }
}

/// A library that is linked as sources in this run, whatever its module file on disk contains.
struct LinkedLibrary: Sendable {
    /// The client's name for it.
    let input: ModuleFileInput
    let target: LinkedTarget
}

/// A target that other targets link. All of them share one object.
///
/// Unchecked, because the run is set once, before the run of any client begins.
final class LinkedTarget: @unchecked Sendable {
    let preparation: ResolutionRun.Preparation
    /// The run over the target's sources.
    var run: ResolutionRun?

    private let modules = OnceForEach<ModuleFileInput, Result<LibraryModule, InputError>>()

    init(_ preparation: ResolutionRun.Preparation) {
        self.preparation = preparation
    }

    /// The library as seen by clients that use the same name for it. The first client computes it while others wait.
    ///
    /// - Throws: ``InputError`` for a file that can no longer be read.
    func module(_ input: ModuleFileInput) throws(InputError) -> LibraryModule {
        guard let run else { return LibraryModule(name: input.name, path: input.path, factories: []) }
        return try modules.value(for: input) { Result { () throws(InputError) in try run.libraryModule(input) } }.get()
    }
}

/// The sets of libraries that targets link, each once.
final class LibrarySets: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [[ObjectIdentifier]: LibrarySet] = [:]

    /// The set of some libraries. The first caller computes it while others wait.
    func set(of libraries: [LibraryModule]) -> LibrarySet {
        let shared = libraries.compactMap(\.shared)
        // A library that was read from a file is separate for each client.
        if shared.isEmpty || shared.count < libraries.count { return LibrarySet(libraries) }
        return lock.withLock {
            let key = shared.map(ObjectIdentifier.init)
            if let set = known[key] { return set }
            let set = LibrarySet(libraries)
            known[key] = set
            return set
        }
    }
}
