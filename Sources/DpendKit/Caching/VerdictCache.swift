/// Keeps verdicts of runs, each for just these inputs, options and build of the tool.
struct VerdictCache: Sendable {
    private let folder: CacheFolder
    private let key: ContentHash
    /// Whether a verdict may be kept: not while a file can be changed without its status telling.
    private let isLasting: Bool

    /// The most that a verdict takes, in bytes; what is longer is worked out again.
    private static let maximumSize = 8 << 20

    /// The cache for a run; nil where there is none.
    ///
    /// - Parameters:
    ///   - start: The time before the files were looked at, in nanoseconds since 1970.
    ///   - libraries: The module files' names, paths and contents.
    init?(
        folder: CacheFolder?, start: Int, files: [FoundSource], libraries: [(input: LibraryInput, content: [UInt8])],
        options: ResolutionOptions, outputPaths: [String]
    ) {
        guard let folder, var key = ToolIdentity.hash else { return nil }
        key.combine(CanonicalDescription.of(options))
        key.combine(outputPaths.count)
        for path in outputPaths { key.combine(path) }
        key.combine(libraries.count)
        for (input, content) in libraries {
            key.combine(input.name)
            key.combine(input.path)
            key.combine(ContentHash(content))
        }
        for file in files {
            key.combine(file.path)
            key.combine(file.status.hash)
        }
        self.folder = folder
        self.key = key
        isLasting = !files.contains { $0.status.isRecent(at: start) }
    }

    private var name: String { "run-\(key.hexadecimal)" }

    /// The verdict on an equal run; nil when there was none.
    func verdict() -> RunVerdict? {
        guard let file = folder.read(name), CacheFile.isValid(file, key: key) else { return nil }
        return file.withUnsafeBytes { FactReader.value(of: UnsafeRawBufferPointer(rebasing: $0[CacheFile.headerSize...])) }
    }

    func save(_ verdict: RunVerdict) {
        guard isLasting else { return }
        let payload = FactWriter.bytes(of: verdict)
        if payload.count <= Self.maximumSize { folder.write(CacheFile.bytes(payload: payload, key: key), name) }
    }
}
