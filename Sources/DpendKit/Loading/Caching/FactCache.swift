/// Keeps the facts of sources from one run to the next.
struct FactCache: Sendable {
    private let folder: CacheFolder
    /// Identifies the build of the tool and the conditions that affect facts besides a source's text.
    private let key: ContentHash
    /// The name of its file.
    private let name: String
    /// The result of an earlier run: the records, and the facts if they were requested.
    private var store: FactStore?
    /// The same with the facts, read once. A later read could find the output of this run itself.
    private let wholeStore = Once<FactStore?>()
    /// The records by content, for files whose times changed; empty if there are none.
    private var recordsByContent: [ContentHash: FactStore.Record] = [:]
    /// The time when the run began, before it examined any file.
    private let start: Int

    /// The number of days for which unused facts are kept, and the room for them, in bytes.
    private static let daysUnused = 30
    private static let minimumSpace = 8 << 20

    /// Opens the result of an earlier run.
    ///
    /// - Parameters:
    ///   - kind: The kind of facts.
    ///   - words: Further conditions that affect the facts.
    init?(folder: CacheFolder?, reader: SourceReader, kind: CacheFile.Kind = .facts, words: [String] = []) {
        guard let folder, let tool = ToolIdentity.hash else { return nil }
        start = FileStatus.now
        self.folder = folder
        var key = tool
        key.combine(reader)
        for word in words { key.combine(word) }
        self.key = key
        name = CacheFile.name(kind, key)
        store = FactStore(folder, name, key: key, withFacts: false)
    }

    /// The same with the facts themselves. The file may have changed since. Each record can check whether the facts are
    /// its own.
    func withFacts() -> FactCache {
        var cache = self
        if store != nil { cache.store = wholeStore.value { FactStore(folder, name, key: key, withFacts: true) } }
        return cache
    }

    // MARK: Reading

    /// The records of unchanged files. After this, the others can be looked up by content.
    mutating func records(of files: [FoundSource], jobs: Int) -> [FactStore.Record?] {
        guard let store else { return files.map { _ in nil } }
        let records = concurrentMap(chunksOf: files.count, threadCount: jobs) {
            store.record(status: files[$0].status.hash)
        }
        // If the declarations of a file have changed, all facts are required. Otherwise this takes a millisecond of
        // another core.
        if jobs > 1, records.contains(where: { $0 == nil }) { _ = BackgroundWork { [self] in _ = withFacts() } }
        // For a single record, a linear search takes less time than sorting.
        if records.count(where: { $0 == nil }) > 16 {
            recordsByContent = Dictionary(store.records.map { ($0.content, $0) }) { first, _ in first }
        }
        return records
    }

    func record(content: ContentHash) -> FactStore.Record? {
        recordsByContent.isEmpty ? store?.record(content: content) : recordsByContent[content]
    }

    /// The facts of a record for a source at a path; nil if they cannot be read.
    func value<Value: Fact>(_ record: FactStore.Record, path: String, memory: FactMemory? = nil) -> Value? {
        store?.bytes(of: record) { FactReader.value(of: $0, ownPath: path, memory: memory) }
    }

    // MARK: Writing

    /// Removes the result of an earlier run.
    func discard() { folder.remove(name) }

    /// Stores the facts of the sources of a run, and others while there is room. The cache must have the facts.
    ///
    /// - Parameter recorded: The recorded facts of new sources, by the numbers of the recorders.
    func save(_ sources: [some KeptSource], recorded: [[UInt8]]) {
        let today = start / 86_400_000_000_000
        var records: [FactStore.Record] = []
        records.reserveCapacity(sources.count)
        let offsets = recorded.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
        // Known facts follow the new ones.
        var known: [UInt8] = []
        func add(_ record: FactStore.Record) -> Bool {
            guard let bytes = store?.bytes(of: record, { Array($0) }) else { return false }
            var record = record
            record.offset = offsets[recorded.count] + known.count
            known += bytes
            records.append(record)
            return true
        }
        for position in sources.indices {
            guard var record = sources[position].record else { continue }
            // A file that may change unnoticed is identified only by its content.
            let status = sources[position].status
            record.status = status.flatMap { $0.isRecent(at: start) ? nil : $0.hash } ?? ContentHash(high: 0, low: 0)
            record.day = today
            if let recorder = sources[position].recorder {
                record.offset += offsets[recorder]
                records.append(record)
            } else {
                _ = add(record)
            }
        }
        addUnused(beside: records, today: today, add)
        folder.write([FactStore.head(of: records, key: key)] + recorded + [known], name)
    }

    /// Keeps facts that this run did not use, for example of another branch or target, newest first, while there is
    /// room.
    private func addUnused(beside records: [FactStore.Record], today: Int, _ add: (FactStore.Record) -> Bool) {
        guard let store else { return }
        let contents = Set(records.map(\.content))
        var space = max(Self.minimumSpace, 2 * records.reduce(0) { $0 + $1.length })
        let unused = store.records.filter { !contents.contains($0.content) && $0.day > today - Self.daysUnused }
        for record in unused.sorted(by: { $0.day > $1.day }) {
            space -= record.length + FactStore.Record.size
            guard space > 0, add(record) else { return }
        }
    }
}

/// A source of a run, as far as the cache must know it.
protocol KeptSource: RememberedSource {
    /// The hashes of its facts; nil if none are stored.
    var record: FactStore.Record? { get }
    /// The number of the recorder with its facts; nil if the cache knew them.
    var recorder: Int? { get }
}

/// The stored facts of a source.
struct StoredSource: Fact, Sendable {
    /// Nil for a file that dpend wrote.
    var declarations: SourceDeclarations?

    static var blank: StoredSource { StoredSource() }

    mutating func code(with coder: inout some FactCoder) { coder.code(&declarations) }
}
