/// Keeps the facts of sources from one run to the next.
struct FactCache: Sendable {
    private let folder: CacheFolder
    /// Tells the build of the tool and what decides about facts besides a source's text.
    private let key: ContentHash
    /// The name of its file.
    private let name: String
    /// What an earlier run left: the records, and the facts too where they have been asked for.
    private var store: FactStore?
    /// The same with the facts, read once: who asked later could find what this run itself has written.
    private let wholeStore = Once<FactStore?>()
    /// The records by content, for files whose times changed; empty unless there are such.
    private var recordsByContent: [ContentHash: FactStore.Record] = [:]
    /// When the run began, before it looked at any file.
    private let start: Int

    /// For how many days facts are kept that no run needs, and how much room there is for them, in bytes.
    private static let daysUnused = 30
    private static let minimumSpace = 8 << 20

    /// Opens what an earlier run left.
    ///
    /// - Parameters:
    ///   - kind: What is kept of each source.
    ///   - words: What else decides about it.
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

    /// The same with the facts themselves. They may be others by now; each record tells whether they are its own.
    func withFacts() -> FactCache {
        var cache = self
        if store != nil { cache.store = wholeStore.value { FactStore(folder, name, key: key, withFacts: true) } }
        return cache
    }

    // MARK: Reading

    /// The records of files that are as they were. Afterwards the others can be looked for by their content.
    mutating func records(of files: [FoundSource], jobs: Int) -> [FactStore.Record?] {
        guard let store else { return files.map { _ in nil } }
        let records = concurrentMap(chunksOf: files.count, threadCount: jobs) { store.record(status: files[$0].status.hash) }
        // If the declarations of a file have changed, all facts are needed, and else it takes a millisecond of another core.
        if jobs > 1, records.contains(where: { $0 == nil }) { _ = BackgroundWork { [self] in _ = withFacts() } }
        // To look through all for one takes less than to sort them.
        if records.count(where: { $0 == nil }) > 16 {
            recordsByContent = Dictionary(store.records.map { ($0.content, $0) }) { first, _ in first }
        }
        return records
    }

    func record(content: ContentHash) -> FactStore.Record? {
        recordsByContent.isEmpty ? store?.record(content: content) : recordsByContent[content]
    }

    /// The facts of a record for a source at a path; nil when they cannot be read.
    func value<Value: Fact>(_ record: FactStore.Record, path: String, memory: FactMemory? = nil) -> Value? {
        store?.bytes(of: record) { FactReader.value(of: $0, ownPath: path, memory: memory) }
    }

    // MARK: Writing

    /// Removes what an earlier run left.
    func discard() { folder.remove(name) }

    /// Keeps the facts of the sources of a run, and of others as long as there is room; only to be asked of one with the facts.
    ///
    /// - Parameter recorded: What has been recorded of new sources, by the numbers of the recorders.
    func save(_ sources: [some KeptSource], recorded: [[UInt8]]) {
        let today = start / 86_400_000_000_000
        var records: [FactStore.Record] = []
        records.reserveCapacity(sources.count)
        let offsets = recorded.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
        // What was known follows what is new.
        var known: [UInt8] = []
        func add(_ record: FactStore.Record) -> Bool {
            guard let bytes = store?.bytes(of: record, { Array($0) }) else { return false }
            var record = record
            record.offset = offsets[recorded.count] + known.count
            known += bytes
            records.append(record)
            return true
        }
        // By position: to hold on to each source would take longer than the rest.
        for position in sources.indices {
            guard var record = sources[position].record else { continue }
            // What may change unnoticed is only known by its content.
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

    /// Keeps what this run did not need, as that of another branch or target, newest first, as far as there is room.
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

/// A source that a run has looked at, as far as the cache has to know it.
protocol KeptSource: Sendable {
    /// What tells its facts from others; nil for one of which nothing is kept.
    var record: FactStore.Record? { get }
    /// Which recorder has what is to be kept; nil for what the cache knew.
    var recorder: Int? { get }
    /// The status that the cache may know the file by; nil where it changed while it was found and read.
    var status: FileStatus? { get }
}

/// What is kept of a source.
struct StoredSource: Fact, Sendable {
    /// Nil for a file that dpend wrote itself.
    var declarations: SourceDeclarations?

    static var blank: StoredSource { StoredSource() }

    mutating func code(with coder: inout some FactCoder) { coder.code(&declarations) }
}
