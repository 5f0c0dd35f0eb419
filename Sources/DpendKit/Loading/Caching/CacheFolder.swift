#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Where dpend keeps what it found out. Nothing that goes wrong there matters: then dpend works without.
///
/// Who can write to the folder decides what dpend says. So the folder has to belong to the user, and nobody else may write to it.
package struct CacheFolder: Sendable {
    package let path: String
    private let handle: CacheHandle

    /// How many files of a kind stay; the oldest go first. A run over many targets has two for each target.
    private static let maximumFiles = [CacheFile.Kind.facts: 8, .code: 8, .run: 1024]
    /// Of what size a file is at most, in bytes.
    static let maximumSize = 64 << 20

    /// Creates a folder that need not be there yet.
    package init(path: String) {
        self.path = path
        handle = CacheHandle(path)
    }

    /// Why the folder that is there is not used; nil where nothing is wrong, or nothing is there.
    package var refusal: String? { handle.refusal }

    // MARK: Files

    func read(_ name: String) -> [UInt8]? {
        handle.open().flatMap { try? InputFile.read(name, in: $0, upTo: Self.maximumSize, .own).bytes }
    }

    /// The first bytes of a file, as many as it has at most.
    func read(_ name: String, count: Int) -> [UInt8]? {
        handle.open().flatMap { try? InputFile.read(name, in: $0, first: count, .own) }
    }

    /// Writes a file, in as many parts as it is at hand, beside and has it take its place, so that whoever reads at the same time
    /// sees the old one or the new.
    func write(_ parts: [[UInt8]], _ name: String) {
        guard parts.reduce(0, { $0 + $1.count }) <= Self.maximumSize, let folder = handle.open(isMaking: true) else { return }
        try? TemporaryFile.replace(name, in: folder, with: parts, 0o644)
    }

    func remove(_ name: String) {
        if let folder = handle.open() { unlinkat(folder, name, 0) }
    }

    /// Removes all that dpend has put there, and the folder if nothing else is in it.
    ///
    /// - Returns: Whether there was anything.
    package func clean() -> Bool {
        // Also a folder that is not used has what earlier versions put there.
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return false }
        defer { close(folder) }
        TemporaryFile.removeLeftovers(in: folder)
        let files = FolderNames.all(in: folder).filter { Self.isOwn($0, in: folder) }
        for name in files { unlinkat(folder, name, 0) }
        return rmdir(path) == 0 || !files.isEmpty
    }

    /// Whether dpend has written a file: by its name and by its first bytes. What an interrupted run of an earlier version left may be empty.
    private static func isOwn(_ name: String, in folder: Int32) -> Bool {
        let isLeftover = CacheFile.isLeftover(name)
        guard isLeftover || CacheFile.kind(ofFile: name) != nil,
            let start = try? InputFile.read(name, in: folder, first: CacheFile.headerSize, .regular)
        else { return false }
        return CacheFile.isMarked(start) || isLeftover && start.isEmpty
    }

    /// Removes the oldest files where there are too many, and what killed runs left; for the end of a run.
    func prune() {
        guard let folder = handle.open() else { return }
        TemporaryFile.removeLeftovers(in: folder)
        let names = FolderNames.all(in: folder)
        for name in names where CacheFile.isLeftover(name) && Self.isOwn(name, in: folder) { unlinkat(folder, name, 0) }
        for (kind, maximum) in Self.maximumFiles {
            let own = names.filter { CacheFile.kind(ofFile: $0) == kind }
            guard own.count > maximum else { continue }
            let oldest = own.map { (name: $0, time: FileStatus("\(path)/\($0)")?.modified ?? 0) }.sorted { $0.time < $1.time }
            for file in oldest.prefix(own.count - maximum) { unlinkat(folder, file.name, 0) }
        }
    }
}
