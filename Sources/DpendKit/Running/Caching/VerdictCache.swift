/// The place of verdicts.
enum VerdictStore: Sendable {
    case disk(CacheFolder)
    /// The memory of this process, which answers many times.
    case memory(SourceMemory)

    /// The place that reading options choose; nil if no verdict is stored.
    init?(_ reading: ReadingOptions) {
        if let memory = reading.memory {
            self = .memory(memory)
        } else if let folder = reading.cache {
            self = .disk(folder)
        } else {
            return nil
        }
    }
}

/// Stores verdicts of runs, each for specific inputs, options and a build of the tool.
///
/// Inputs are equal if their files are unchanged, and also if their declarations are equal, because most changes are in
/// bodies. A report on a file then holds as long as nothing in that file has moved. This does not require knowledge
/// about any rule.
struct VerdictCache: Sendable {
    private let store: VerdictStore
    private let projects: KnownProjects
    /// All conditions, except the contents of the sources and of the libraries that are linked as sources.
    private let conditions: ContentHash
    /// The same with the statuses of all these files.
    private let key: ContentHash
    /// Whether a verdict may be stored for the statuses. It may not while a file can change without changing its
    /// status.
    private let isLasting: Bool

    /// The maximum size of a verdict in bytes. A larger one is computed again.
    private let maximumSize: Int

    /// A project may have as many problems as sources.
    private static func maximumSize(forSources count: Int) -> Int {
        min(max(8 << 20, count << 12), CacheFolder.maximumSize)
    }

    /// The cache for a run; nil if there is none.
    ///
    /// - Parameters:
    ///   - start: The time before the files were examined, in nanoseconds since 1970.
    ///   - libraries: The module files' names, paths and contents.
    ///   - linked: The caches of the runs over the libraries that are linked as sources; nil for a run without a cache.
    init?(
        _ reading: ReadingOptions, start: Int, sources: FoundSources,
        libraries: [(input: ModuleFileInput, content: [UInt8])],
        linked: [(input: ModuleFileInput, cache: VerdictCache?)] = [], options: ResolutionOptions, outputPaths: [String]
    ) {
        guard let store = VerdictStore(reading), var conditions = ToolIdentity.hash else { return nil }
        conditions.combine(options)
        conditions.combine(outputPaths.count)
        for path in outputPaths { conditions.combine(path) }
        conditions.combine(libraries.count)
        for (input, content) in libraries {
            conditions.combine(input.name)
            conditions.combine(input.path)
            conditions.combine(ContentHash(content))
        }
        var statuses = ContentHash()
        var areLibrariesLasting = true
        for (input, cache) in linked {
            guard let cache else { return nil }
            conditions.combine(input.name)
            conditions.combine(input.path)
            statuses.combine(cache.key)
            if !cache.isLasting { areLibrariesLasting = false }
        }
        for manifest in sources.manifests {
            conditions.combine(manifest.path)
            conditions.combine(manifest.content)
        }
        let files = sources.files
        for file in files {
            conditions.combine(file.path)
            statuses.combine(file.status.hash)
        }
        self.store = store
        projects = reading.projects
        self.conditions = conditions
        maximumSize = Self.maximumSize(forSources: files.count)
        key = Self.key(conditions, "statuses", statuses)
        isLasting = areLibrariesLasting && !files.contains { $0.status.isRecent(at: start) }
    }

    /// The verdict on a run over the same files; nil if there is none.
    func verdict() -> RunVerdict? {
        guard let verdict: RunVerdict = read(key), verdict.areOtherFilesAsTheyWere(knowing: projects) else {
            return nil
        }
        return verdict
    }

