/// A source as far as it had to be read: what the cache knows of it is decoded only when somebody asks for more.
struct LoadedSource: Sendable {
    let file: FoundSource
    private let content: Content
    /// Whether the cache knew the file by its status, so that there is nothing new to keep.
    let isAsItWas: Bool
    /// What parsing took, in seconds; 0 for what the cache knew.
    let parsingTime: Double

    private enum Content: Sendable {
        case known(FactStore.Record)
        /// With what the cache is to keep; nil without a cache.
        indirect case read(StoredSource, FactCache.NewFacts?)
    }

    /// A source of which the cache knows the status.
    init(_ file: FoundSource, _ record: FactStore.Record) {
        self.file = file
        isAsItWas = true
        (content, parsingTime) = (.known(record), 0)
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
            (content, parsingTime) = (.known(record), 0)
            return
        }
        let start = RunObserver.now
        var source = Self.parse(text, file, reader)
        parsingTime = RunObserver.now - start
        // Now, since nobody else has the source yet: it is coded where it is.
        let facts = hash.map { FactCache.NewFacts(coded: FactWriter.coded(&source, ownPath: file.path), content: $0) }
        content = .read(source, facts)
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

    /// What the cache is to keep; nil without a cache.
    var facts: FactCache.Facts? {
        switch content {
        case .known(let record): .known(record)
        case .read(_, let facts): facts.map { .new($0) }
        }
    }

    /// What the source declares; nil for a file that dpend wrote itself.
    ///
    /// - Throws: ``InputError`` for a file that the cache promised to know, and that cannot be read.
    func declarations(cache: FactCache?, reader: SourceReader) throws(InputError) -> SourceDeclarations? {
        switch content {
        case .read(let source, _): return source.declarations
        case .known(let record):
            if let source = cache?.source(record, path: file.path) { return source.declarations }
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
        for source in sources {
            guard let facts = source.facts else { return nil }
            shapes.combine(facts.shape)
            frames.combine(facts.frame)
        }
        return (shapes, frames)
    }

    /// Whether the cache knew some source, so that it can know more of all.
    var isAnyKnown: Bool { all.contains(where: \.isKnown) }

    /// The facts of some of the sources with their places, by path; nil without a cache.
    func facts(of paths: Set<String>) -> [String: ContentHash]? {
        var result: [String: ContentHash] = [:]
        for source in all where paths.contains(source.file.path) {
            guard let facts = source.facts else { return nil }
            result[source.file.path] = facts.hash
        }
        return result
    }

    /// Begins to write what a run to come can use, where that is worth the time; it is done when the result is waited for.
    func save() -> BackgroundWork? {
        // A few files are read again sooner than all others are written.
        let newCount = all.count { !$0.isAsItWas }
        guard let cache, newCount > 0, newCount * 200 >= all.count else { return nil }
        return BackgroundWork { cache.withFacts().save(all.compactMap(\.facts), of: all.map(\.file)) }
    }
}
