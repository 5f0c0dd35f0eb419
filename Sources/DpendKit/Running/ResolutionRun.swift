/// A run over files that goes through the phases only where no equal run is known.
package struct ResolutionRun: Sendable {
    /// What the run came to, now or when an equal one was made, without what runs over other targets have refuted.
    package internal(set) var verdict: RunVerdict
    /// The verdict as it is kept for runs to come.
    private var keptVerdict: RunVerdict

    private var resolved: DependencyResolution?
    /// What has been read, where more than the times of the files had to be looked at.
    private var sources: LoadedSources?
    private let preparation: Preparation

    /// Looks for the verdict on an equal run, or goes through the phases.
    ///
    /// - Parameters:
    ///   - inputs: What is read.
    ///   - libraries: The module files to link.
    ///   - options: What decides about the outcome.
    ///   - outputPaths: What is to be generated, if anything.
    ///   - reading: How it is read, which decides about nothing but the time.
    ///   - observer: Is told how far the run is.
    /// - Throws: ``InputError`` for inputs that are missing or malformed, and for patterns that cannot be used.
    package init(
        inputs: SourceInputs, libraries: [LibraryInput] = [], options: ResolutionOptions, outputPaths: [String] = [],
        reading: ReadingOptions = ReadingOptions(), observer: RunObserver = RunObserver()
    ) throws(InputError) {
        let preparation = try Preparation(
            inputs: inputs, libraries: libraries, options: options, outputPaths: outputPaths, reading: reading, observer: observer)
        guard preparation.verdict == nil else {
            try self.init(preparation, sources: nil)
            return
        }
        let sources = try preparation.loader.read(preparation.found.files)
        // What is found out is written while the rest goes on.
        let saving = sources.save()
        defer { saving?.wait() }
        try self.init(preparation, sources: sources)
    }

    /// Goes through the phases that are left.
    ///
    /// - Parameter sources: What has been read; nil where the verdict is known without.
    init(_ preparation: Preparation, sources: LoadedSources?) throws(InputError) {
        self.preparation = preparation
        self.sources = sources
        let cache = preparation.cache
        if let verdict = preparation.verdict {
            self.verdict = verdict
        } else if let sources, let verdict = cache?.verdict(on: sources) {
            self.verdict = verdict
            preparation.observer.cacheUsed(.verdict(total: preparation.found.files.count))
            cache?.save(verdict, on: nil)
        } else {
            let resolution = try preparation.resolve(sources)
            resolved = resolution
            verdict = RunVerdict(resolution)
            cache?.save(verdict, on: sources)
        }
        keptVerdict = verdict
    }

    /// All that the phases give. They are gone through now if the verdict came from the cache.
    ///
    /// - Throws: ``InputError`` for a file that cannot be read any more.
    package func resolution() throws(InputError) -> DependencyResolution {
        if let resolved { return resolved }
        return try preparation.resolve(sources)
    }

    /// Whether files on disk are known to be what would be generated.
    package func areKnownOutputs(_ paths: [String]) -> Bool {
        paths.compactMap { FileBytes.read($0).map { ContentHash($0) } } == verdict.outputs && paths.count == verdict.outputs.count
    }

    /// Keeps what was generated, for runs to come.
    package mutating func remember(_ files: [GeneratedFile]) {
        verdict.outputs = files.map { ContentHash(Array($0.text.utf8)) }
        keptVerdict.outputs = verdict.outputs
        preparation.cache?.save(keptVerdict, on: sources)
    }

    /// What is known of a run before its sources are read.
    struct Preparation: Sendable {
        let loader: FactoryLoader
        let found: FoundSources
        let options: ResolutionOptions
        let observer: RunObserver
        let cache: VerdictCache?
        /// The verdict on a run over the same files; nil where there was none.
        let verdict: RunVerdict?
        private let libraries: [(input: LibraryInput, content: [UInt8])]
        /// The libraries that are linked as their sources are.
        let linked: [LinkedLibrary]
        /// Rules besides dpend's own. No verdict is kept of a run with some.
        private let rules: [any DependencyGraphVisitor]
        private let jobs: Int

        init(
            inputs: SourceInputs, libraries: [LibraryInput], linked: [LinkedLibrary] = [], options: ResolutionOptions,
            rules: [any DependencyGraphVisitor] = [], outputPaths: [String], reading: ReadingOptions, observer: RunObserver
        ) throws(InputError) {
            self.rules = rules
            let start = FileStatus.now
            let loader = FactoryLoader(options: options, reading: reading, observer: observer)
            // A mistake in a pattern is told at once, not after all files have been read.
            _ = try ImplicitFilter(options)
            self.libraries = try observer.measure(.read) { () throws(InputError) in try loader.readLibraries(libraries) }
            found = try loader.findSources(inputs)
            cache = VerdictCache(
                folder: reading.cache, start: start, sources: found, libraries: self.libraries,
                linked: linked.map { ($0.input, $0.preparation.cache) }, options: options, outputPaths: outputPaths)
            verdict = cache?.verdict()
            if verdict != nil { observer.cacheUsed(.verdict(total: found.files.count)) }
            self.loader = loader
            self.linked = linked
            self.options = options
            self.observer = observer
            jobs = reading.jobs
        }

        /// Goes through the phases, with sources that have been read or are read now.
        func resolve(_ sources: LoadedSources?) throws(InputError) -> DependencyResolution {
            var modules = try observer.measure(.read) { () throws(InputError) in try loader.parseLibraries(libraries) }
            for library in linked { modules.append(try library.module()) }
            let sources = if let sources { try loader.declarations(of: sources) } else { try loader.load(found.files) }
            return try DependencyResolution(
                sources, modules: found.modules, undecidableManifests: found.undecidableManifests, libraries: modules,
                options: options, rules: rules, jobs: jobs, observer: observer)
        }
    }
}

/// A library that is linked as its sources are in this run, whatever its module file on disk says.
///
/// Unchecked, since the run is set once, by the thread that makes all runs, before anybody asks for the module.
final class LinkedLibrary: @unchecked Sendable {
    /// How the client names it.
    let input: LibraryInput
    let preparation: ResolutionRun.Preparation
    /// The run over the library's sources.
    var run: ResolutionRun?

    init(_ input: LibraryInput, preparation: ResolutionRun.Preparation) {
        (self.input, self.preparation) = (input, preparation)
    }

    /// What clients see of the library.
    ///
    /// - Throws: ``InputError`` for a file that cannot be read any more.
    func module() throws(InputError) -> LibraryModule {
        guard let run else { return LibraryModule(name: input.name, path: input.path, factories: []) }
        return try run.resolution().libraryModule(input)
    }
}
