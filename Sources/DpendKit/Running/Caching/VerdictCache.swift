/// Keeps verdicts of runs, each for just these inputs, options and build of the tool.
///
/// Inputs are the same when their files are as they were, and also when they only declare the same: most changes are within
/// bodies. What is said of a file then holds as long as nothing in that file has moved. No rule has to be known for that.
struct VerdictCache: Sendable {
    private let folder: CacheFolder
    /// All but the contents of the sources, and those of the libraries that are linked as their sources are.
    private let conditions: ContentHash
    /// The same with the statuses of all of these.
    private let key: ContentHash
    /// Whether a verdict may be kept for the statuses: not while a file can be changed without its status telling.
    private let isLasting: Bool

    /// The most that a verdict takes, in bytes; what is longer is worked out again.
    private static let maximumSize = 8 << 20

    /// The cache for a run; nil where there is none.
    ///
    /// - Parameters:
    ///   - start: The time before the files were looked at, in nanoseconds since 1970.
    ///   - libraries: The module files' names, paths and contents.
    ///   - linked: The caches of the runs over the libraries that are linked as their sources are; nil for one without a cache.
    init?(
        folder: CacheFolder?, start: Int, sources: FoundSources, libraries: [(input: LibraryInput, content: [UInt8])],
        linked: [(input: LibraryInput, cache: VerdictCache?)] = [], options: ResolutionOptions, outputPaths: [String]
    ) {
        guard let folder, var conditions = ToolIdentity.hash else { return nil }
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
        self.folder = folder
        self.conditions = conditions
        key = Self.key(conditions, "statuses", statuses)
        isLasting = areLibrariesLasting && !files.contains { $0.status.isRecent(at: start) }
    }

    /// The verdict on a run over the same files; nil when there was none.
    func verdict() -> RunVerdict? {
        guard let verdict: RunVerdict = read(key), verdict.areLibrarySourcesAsTheyWere else { return nil }
        return verdict
    }

    /// The verdict on a run over sources that declare the same; nil when there was none.
    ///
    /// - Parameters:
    ///   - key: What ``key(of:linked:)`` gave.
    ///   - facts: Finds the facts of sources, those of linked libraries included.
    func verdict(on key: ContentHash, _ facts: (Set<String>) -> [String: ContentHash]?) -> RunVerdict? {
        guard let kept: KeptVerdict = read(key), let facts = facts(Set(kept.mentioned.map(\.path))),
            kept.mentioned.allSatisfy({ facts[$0.path] == $0.facts }), kept.verdict.areLibrarySourcesAsTheyWere
        else { return nil }
        return kept.verdict
    }

    /// Keeps a verdict for the same files.
    func save(_ verdict: RunVerdict) {
        if isLasting { write(verdict, key) }
    }

    /// Keeps a verdict for sources that declare the same.
    func save(_ verdict: RunVerdict, on key: ContentHash, _ facts: (Set<String>) -> [String: ContentHash]?) {
        guard let facts = facts(verdict.mentionedPaths) else { return }
        let mentioned = facts.sorted { $0.key < $1.key }.map { KeptVerdict.Mentioned(path: $0.key, facts: $0.value) }
        write(KeptVerdict(verdict: verdict, mentioned: mentioned), key)
    }

    /// Stands for what is declared by the sources of a run, and exported by the libraries that are linked as their sources are.
    ///
    /// - Parameter linked: What stands for the exports of these.
    func key(of sources: LoadedSources, linked: [ContentHash]) -> ContentHash? {
        sources.shape.map { shape in
            var declarations = shape
            for key in linked { declarations.combine(key) }
            return Self.key(conditions, "declarations", declarations)
        }
    }

    private static func key(_ conditions: ContentHash, _ name: String, _ hash: ContentHash) -> ContentHash {
        var key = conditions
        key.combine(name)
        key.combine(hash)
        return key
    }

    private static func name(_ key: ContentHash) -> String { CacheFile.name(.run, key) }

    private func read<Value: Fact>(_ key: ContentHash) -> Value? {
        guard let file = folder.read(Self.name(key)), CacheFile.isValid(file, key: key) else { return nil }
        return file.withUnsafeBytes { FactReader.value(of: UnsafeRawBufferPointer(rebasing: $0[CacheFile.headerSize...])) }
    }

    private func write(_ value: some Fact, _ key: ContentHash) {
        var value = value
        let payload = FactWriter.bytes(of: &value)
        if payload.count <= Self.maximumSize {
            folder.write([CacheFile.sealed(CacheFile.beginning + payload, key: key)], Self.name(key))
        }
    }
}

/// A verdict with the facts of the files that it speaks of, as they were then.
private struct KeptVerdict: Fact {
    var verdict: RunVerdict
    var mentioned: [Mentioned]

    struct Mentioned: Fact {
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
