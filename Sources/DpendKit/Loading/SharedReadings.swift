import Foundation

/// The sources that the runs over several variants share. Each file is read and parsed once. Its declarations are read
/// again only under conditions that give other answers (adoption, section 6).
///
/// Unchecked, because the lock guards all state.
final class SharedReadings: @unchecked Sendable {
    private let variants: Variants
    private let lock = NSLock()
    private var readings: [String: Reading] = [:]
    private var decoded: [Facts: SourceDeclarations] = [:]

    init(_ variants: Variants) { self.variants = variants }

    /// A file that has been read.
    private struct Reading {
        let status: FileStatus?
        let content: ContentHash?
        /// The parsed text, if variants may read other declarations in it.
        var source: ReadableSource?
        var results: [Result] = []

        struct Result {
            let reader: SourceReader
            let asked: AskedConditions
            let source: StoredSource
        }
    }

    private struct Facts: Hashable {
        let path: String
        let hash: ContentHash
    }

    /// Whether a file may have other declarations in another variant.
    var mayDiffer: Bool { lock.withLock { readings.values.contains { $0.source != nil } } }

    /// The status and the content of a file that another variant's run has read.
    func content(of path: String) -> (status: FileStatus?, content: ContentHash?)? {
        lock.withLock { readings[path].map { ($0.status, $0.content) } }
    }

    /// The source as a reader reads it; nil unless the file has been read and parsed.
    func source(at path: String, for reader: SourceReader) -> StoredSource? {
        guard let reading = lock.withLock({ readings[path] }) else { return nil }
        let own = reader.reader(of: path)
        let known = reading.results.first { $0.asked.agree($0.reader.reader(of: path), own) }
        if let known { return known.source }
        return reading.source.map { read($0, reader, path) }
    }

    /// Parses a file, or takes it as another variant's run has parsed it.
    ///
    /// - Parameters:
    ///   - status: The status of the file that was read.
    ///   - content: The hash of the text, if it is known.
    func parse(_ text: [UInt8], _ path: String, status: FileStatus?, content: ContentHash?, _ reader: SourceReader)
        -> StoredSource
    {
        let isOwn = GeneratedFile.isMarked(text)
        let source = isOwn ? nil : reader.parse(text, path: path)
        lock.withLock { readings[path] = Reading(status: status, content: content, source: source) }
        guard let source else {
            let own = StoredSource(declarations: nil)
            note(own, AskedConditions(), reader, path)
            return own
        }
        return read(source, reader, path)
    }

    private func read(_ source: ReadableSource, _ reader: SourceReader, _ path: String) -> StoredSource {
        let (declarations, asked) = reader.declarations(of: source)
        let result = StoredSource(declarations: declarations)
        note(result, asked, reader, path)
        return result
    }

    private func note(_ source: StoredSource, _ asked: AskedConditions, _ reader: SourceReader, _ path: String) {
        lock.withLock {
            readings[path]?.results.append(.init(reader: reader, asked: asked, source: source))
            // Trees take much memory.
            if !asked.concern(variants) { readings[path]?.source = nil }
        }
    }

    /// Declarations that the cache stores, decoded once.
    func decoded(_ facts: ContentHash, of path: String, _ decode: () -> SourceDeclarations?) -> SourceDeclarations? {
        let key = Facts(path: path, hash: facts)
        if let known = lock.withLock({ decoded[key] }) { return known }
        guard let declarations = decode() else { return nil }
        lock.withLock { decoded[key] = declarations }
        return declarations
    }
}
