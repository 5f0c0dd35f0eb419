/// A run over files that goes through the phases only where no equal run is known.
public struct ResolutionRun: Sendable {
    /// What the run came to, now or when an equal one was made.
    public private(set) var verdict: RunVerdict

    private var resolved: DependencyResolution?
    /// What has been read, where more than the times of the files had to be looked at.
    private var sources: LoadedSources?
    private let work: Work
    private let cache: VerdictCache?

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
    public init(
        inputs: SourceInputs, libraries: [LibraryInput] = [], options: ResolutionOptions, outputPaths: [String] = [],
        reading: ReadingOptions = ReadingOptions(), observer: RunObserver = RunObserver()
    ) throws(InputError) {
        let start = FileStatus.now
        let loader = FactoryLoader(options: options, reading: reading, observer: observer)
        // A mistake in a pattern is told at once, not after all files have been read.
        _ = try ImplicitFilter(options)
        let contents = try observer.measure(.read) { () throws(InputError) in try loader.readLibraries(libraries) }
        let found = try loader.findSources(inputs)
        let files = found.files
        work = Work(loader: loader, found: found, libraries: contents, options: options, jobs: reading.jobs, observer: observer)
        cache = VerdictCache(
            folder: reading.cache, start: start, sources: found, libraries: contents, options: options, outputPaths: outputPaths)
        if let verdict = cache?.verdict() {
            self.verdict = verdict
            observer.cacheUsed(.verdict(total: files.count))
            return
        }
        let sources = try loader.read(files)
        // What is found out is written while the rest goes on.
        let saving = sources.save()
        defer { saving?.wait() }
        self.sources = sources
        if let verdict = cache?.verdict(on: sources) {
            self.verdict = verdict
            observer.cacheUsed(.verdict(total: files.count))
            cache?.save(verdict, on: nil)
        } else {
            let resolution = try work.resolve(sources)
            resolved = resolution
            verdict = RunVerdict(resolution)
            cache?.save(verdict, on: sources)
        }
    }

    /// All that the phases give. They are gone through now if the verdict came from the cache.
    ///
    /// - Throws: ``InputError`` for a file that cannot be read any more.
    public func resolution() throws(InputError) -> DependencyResolution {
        if let resolved { return resolved }
        return try work.resolve(sources)
    }

    /// Whether files on disk are known to be what would be generated.
    public func areKnownOutputs(_ paths: [String]) -> Bool {
        paths.compactMap { FileBytes.read($0).map { ContentHash($0) } } == verdict.outputs && paths.count == verdict.outputs.count
    }

    /// Keeps what was generated, for runs to come.
    public mutating func remember(_ files: [GeneratedFile]) {
        verdict.outputs = files.map { ContentHash(Array($0.text.utf8)) }
        cache?.save(verdict, on: sources)
    }

    /// What is left to do when the verdict is not known.
    private struct Work: Sendable {
        let loader: FactoryLoader
        let found: FoundSources
        let libraries: [(input: LibraryInput, content: [UInt8])]
        let options: ResolutionOptions
        let jobs: Int
        let observer: RunObserver

        /// Goes through the phases, with sources that have been read or are read now.
        func resolve(_ sources: LoadedSources?) throws(InputError) -> DependencyResolution {
            let modules = try observer.measure(.read) { () throws(InputError) in try loader.parseLibraries(libraries) }
            let sources = if let sources { try loader.declarations(of: sources) } else { try loader.load(found.files) }
            return try DependencyResolution(
                sources, modules: found.modules, undecidableManifests: found.undecidableManifests, libraries: modules, options: options, jobs: jobs, observer: observer)
        }
    }
}
