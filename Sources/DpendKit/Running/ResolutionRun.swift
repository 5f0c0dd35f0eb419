import Foundation

/// A run over files that goes through the phases only where no equal run is known.
package struct ResolutionRun: Sendable {
    /// What the run came to, now or when an equal one was made, without what runs over other targets have refuted.
    package internal(set) var verdict: RunVerdict
    /// The verdict as it is kept for runs to come.
    private var keptVerdict: RunVerdict

    /// Worked out when somebody asks for it, if the verdict came from the cache.
    private let resolved = Once<Result<DependencyResolution, InputError>>()
    /// What clients need of a library; worked out without the other phases if the verdict came from the cache.
    private let collected = Once<Result<CollectedDependencies, InputError>>()
    /// What has been read, where more than the times of the files had to be looked at.
    private let sources: LoadedSources?
    private let preparation: Preparation
    /// What decided about the outcome.
    package var options: ResolutionOptions { preparation.options }
    /// Stands for what the sources declare, and what the linked libraries export.
    private let declarations: ContentHash?
    /// Whether the verdict is that on sources that declare the same.
    private let isRepeated: Bool
    /// Whether the statuses that were found are those of what was read, here and in the linked libraries.
    private let isSteady: Bool

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
        defer {
            saving?.wait()
            reading.cache?.prune()
        }
        try self.init(preparation, sources: sources)
        tellCacheUse()
    }

    /// Goes through the phases that are left.
    ///
    /// - Parameter sources: What has been read; nil where the verdict is known without.
    init(_ preparation: Preparation, sources: LoadedSources?) throws(InputError) {
        self.preparation = preparation
        self.sources = sources
        let cache = preparation.cache
        let linked = preparation.linked.compactMap { $0.target.run?.verdict.exports }
        declarations = sources.flatMap { linked.count == preparation.linked.count ? cache?.key(of: $0, linked: linked) : nil }
        let facts = { [linked = preparation.linked.map(\.target)] paths in Self.facts(of: paths, sources, linked) }
        isSteady = (sources?.areSteady ?? true) && preparation.linked.allSatisfy { $0.target.run?.isSteady ?? true }
        if let verdict = preparation.verdict {
            self.verdict = verdict
            isRepeated = false
        } else if sources?.isAnyKnown == true, let declarations, let verdict = cache?.verdict(on: declarations, facts) {
            self.verdict = verdict
            isRepeated = true
            if isSteady { cache?.save(verdict) }
        } else {
            let collection = try preparation.collect(sources)
            _ = collected.value { .success(collection) }
            let resolution = try preparation.resolve(collection)
            _ = resolved.value { .success(resolution) }
            verdict = RunVerdict(resolution)
            // What a library registers in a container concerns its clients, and stands for nothing that it exports.
            if cache != nil, preparation.options.mode == .library, verdict.containers.isEmpty { verdict.exports = collection.exports }
            isRepeated = false
            if !verdict.containers.isEmpty { verdict.program = preparation.program?.statuses }
            if isSteady, preparation.isLasting(verdict) { cache?.save(verdict) }
            // Containers that code fills depend on its bodies as well.
            if let declarations, verdict.containers.isEmpty { cache?.save(verdict, on: declarations, facts) }
        }
        keptVerdict = verdict
    }

    /// Tells the observer if the verdict is that on an equal run.
    func tellCacheUse() {
        if isRepeated { preparation.observer.cacheUsed(.verdict(total: preparation.found.files.count)) }
    }

    /// The facts of some of the sources with their places, those of linked libraries included; nil without a cache.
    private static func facts(of paths: Set<String>, _ sources: LoadedSources?, _ linked: [LinkedTarget]) -> [String: ContentHash]? {
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

    /// All that the phases give. They are gone through now if the verdict came from the cache.
    ///
    /// - Throws: ``InputError`` for a file that cannot be read any more.
    package func resolution() throws(InputError) -> DependencyResolution {
        try resolved.value { Result { () throws(InputError) in try preparation.resolve(collection()) } }.get()
    }

    /// The sources of the run, and what reads them.
    var sourceFiles: [FoundSource] { preparation.found.files }
    var loader: FactoryLoader { preparation.loader }

    /// What clients see of the library that the run is over.
    ///
    /// - Throws: ``InputError`` for a file that cannot be read any more.
    func libraryModule(_ input: LibraryInput) throws(InputError) -> LibraryModule { try collection().libraryModule(input) }

    private func collection() throws(InputError) -> CollectedDependencies {
        try collected.value { Result { () throws(InputError) in try preparation.collect(sources) } }.get()
    }

    /// Whether files on disk are known to be what would be generated.
    package func areKnownOutputs(_ paths: [String]) -> Bool {
        paths.compactMap { path in (try? InputFile.read(path, upTo: InputLimit.document.size)).map { ContentHash($0.bytes) } } == verdict.outputs && paths.count == verdict.outputs.count
    }

    /// Keeps what was generated, for runs to come.
    package mutating func remember(_ files: [GeneratedFile]) {
        verdict.outputs = files.map { ContentHash(Array($0.text.utf8)) }
        keptVerdict.outputs = verdict.outputs
        if isSteady, preparation.isLasting(keptVerdict) { preparation.cache?.save(keptVerdict) }
        if let declarations, keptVerdict.containers.isEmpty {
            preparation.cache?.save(keptVerdict, on: declarations) {
                Self.facts(of: $0, sources, preparation.linked.map(\.target))
            }
        }
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
        /// All targets of the configuration file; nil where there is one.
        let program: TargetProgram?
        /// Rules besides dpend's own. No verdict is kept of a run with some.
        private let rules: [any DependencyGraphVisitor]
        /// On how many threads the phases go.
        var jobs: Int
        /// Shared by the runs over several targets.
        var librarySets = LibrarySets()

        init(
            inputs: SourceInputs, libraries: [LibraryInput], linked: [LinkedLibrary] = [], options: ResolutionOptions,
            program: TargetProgram? = nil, rules: [any DependencyGraphVisitor] = [], found known: Result<FoundSources, InputError>? = nil, start: Int = FileStatus.now,
            outputPaths: [String], reading: ReadingOptions, observer: RunObserver
        ) throws(InputError) {
            self.rules = rules
            let loader = FactoryLoader(options: options, reading: reading, observer: observer)
            // A mistake in a pattern is told at once, not after all files have been read.
            _ = try ImplicitFilter(options)
            self.libraries = try observer.measure(.read) { () throws(InputError) in try loader.readLibraries(libraries) }
            found = if let known { try known.get() } else { try loader.findSources(inputs) }
            cache = VerdictCache(
                folder: reading.cache, start: start, sources: found, libraries: self.libraries,
                linked: linked.map { ($0.input, $0.target.preparation.cache) }, options: options, outputPaths: outputPaths)
            let kept = cache?.verdict()
            // Containers depend on the sources of all targets.
            verdict = kept.flatMap { $0.containers.isEmpty || $0.program == program?.statuses && ($0.program == nil) == (program == nil) ? $0 : nil }
            self.program = program
            if verdict != nil { observer.cacheUsed(.verdict(total: found.files.count)) }
            self.loader = loader
            self.linked = linked
            self.options = options
            self.observer = observer
            jobs = reading.jobs
        }

        /// Whether a verdict may be kept: not while a file of another target that it depends on may change without its status telling.
        func isLasting(_ verdict: RunVerdict) -> Bool { verdict.containers.isEmpty || program == nil || verdict.program != nil }

        /// Collects from sources that have been read or are read now.
        func collect(_ sources: LoadedSources?) throws(InputError) -> CollectedDependencies {
            var modules = try observer.measure(.read) { () throws(InputError) in try loader.parseLibraries(libraries) }
            for library in linked { modules.append(try library.target.module(library.input)) }
            let sources = if let sources { try loader.declarations(of: sources) } else { try loader.load(found.files) }
            var collected = try DependencyResolution.collect(
                sources, modules: found.modules, undecidableManifests: found.undecidableManifests, libraries: librarySets.set(of: modules),
                options: options, jobs: jobs, observer: observer)
            collected.registries = try observer.measure(.collect) { () throws(InputError) in
                try RegistryReading(options: options, jobs: jobs).registries(in: collected, of: loader, found.files, linked: linked.map(\.target), program: program)
            }
            return collected
        }

        /// Goes through the phases that follow.
        func resolve(_ collected: CollectedDependencies) throws(InputError) -> DependencyResolution {
            try DependencyResolution(collected, options: options, rules: rules, jobs: jobs, observer: observer)
        }
    }
}

