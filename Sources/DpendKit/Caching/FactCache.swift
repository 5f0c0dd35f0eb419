/// Keeps the facts of sources from one run to the next.
struct FactCache: Sendable {
    private let folder: CacheFolder
    /// Tells the build of the tool and what decides about facts besides a source's text.
    private let key: ContentHash
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

    /// Facts of one source, in memory or as they lie in the store.
    enum Facts: Sendable {
        case known(FactStore.Record)
        case new(NewFacts)

        /// The same for sources that declare the same, wherever in the file.
        var shape: ContentHash {
            switch self {
            case .known(let record): record.shape
            case .new(let facts): facts.coded.shape
            }
        }

        /// The same for sources that declare the same but for the parameters of initializers.
        var frame: ContentHash {
            switch self {
            case .known(let record): record.frame
            case .new(let facts): facts.coded.frame
            }
        }

        /// Tells the facts from all others, their places included.
        var hash: ContentHash {
            switch self {
            case .known(let record): record.facts
            case .new(let facts): facts.coded.hash
            }
        }
    }

    /// Facts that have been read from a source's text.
    struct NewFacts: Sendable {
        let coded: CodedFact
        /// Of the text.
        let content: ContentHash
    }

    /// Opens what an earlier run left.
    init?(folder: CacheFolder?, reader: SourceReader) {
        guard let folder, let tool = ToolIdentity.hash else { return nil }
        start = FileStatus.now
        self.folder = folder
        var key = tool
        key.combine(CanonicalDescription.of(reader))
        self.key = key
        store = FactStore(folder, Self.name(key), key: key, withFacts: false)
    }

    /// The same with the facts themselves. They may be others by now; each record tells whether they are its own.
    func withFacts() -> FactCache {
        var cache = self
        if store != nil { cache.store = wholeStore.value { FactStore(folder, Self.name(key), key: key, withFacts: true) } }
        return cache
    }

    private static func name(_ key: ContentHash) -> String { "facts-\(key.hexadecimal.prefix(16))" }

    // MARK: Reading

    /// The records of files that are as they were. Afterwards the others can be looked for by their content.
    mutating func records(of files: [FoundSource]) -> [FactStore.Record?] {
        guard let store else { return files.map { _ in nil } }
        let records = files.map { store.record(status: $0.status.hash) }
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
    func source(_ record: FactStore.Record, path: String) -> StoredSource? {
        store?.bytes(of: record) { FactReader.value(of: $0, ownPath: path) }
    }

    // MARK: Writing

    /// Removes what an earlier run left.
    func discard() { folder.remove(Self.name(key)) }

    /// Keeps the facts of the files of a run, and of others as long as there is room; only to be asked of one with the facts.
    func save(_ facts: [Facts], of files: [FoundSource]) {
        let today = start / 86_400_000_000_000
        var entries: [(record: FactStore.Record, facts: [UInt8])] = []
        entries.reserveCapacity(files.count)
        for (file, facts) in zip(files, facts) {
            // What may change unnoticed is only known by its content.
            let status = file.status.isRecent(at: start) ? ContentHash(high: 0, low: 0) : file.status.hash
            switch facts {
            case .known(var record):
                guard let bytes = store?.bytes(of: record, { Array($0) }) else { continue }
                (record.status, record.day) = (status, today)
                entries.append((record, bytes))
            case .new(let facts):
                entries.append(
                    (
                        .init(
                            status: status, content: facts.content, frame: facts.coded.frame, shape: facts.coded.shape, facts: facts.coded.hash,
                            offset: 0, length: facts.coded.bytes.count, day: today), facts.coded.bytes
                    ))
            }
        }
        addUnused(to: &entries, today: today)
        let (head, facts) = FactStore.contents(entries, key: key)
        folder.write(head, followedBy: facts, Self.name(key))
    }

    /// Keeps what this run did not need, as that of another branch or target, newest first.
    private func addUnused(
        to entries: inout [(record: FactStore.Record, facts: [UInt8])], today: Int
    ) {
        guard let store else { return }
        let contents = Set(entries.map(\.record.content))
        var space = max(Self.minimumSpace, 2 * entries.reduce(0) { $0 + $1.facts.count })
        let unused = store.records.filter { !contents.contains($0.content) && $0.day > today - Self.daysUnused }
        for record in unused.sorted(by: { $0.day > $1.day }) {
            space -= record.length + FactStore.Record.size
            guard space > 0, let bytes = store.bytes(of: record, { Array($0) }) else { return }
            entries.append((record, bytes))
        }
    }
}

/// What is kept of a source.
struct StoredSource: Fact, Sendable {
    /// Nil for a file that dpend wrote itself.
    var declarations: SourceDeclarations?

    static var blank: StoredSource { StoredSource() }

    mutating func code(with coder: inout some FactCoder) { coder.code(&declarations) }
}
