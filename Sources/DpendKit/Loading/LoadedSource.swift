/// A source as far as it had to be read: what the cache knows of it is decoded only when somebody asks for more.
struct LoadedSource: KeptSource {
    let file: FoundSource
    /// What tells the facts of the source from others; nil without a cache.
    private(set) var record: FactStore.Record?
    /// Which recorder has what the cache is to keep; nil for what the cache knew, and without a cache.
    private(set) var recorder: Int?
    private var content: Content
    /// The status that the cache may know the file by; nil where it changed while it was found and read.
    private(set) var status: FileStatus?
    /// Whether the cache knew the file by its status, so that there is nothing new to keep.
    let isAsItWas: Bool
    /// What parsing took, in seconds; 0 for what the cache knew.
    private(set) var parsingTime = 0.0

    private enum Content: Sendable {
        case known
        indirect case read(StoredSource)
        /// It cannot be read, or is not UTF-8.
        indirect case failed(InputError)
    }

    /// A source of which the cache knows the status.
    init(_ file: FoundSource, _ record: FactStore.Record) {
        (self.file, self.record, content, status, isAsItWas) = (file, record, .known, file.status, true)
    }

    /// Reads a source and looks its content up in the cache, or parses it.
    ///
    /// - Parameter recorder: Keeps what the cache is to have of it; nil without a cache.
    init(reading file: FoundSource, cache: FactCache?, recorder: FactRecorder?, reader: SourceReader) {
        (self.file, content, isAsItWas) = (file, .known, false)
        do {
            try read(cache: cache, recorder, reader)
        } catch {
            content = .failed(error)
        }
    }

    private mutating func read(cache: FactCache?, _ recorder: FactRecorder?, _ reader: SourceReader) throws(InputError) {
        let read = try FactoryLoader.readUTF8(file.path, .source)
        let text = read.bytes
        // Another file may lie at the path by now.
        status = read.status == file.status ? file.status : nil
        let hash = cache.map { _ in ContentHash(text) }
        record = hash.flatMap { cache?.record(content: $0) }
        if record != nil { return }
        let start = RunObserver.now
        var source = Self.parse(text, file, reader)
        parsingTime = RunObserver.now - start
        if let hash, let recorded = recorder?.record(&source, path: file.path, content: hash) {
            (record, self.recorder) = (recorded.record, recorded.recorder)
        }
        content = .read(source)
    }

    /// The same source for a run that found it by itself, and perhaps in another state.
    func found(as file: FoundSource) -> LoadedSource {
        if file.status == self.file.status { return self }
        var source = self
        source.status = nil
        return source
    }

    /// Why it could not be read; nil where it could.
    var failure: InputError? {
        if case .failed(let error) = content { error } else { nil }
    }

    private static func parse(_ text: [UInt8], _ file: FoundSource, _ reader: SourceReader) -> StoredSource {
        StoredSource(declarations: GeneratedFile.isMarked(text) ? nil : reader.read(text, path: file.path))
    }

    /// What the source declares, where it has been read; nil for a file that dpend wrote itself.
    var readDeclarations: SourceDeclarations? {
        if case .read(let source) = content { source.declarations } else { nil }
    }

    /// Whether the cache knew the file or its content.
    var isKnown: Bool {
        if case .known = content { true } else { false }
    }

    /// What the source declares; nil for a file that dpend wrote itself.
    ///
    /// - Parameter memory: What the thread has read before.
    /// - Throws: ``InputError`` for a file that the cache promised to know, and that cannot be read.
    func declarations(cache: FactCache?, reader: SourceReader, memory: FactMemory? = nil) throws(InputError) -> SourceDeclarations? {
        switch content {
        case .read(let source): return source.declarations
        case .failed(let error): throw error
        case .known:
            if let source: StoredSource = record.flatMap({ cache?.value($0, path: file.path, memory: memory) }) { return source.declarations }
            // What is damaged would be tried again by each run.
            cache?.discard()
            let read = try FactoryLoader.readUTF8(file.path, .source)
            // What the run finds out is kept for the content that the cache promised.
            guard record?.content == ContentHash(read.bytes) else {
                throw InputError(.missing, "the file was changed while dpend read it; run dpend again", at: file.path)
            }
            return Self.parse(read.bytes, file, reader).declarations
        }
    }
}

/// All sources of a run, as far as they had to be read.
struct LoadedSources: Sendable {
    let all: [LoadedSource]
    let cache: FactCache?
    /// What there is to keep of new ones.
    private let recorders: FactRecorders

    /// The same for sources that declare the same, in the same order; nil without a cache.
    let shape: ContentHash?

    init(all: [LoadedSource], cache: FactCache?, recorders: FactRecorders = FactRecorders()) {
        (self.all, self.cache, self.recorders) = (all, cache, recorders)
        shape = cache == nil ? nil : Self.shape(of: all)
    }

    private static func shape(of sources: [LoadedSource]) -> ContentHash? {
        var hash = ContentHash()
        // By position, as elsewhere: a copy of a source takes longer than what is asked of it.
        for position in sources.indices {
            guard let record = sources[position].record else { return nil }
            hash.combine(record.shape)
        }
        return hash
    }

    /// Some of the sources, as the run of a target needs them; what is new is kept by all of them together.
    func choosing(_ sources: [LoadedSource]) -> LoadedSources { LoadedSources(all: sources, cache: cache) }

    /// Whether no file was changed between the time that it was found and the end of reading it.
    var areSteady: Bool { all.indices.allSatisfy { all[$0].status != nil } }

    /// Whether the cache knew some source, so that it can know more of all.
    var isAnyKnown: Bool { all.indices.contains { all[$0].isKnown } }

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

    /// Begins to write what a run to come can use, where that is worth the time; it is done when the result is waited for.
    func save() -> BackgroundWork? {
        // A few files are read again sooner than all others are written.
        let newCount = all.indices.count { !all[$0].isAsItWas }
        guard let cache, newCount > 0, newCount * 200 >= all.count else { return nil }
        return BackgroundWork { cache.withFacts().save(all, recorded: recorders.bytes) }
    }
}