    /// The verdict on a run over sources with equal declarations; nil if there is none.
    ///
    /// - Parameters:
    ///   - key: The result of ``key(of:linked:)``.
    ///   - facts: Finds the facts of sources, including those of linked libraries.
    func verdict(on key: ContentHash, _ facts: (Set<String>) -> [String: ContentHash]?) -> RunVerdict? {
        guard let kept: KeptVerdict = read(key), let facts = facts(Set(kept.mentioned.map(\.path))),
            kept.mentioned.allSatisfy({ facts[$0.path] == $0.facts }),
            kept.verdict.areOtherFilesAsTheyWere(knowing: projects)
        else { return nil }
        return kept.verdict
    }

    /// Stores a verdict for the same files.
    func save(_ verdict: RunVerdict) {
        if isLasting { write(verdict, key) }
    }

    /// Stores a verdict for sources with equal declarations.
    func save(_ verdict: RunVerdict, on key: ContentHash, _ facts: (Set<String>) -> [String: ContentHash]?) {
        guard let facts = facts(verdict.mentionedPaths) else { return }
        let mentioned = facts.sorted { $0.key < $1.key }.map { KeptVerdict.Mentioned(path: $0.key, facts: $0.value) }
        write(KeptVerdict(verdict: verdict, mentioned: mentioned), key)
    }

    /// A hash of the declarations of a run's sources, and of the exports of the libraries that are linked as sources.
    ///
    /// - Parameter linked: The hashes of these exports.
    func key(of sources: LoadedSources, linked: [ContentHash]) -> ContentHash? {
        sources.shape.map { shape in
            var declarations = shape
            for key in linked { declarations.combine(key) }
            return Self.key(conditions, "declarations", declarations)
        }
    }

    /// The same for a run whose sources fill containers at run time; nil if its verdict cannot be found by it.
    ///
    /// - Parameter key: The result of ``key(of:linked:)``.
    func key(_ key: ContentHash, with registries: [Registry]) -> ContentHash? {
        guard case .memory(let memory) = store else { return nil }
        var key = key
        key.combine(memory.registries.number(of: registries, in: conditions))
        return key
    }

    private static func key(_ conditions: ContentHash, _ name: String, _ hash: ContentHash) -> ContentHash {
        var key = conditions
        key.combine(name)
        key.combine(hash)
        return key
    }

    private static func name(_ key: ContentHash) -> String { CacheFile.name(.run, key) }

    private func read<Value: Fact>(_ key: ContentHash) -> Value? {
        guard case .disk(let folder) = store else { return remembered(key) }
        guard let file = folder.read(Self.name(key)), CacheFile.isValid(file, key: key) else { return nil }
        return file.withUnsafeBytes {
            FactReader.value(of: UnsafeRawBufferPointer(rebasing: $0[CacheFile.headerSize...]))
        }
    }

    private func remembered<Value>(_ key: ContentHash) -> Value? {
        if case .memory(let memory) = store { memory.results.value(for: key) as? Value } else { nil }
    }

    private func write(_ value: some Fact & Sendable, _ key: ContentHash) {
        guard case .disk(let folder) = store else {
            if case .memory(let memory) = store { memory.results.store(value, for: key) }
            return
        }
        var value = value
        let payload = FactWriter.bytes(of: &value)
        if payload.count <= maximumSize {
            folder.write([CacheFile.sealed(CacheFile.beginning + payload, key: key)], Self.name(key))
        }
    }
}

/// A verdict with the former facts of the files that it mentions.
private struct KeptVerdict: Fact, Sendable {
    var verdict: RunVerdict
    var mentioned: [Mentioned]

    struct Mentioned: Fact, Sendable {
        var path: String
        var facts: ContentHash

        static var blank: Mentioned { Mentioned(path: "", facts: .blank) }

        mutating func code(with coder: inout some FactCoder) {
            coder.code(&path)
            coder.code(&facts)
        }
    }

    static var blank: KeptVerdict { KeptVerdict(verdict: .blank, mentioned: []) }

    mutating func code(with coder: inout some FactCoder) {
        coder.code(&verdict)
        coder.code(&mentioned)
    }
}