/// A library that is linked as its sources are in this run, whatever its module file on disk says.
struct LinkedLibrary: Sendable {
    /// How the client names it.
    let input: LibraryInput
    let target: LinkedTarget
}

/// A target that others link. All of them share one.
///
/// Unchecked, since the run is set once, before any run over a client begins.
final class LinkedTarget: @unchecked Sendable {
    let preparation: ResolutionRun.Preparation
    /// The run over the target's sources.
    var run: ResolutionRun?

    private let lock = NSLock()
    private var modules: [LibraryInput: Result<LibraryModule, InputError>] = [:]

    init(_ preparation: ResolutionRun.Preparation) {
        self.preparation = preparation
    }

    /// The library as clients see it that name it alike; made for the first of them, while others wait.
    ///
    /// - Throws: ``InputError`` for a file that cannot be read any more.
    func module(_ input: LibraryInput) throws(InputError) -> LibraryModule {
        guard let run else { return LibraryModule(name: input.name, path: input.path, factories: []) }
        let module = lock.withLock {
            if let known = modules[input] { return known }
            let made = Result { () throws(InputError) in try run.libraryModule(input) }
            modules[input] = made
            return made
        }
        return try module.get()
    }
}

/// The sets of libraries that targets link, each once.
final class LibrarySets: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [[ObjectIdentifier]: LibrarySet] = [:]

    /// The set of some libraries; made for the first who asks, while others wait.
    func set(of libraries: [LibraryModule]) -> LibrarySet {
        let shared = libraries.compactMap(\.shared)
        // A library that was read from a file is one of its own for each who reads it.
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
