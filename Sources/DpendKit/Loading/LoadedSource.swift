/// A source that is read only as far as necessary. Facts from the cache are decoded on demand.
struct LoadedSource: KeptSource {
    let file: FoundSource
    /// The hashes of the source's facts; nil without a cache.
    private(set) var record: FactStore.Record?
    /// The recorder with the facts for the cache; nil if the cache knew them, and without a cache.
    private(set) var recorder: Int?
    private var content: Content
    /// The status by which the cache may identify the file; nil if the file changed while it was found and read.
    private(set) var status: FileStatus?
    /// Whether the cache knew the file by its status, so that there is nothing to store.
    let isAsItWas: Bool
    /// The time of parsing, in seconds; 0 if the cache knew the facts.
    private(set) var parsingTime = 0.0

    private enum Content: Sendable {
        case known
        indirect case read(StoredSource)
        /// The file cannot be read, or is not UTF-8.
        indirect case failed(InputError)
    }

    /// A source whose status the cache knows.
    init(_ file: FoundSource, _ record: FactStore.Record) {
        (self.file, self.record, content, status, isAsItWas) = (file, record, .known, file.status, true)
    }

    /// Reads a source, and looks its content up in the cache or parses it.
    ///
    /// - Parameter recorder: Receives the facts for a cache, or for their hashes; nil without any cache.
    init(
        reading file: FoundSource, cache: FactCache?, recorder: FactRecorder?, reader: SourceReader,
        shared: SharedReadings?
    ) {
        (self.file, content, isAsItWas) = (file, .known, false)
        do {
            try read(cache: cache, recorder, reader, shared)
        } catch {
            content = .failed(error)
        }
    }

    private mutating func read(
        cache: FactCache?, _ recorder: FactRecorder?, _ reader: SourceReader, _ shared: SharedReadings?
    ) throws(InputError) {
        if let known = shared?.content(of: file.path) {
            status = known.status == file.status ? file.status : nil
            record = known.content.flatMap { cache?.record(content: $0) }
            if record != nil { return }
            if let source = shared?.source(at: file.path, for: reader) {
                return keep(source, content: known.content, recorder)
            }
        }
        let read = try FactoryLoader.readUTF8(file.path, .source)
        let text = read.bytes
        // Another file may have taken the path.
        status = read.status == file.status ? file.status : nil
        let hash = recorder.map { _ in reader.identity(of: text, at: file.path) }
        record = hash.flatMap { cache?.record(content: $0) }
        if record != nil { return }
        let start = RunObserver.now
        let source =
            shared?.parse(text, file.path, status: read.status, content: hash, reader) ?? Self.parse(text, file, reader)
        parsingTime = RunObserver.now - start
        keep(source, content: hash, recorder)
    }

    /// Keeps a source, and records its facts for the cache.
    private mutating func keep(_ source: StoredSource, content hash: ContentHash?, _ recorder: FactRecorder?) {
        var source = source
        if let hash, let recorded = recorder?.record(&source, path: file.path, content: hash) {
            (record, self.recorder) = (recorded.record, recorded.recorder)
        }
        content = .read(source)
    }

    /// The same source for a run that found it itself, perhaps in another state.
    func found(as file: FoundSource) -> LoadedSource {
        if file.status == self.file.status { return self }
        var source = self
        source.status = nil
        return source
    }

    /// Why it could not be read; nil if it could.
    var failure: InputError? {
        if case .failed(let error) = content { error } else { nil }
    }

    private static func parse(_ text: [UInt8], _ file: FoundSource, _ reader: SourceReader) -> StoredSource {
        StoredSource(declarations: GeneratedFile.isMarked(text) ? nil : reader.read(text, path: file.path))
    }

    /// The source's declarations, if it has been read; nil for a file that dpend wrote.
    var readDeclarations: SourceDeclarations? {
        if case .read(let source) = content { source.declarations } else { nil }
    }

    /// Whether the cache knew the file or its content.
    var isKnown: Bool {
        if case .known = content { true } else { false }
    }

