/// A source as far as it had to be read: what the cache knows of it is decoded only when somebody asks for more.
struct LoadedSource: Sendable {
    let file: FoundSource
    /// What tells the facts of the source from others; nil without a cache.
    let record: FactStore.Record?
    private let content: Content
    /// Whether the cache knew the file by its status, so that there is nothing new to keep.
    let isAsItWas: Bool
    /// What parsing took, in seconds; 0 for what the cache knew.
    let parsingTime: Double

    private enum Content: Sendable {
        case known
        /// With what the cache is to keep; empty without a cache.
        indirect case read(StoredSource, facts: [UInt8])
    }

    /// A source of which the cache knows the status.
    init(_ file: FoundSource, _ record: FactStore.Record) {
        (self.file, self.record) = (file, record)
        isAsItWas = true
        (content, parsingTime) = (.known, 0)
    }

    /// Reads a source and looks its content up in the cache, or parses it.
    ///
    /// - Throws: ``InputError`` for a file that cannot be read or is not UTF-8.
    init(reading file: FoundSource, cache: FactCache?, reader: SourceReader) throws(InputError) {
        self.file = file
        isAsItWas = false
        let text = try FactoryLoader.readUTF8(file.path, size: file.status.size)
        let hash = cache.map { _ in ContentHash(text) }
        if let hash, let record = cache?.record(content: hash) {
            (self.record, content, parsingTime) = (record, .known, 0)
            return
        }
        let start = RunObserver.now
        var source = Self.parse(text, file, reader)
        parsingTime = RunObserver.now - start
        guard let hash else {
            (record, content) = (nil, .read(source, facts: []))
            return
        }
        // Now, since nobody else has the source yet: it is coded where it is.
        let coded = FactWriter.coded(&source, ownPath: file.path)
        record = FactStore.Record(coded, content: hash)
        content = .read(source, facts: coded.bytes)
    }

    private static func parse(_ text: [UInt8], _ file: FoundSource, _ reader: SourceReader) -> StoredSource {
        StoredSource(declarations: GeneratedFile.isMarked(text) ? nil : reader.read(text, path: file.path))
    }

    /// What the source declares, where it has been read; nil for a file that dpend wrote itself.
    var readDeclarations: SourceDeclarations? {
        if case .read(let source, _) = content { source.declarations } else { nil }
    }

    /// Whether the cache knew the file or its content.
    var isKnown: Bool {
        if case .known = content { true } else { false }
    }

    /// What the cache is to keep; empty for what it knew, and without a cache.
    var newFacts: [UInt8] {
        if case .read(_, let facts) = content { facts } else { [] }
    }

    /// What the source declares; nil for a file that dpend wrote itself.
    ///
    /// - Throws: ``InputError`` for a file that the cache promised to know, and that cannot be read.
    func declarations(cache: FactCache?, reader: SourceReader) throws(InputError) -> SourceDeclarations? {
        switch content {
        case .read(let source, _): return source.declarations
        case .known:
            if let source = record.flatMap({ cache?.source($0, path: file.path) }) { return source.declarations }
            // What is damaged would be tried again by each run.
            cache?.discard()
            return Self.parse(try FactoryLoader.readUTF8(file.path), file, reader).declarations
        }
    }
}

/// All sources of a run, as far as they had to be read.
struct LoadedSources: Sendable {
    let all: [LoadedSource]
    let cache: FactCache?

    /// The same for sources that declare the same, and for those that do so but for the parameters of initializers, in the same
    /// order; nil without a cache.
    let hashes: (shapes: ContentHash, frames: ContentHash)?

    init(all: [LoadedSource], cache: FactCache?) {
        (self.all, self.cache) = (all, cache)
        hashes = cache == nil ? nil : Self.hashes(of: all)
    }

    private static func hashes(of sources: [LoadedSource]) -> (shapes: ContentHash, frames: ContentHash)? {
        var (shapes, frames) = (ContentHash(), ContentHash())
        // By position, as elsewhere: a copy of a source takes longer than what is asked of it.
        for position in sources.indices {
            guard let record = sources[position].record else { return nil }
            shapes.combine(record.shape)
            frames.combine(record.frame)
        }
        return (shapes, frames)
    }

    /// Whether the cache knew some source, so that it can know more of all.
    var isAnyKnown: Bool { all.contains(where: \.isKnown) }

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
        let newCount = all.count { !$0.isAsItWas }
        guard let cache, newCount > 0, newCount * 200 >= all.count else { return nil }
        return BackgroundWork { cache.withFacts().save(all) }
    }
}
