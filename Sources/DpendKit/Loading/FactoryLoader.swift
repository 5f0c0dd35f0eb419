/// Finds sources and module files on disk, reads them and collects their declarations (thesis, section 5.2).
///
/// Only this part of the collecting phase accesses the disk.
package struct FactoryLoader: Sendable {
    let reader: SourceReader
    private let observer: RunObserver
    private let places: ResolutionOptions.Places
    private let moduleLocator: ModuleLocator
    let jobs: Int
    let cacheFolder: CacheFolder?
    private let manifests: KnownManifests
    private let shared: SharedReadings?
    let memory: SourceMemory?

    /// Creates a loader for the conditions of a run.
    package init(
        options: ResolutionOptions, reading: ReadingOptions = ReadingOptions(), observer: RunObserver = RunObserver()
    ) {
        self.init(options: options, reading: reading, observer: observer, modules: nil)
    }

    /// Creates a loader for modules, of which some may have conditions of their own.
    ///
    /// - Parameter manifests: Identifies the manifests that declare the modules.
    init(
        options: ResolutionOptions, reading: ReadingOptions, observer: RunObserver = RunObserver(),
        modules: SourceModules?, manifests: ContentHash = ContentHash()
    ) {
        var reader = SourceReader(
            defines: options.defines, platform: options.platform ?? options.hostPlatform,
            architecture: options.architecture ?? options.hostArchitecture, compiler: options.impliedCompiler,
            deploymentTargets: options.deploymentTargets ?? [:], parsesBodies: reading.parsesBodies,
            isPlatformGiven: options.platform != nil)
        reader.others = modules.flatMap { ModuleReaders($0, beside: reader, manifests: manifests) }
        self.reader = reader
        jobs = reading.jobs
        cacheFolder = reading.cache
        self.manifests = reading.manifests
        shared = reading.shared
        memory = reading.memory
        places = options.places
        moduleLocator = ModuleLocator(options: options)
        self.observer = observer
    }

    /// The conditions that affect the facts of a source besides its text.
    var conditions: ContentHash {
        var hash = ContentHash()
        hash.combine(reader)
        // Runs that share their sources must find the same module for each file.
        for (path, module) in reader.others?.files ?? [] {
            hash.combine(path)
            hash.combine(module)
        }
        return hash
    }

    /// The same conditions without the modules of the files.
    var readerHash: ContentHash {
        var hash = ContentHash()
        hash.combine(reader)
        return hash
    }

    /// Finds the sources of all inputs, and their packages.
    ///
    /// - Throws: ``InputError`` for a path that does not exist, a folder that cannot be listed, and inputs without any
    ///   source; also the errors of ``ModuleLocator/modules(of:named:packages:)``.
    func findSources(_ inputs: SourceInputs) throws(InputError) -> FoundSources {
        try observer.measure(.find) { () throws(InputError) in
            let listed = try inputs.listedPaths()
            let paths = inputs.paths + listed.map(\.path)
            let finder = try SourceFinder(inputs, places: places, jobs: jobs)
            let all: [FoundSource]
            do throws(InputError) { all = try finder.find(in: paths) } catch {
                throw inputs.missing(among: listed) ?? error
            }
            let files = inputs.withoutExcluded(all)
            if files.isEmpty {
                let searched = (inputs.paths + inputs.sourcesLists).map { "'\($0)'" }
                throw InputError(.missing, "no Swift files in \(searched.joined(separator: ", "))")
            }
            var manifests: [String: [UInt8]] = [:]
            let above = try finder.withoutExcluded(ManifestFinder.manifests(above: paths, within: inputs.limits))
            for path in files.map(\.path).filter(ManifestFinder.mayBeManifest) + above {
                if let text = try? InputFile.read(path, upTo: InputLimit.source.size).bytes,
                    PackageManifestReader.isManifest(text)
                {
                    manifests[path] = text
                }
            }
            var found = try sources(files, manifests, named: Set(paths))
            found.listed = listed.map(\.path)
            return found
        }
    }

    /// Separates sources from manifests, which do not belong to any module, and reads the manifests.
    private func sources(_ files: [FoundSource], _ texts: [String: [UInt8]], named: Set<String>) throws(InputError)
        -> FoundSources
    {
        let files = texts.isEmpty ? files : files.filter { texts[$0.path] == nil }
        let located = try modules(of: files.map(\.path), named: named, texts)
        return FoundSources(
            files: located.leftOut.isEmpty ? files : files.filter { !located.leftOut.contains($0.path) },
            modules: located.modules,
            undecidableManifests: located.undecidable,
            manifests: texts.sorted { $0.key < $1.key }.map { ($0.key, ContentHash($0.value)) },
            conditions: located.conditions)
    }

    private func modules(
        of paths: [String], named: Set<String>, _ texts: [String: [UInt8]]
    ) throws(InputError) -> ModuleLocator.Located {
        let texts = texts.sorted { $0.key < $1.key }.filter { !$0.key.contains("Package@swift") }
        return try moduleLocator.modules(
            of: paths, named: named, packages: manifests.packages(texts.map { ($0.key, $0.value) }))
    }

    /// Finds and reads the sources of all inputs, on as many threads as there are jobs.
    ///
    /// - Throws: ``InputError`` for a path that does not exist, cannot be read or is not UTF-8.
    package func loadSources(_ inputs: SourceInputs) throws(InputError) -> [SourceDeclarations] {
        try load(try findSources(inputs).files)
    }

    /// Reads sources on as many threads as there are jobs.
    ///
    /// - Throws: ``InputError`` for a file that cannot be read or is not UTF-8.
    func load(_ files: [FoundSource]) throws(InputError) -> [SourceDeclarations] {
        let sources = try read(files)
        let saving = sources.save()
        defer { saving?.wait() }
        return try declarations(of: sources)
    }

    /// Reads the sources that the cache does not know, on as many threads as there are jobs.
    ///
    /// - Throws: ``InputError`` for a file that cannot be read or is not UTF-8.
    func read(_ files: [FoundSource]) throws(InputError) -> LoadedSources {
        let start = RunObserver.now
        let beginning = FileStatus.now
        let conditions = readerHash
        let remembered = memory?.sources.results(for: files, conditions, reader.others)
        var cache = FactCache(folder: cacheFolder, reader: reader)
        let records = cache?.records(of: files, jobs: jobs) ?? files.map { _ in nil }
        let unknown = files.indices.filter { records[$0] == nil && remembered?[$0] == nil }
        let isRecording = cache != nil || memory != nil
        let recorders = FactRecorders()
        let read = concurrentMap(
            unknown, threadCount: jobs, stackSize: SourceReader.stackSize,
            order: Self.longestFirst(unknown.map { files[$0] }),
            progress: { [observer] in observer.sourceRead($0 + files.count - unknown.count, files.count) },
            state: { isRecording ? recorders.make() : nil }
        ) { [reader, cache, shared] recorder, position in
            LoadedSource(reading: files[position], cache: cache, recorder: recorder, reader: reader, shared: shared)
        }
        if let failure = read.indices.lazy.compactMap({ read[$0].failure }).first { throw failure }
        memory?.sources.keep(read, of: unknown.map { files[$0] }, conditions, reader.others, since: beginning)
        var sources = read
        if read.count < files.count {
            var next = read.makeIterator()
            sources = []
            sources.reserveCapacity(files.count)
            for position in files.indices {
                let known = remembered?[position] ?? records[position].map { LoadedSource(files[position], $0) }
                if let source = known ?? next.next() { sources.append(source) }
            }
        }
        if cache != nil {
            observer.cacheUsed(.sources(known: sources.indices.count { sources[$0].isKnown }, total: files.count))
        }
        // The threads work in parallel. Each phase gets its share of the elapsed time.
        let parsing = read.indices.reduce(0) { $0 + read[$1].parsingTime } / Double(max(1, min(jobs, files.count)))
        observer.phaseEnded(.read, RunObserver.now - start - parsing)
        observer.phaseEnded(.parse, parsing)
        if memory != nil { return LoadedSources(all: sources, cache: cache, isRemembered: read.count < files.count) }
        return LoadedSources(all: sources, cache: cache, recorders: recorders)
    }

    /// The declarations of sources, decoded on as many threads as there are jobs.
    ///
    /// - Throws: ``InputError`` for a file that the cache knew and that can no longer be read.
    func declarations(of sources: LoadedSources) throws(InputError) -> [SourceDeclarations] {
        guard sources.isAnyKnown else { return sources.readDeclarations }
        let cache = observer.measure(.read) { sources.cache?.withFacts() }
        // Each thread writes its results in place, because copying them takes half as long as decoding.
        var declarations = observer.measure(.read) {
            concurrentMap(eachOf: sources.all.count, threadCount: jobs, state: { FactMemory() }) {
                [reader, shared] memory, position in
                (try? sources.all[position].declarations(cache: cache, reader: reader, memory: memory, shared: shared))
                    ?? .blank
            }
        }
        let missing = declarations.indices.filter { declarations[$0].path.isEmpty }
        if missing.isEmpty { return declarations }
        // dpend wrote such a file, or cannot read it. A second read of an unreadable file throws its error.
        for position in missing {
            if let own = try sources.all[position].declarations(cache: cache, reader: reader) {
                declarations[position] = own
            }
        }
        declarations.removeAll { $0.path.isEmpty }
        return declarations
    }

    /// The positions of files in reading order. A long file at the end would let all other threads wait.
    static func longestFirst(_ files: [FoundSource]) -> [Int] {
        let sizes = files.map(\.status.size)
        return files.indices.sorted { sizes[$0] == sizes[$1] ? $0 < $1 : sizes[$0] > sizes[$1] }
    }

    /// The modules of sources in memory, according to the manifests among them.
    ///
    /// - Throws: The errors of ``ModuleLocator/modules(of:named:packages:)``.
    func modules(of sources: [SourceFile]) throws(InputError) -> ModuleLocator.Located {
        let manifests = sources.filter(Self.isManifest).map { ($0.path, Array($0.text.utf8)) }
        // All of these files count as named by the user.
        return try modules(
            of: sources.map(\.path), named: Set(sources.map(\.path)), Dictionary(manifests) { first, _ in first })
    }

    private static func isManifest(_ source: SourceFile) -> Bool {
        ManifestFinder.mayBeManifest(source.path) && PackageManifestReader.isManifest(Array(source.text.utf8))
    }

    /// Reads sources in memory, on as many threads as there are jobs.
    package func load(_ sources: [SourceFile]) -> [SourceDeclarations] {
        let reader = reader
        return concurrentMap(
            sources.filter { !Self.isManifest($0) && !GeneratedFile.isMarked($0.text.utf8) }, threadCount: jobs,
            stackSize: SourceReader.stackSize
        ) {
            reader.read(Array($0.text.utf8), path: $0.path)
        }
    }

    /// Reads the module files of linked libraries, each once.
    ///
    /// - Throws: ``InputError`` for a file that is missing or not UTF-8, or a module that is named twice.
    func readLibraries(_ inputs: [ModuleFileInput]) throws(InputError) -> [(input: ModuleFileInput, content: [UInt8])] {
        var paths: [String: String] = [:]
        var libraries: [(input: ModuleFileInput, content: [UInt8])] = []
        for input in inputs {
            guard FileStatus(input.path) != nil else { throw places.missing(input.path, "--library") }
            let content = try Self.readUTF8(input.path, .document).bytes
            if let other = paths.updateValue(input.path, forKey: input.name) {
                if other == input.path { continue }
                throw InputError(
                    .usage, "the library '\(input.name)' is given twice, by '\(other)' and by '\(input.path)'")
            }
            libraries.append((input, content))
        }
        return libraries
    }

    /// Makes libraries of the contents of module files.
    ///
    /// - Throws: ``InputError`` for a malformed file.
    func parseLibraries(_ contents: [(input: ModuleFileInput, content: [UInt8])]) throws(InputError) -> [LibraryModule]
    {
        var libraries: [LibraryModule] = []
        let repository = Confinement.repository()
        for (input, content) in contents {
            let limits = LibrarySourceLimits(ofModuleFile: input.path, repository: repository)
            libraries.append(
                try ModuleFileReader(
                    holds: { [reader] in reader.holds($0) }, mayName: limits.allows, isThere: LibrarySource.isThere
                )
                .read(String(decoding: content, as: UTF8.self), name: input.name, path: input.path))
        }
        return libraries
    }

    /// The text of a file.
    ///
    /// - Throws: ``InputError`` for a file that is missing, cannot be read or is not UTF-8.
    static func readText(
        _ path: String, _ limit: InputLimit, _ choice: InputFile.Choice = .regular
    ) throws(InputError) -> String {
        String(decoding: try readUTF8(path, limit, choice).bytes, as: UTF8.self)
    }

    /// A file whose bytes are UTF-8.
    ///
    /// - Throws: The errors of ``readText(_:_:_:)``.
    static func readUTF8(
        _ path: String, _ limit: InputLimit, _ choice: InputFile.Choice = .regular
    ) throws(InputError) -> InputFile {
        let file: InputFile
        do throws(InputFile.Failure) {
            file = try InputFile.read(path, upTo: limit.size, choice)
        } catch {
            throw InputError(error, at: path, limit)
        }
        guard file.bytes.withUnsafeBufferPointer(UTF8Validation.isValid) else {
            throw InputError(.malformed, "the file is not UTF-8", at: path)
        }
        guard !file.bytes.withUnsafeBufferPointer(UTF8Validation.looksLikeUTF16) else {
            throw InputError(
                .malformed, "the file is not UTF-8; it looks like UTF-16 without a byte order mark", at: path)
        }
        return file
    }
}