    /// The source's declarations; nil for a file that dpend wrote.
    ///
    /// - Parameter memory: Values that the thread has read before.
    /// - Throws: ``InputError`` for a file that the cache knew and that can no longer be read.
    func declarations(
        cache: FactCache?, reader: SourceReader, memory: FactMemory? = nil, shared: SharedReadings? = nil
    ) throws(InputError) -> SourceDeclarations? {
        switch content {
        case .read(let source): return source.declarations
        case .failed(let error): throw error
        case .known:
            if let record, let shared {
                // A file that dpend wrote is rare, so that it may be decoded again.
                let known = shared.decoded(record.facts, of: file.path) {
                    let source: StoredSource? = cache?.value(record, path: file.path, memory: memory)
                    return source?.declarations
                }
                if let known { return known }
            }
            if let source: StoredSource = record.flatMap({ cache?.value($0, path: file.path, memory: memory) }) {
                return source.declarations
            }
            // Without this, each run would try the damaged file again.
            cache?.discard()
            let read = try FactoryLoader.readUTF8(file.path, .source)
            // The run's results are stored for the content that the cache knew.
            guard record?.content == reader.identity(of: read.bytes, at: file.path) else {
                throw InputError(.missing, "the file was changed while dpend read it; run dpend again", at: file.path)
            }
            return Self.parse(read.bytes, file, reader).declarations
        }
    }
}

/// All sources of a run, read only as far as necessary.
struct LoadedSources: Sendable {
    let all: [LoadedSource]
    let cache: FactCache?
    /// The new facts.
    private let recorders: FactRecorders

    /// A hash that is the same for sources with the same declarations in the same order; nil without any cache.
    let shape: ContentHash?
    /// Whether the process has read a source before, so that it can know more about all of them.
    private let isRemembered: Bool

    init(all: [LoadedSource], cache: FactCache?, recorders: FactRecorders = FactRecorders(), isRemembered: Bool = false)
    {
        (self.all, self.cache, self.recorders, self.isRemembered) = (all, cache, recorders, isRemembered)
        shape = Self.shape(of: all)
    }

    private static func shape(of sources: [LoadedSource]) -> ContentHash? {
        var hash = ContentHash()
        for position in sources.indices {
            guard let record = sources[position].record else { return nil }
            hash.combine(record.shape)
        }
        return hash
    }

    /// A hash of all facts with their places; nil without any cache.
    var identity: ContentHash? {
        var hash = ContentHash()
        for position in all.indices {
            guard let record = all[position].record else { return nil }
            hash.combine(all[position].file.path)
            hash.combine(record.facts)
        }
        return hash
    }

    /// Some of the sources, for the run of a target. New facts of all targets are stored together.
    func choosing(_ sources: [LoadedSource]) -> LoadedSources {
        LoadedSources(all: sources, cache: cache, isRemembered: isRemembered)
    }

    /// Whether no file changed between being found and being read.
    var areSteady: Bool { all.indices.allSatisfy { all[$0].status != nil } }

    /// Whether the cache knew a source, so that it can know more about all of them.
    var isAnyKnown: Bool { all.indices.contains { all[$0].isKnown } }

    /// Whether a verdict on the same declarations may exist.
    var mayBeJudged: Bool { isRemembered || isAnyKnown }

    /// The facts of some of the sources with their places, by path; nil without a cache.
    func facts(of paths: Set<String>) -> [String: ContentHash]? {
        var result: [String: ContentHash] = [:]
        if paths.isEmpty { return result }
        for source in all where paths.contains(source.file.path) {
            guard let record = source.record else { return nil }
            result[source.file.path] = record.facts
        }
        return result
    }

    /// Begins to write facts for later runs, if this is worth the time. Waiting for the result completes it.
    func save() -> BackgroundWork? {
        // For a few new files the cache is not written again: the next run reads these files.
        let newCount = all.indices.count { !all[$0].isAsItWas }
        guard let cache, newCount > 0, newCount * 200 >= all.count else { return nil }
        return BackgroundWork { cache.withFacts().save(all, recorded: recorders.bytes) }
    }

    /// The declarations of the sources that were read. An array that grows would be copied several times.
    var readDeclarations: [SourceDeclarations] {
        var declarations: [SourceDeclarations] = []
        declarations.reserveCapacity(all.count)
        for source in all { if let own = source.readDeclarations { declarations.append(own) } }
        return declarations
    }
}
