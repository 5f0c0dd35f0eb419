/// A source as one thread has read it.
struct LoadedSource: Sendable {
    /// Nil for a file that dpend wrote itself.
    let declarations: SourceDeclarations?
    /// What the cache is to keep; nil without a cache.
    let facts: FactCache.Facts?
    /// Whether the cache knew the file by its status, so that there is nothing new to keep.
    let isAsItWas: Bool
    /// What parsing took, in seconds; 0 for what the cache knew.
    let parsingTime: Double

    /// Whether the cache knew the file or its content.
    var isKnown: Bool {
        if case .known = facts { true } else { false }
    }

    /// Takes a source from the cache, or reads and parses it.
    ///
    /// - Parameter record: What the cache knows of a file of this status.
    /// - Throws: ``InputError`` for a file that cannot be read or is not UTF-8.
    init(
        _ file: FoundSource, _ record: FactStore.Record?, cache: FactCache?, reader: SourceReader
    ) throws(InputError) {
        if let record, let source = cache?.source(record, path: file.path) {
            declarations = source.declarations
            facts = .known(record)
            isAsItWas = true
            parsingTime = 0
            return
        }
        isAsItWas = false
        let text = try FactoryLoader.readUTF8(file.path, size: file.status.size)
        let content = cache.map { _ in ContentHash(text) }
        if let content, let record = cache?.record(content: content), let source = cache?.source(record, path: file.path) {
            declarations = source.declarations
            facts = .known(record)
            parsingTime = 0
            return
        }
        let start = RunObserver.now
        declarations = GeneratedFile.isMarked(text) ? nil : reader.read(text, path: file.path)
        parsingTime = RunObserver.now - start
        let source = StoredSource(declarations: declarations)
        facts = content.map { .new(FactWriter.bytes(of: source, ownPath: file.path), content: $0) }
    }
}
