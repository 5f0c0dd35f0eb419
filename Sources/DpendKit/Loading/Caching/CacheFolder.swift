#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The folder in which dpend keeps results. A failure there does not matter: dpend then works without the cache.
///
/// Its content affects dpend's reports. So the folder must belong to the user, and no other user may be able to write
/// to it.
package struct CacheFolder: Sendable {
    package let path: String
    private let handle: CacheHandle

    /// The maximum number of files of each kind. The oldest are removed first. A run over many targets has two files
    /// for each target.
    private static let maximumFiles = [CacheFile.Kind.facts: 8, .code: 8, .run: 1024]
    /// The maximum size of a file, in bytes.
    static let maximumSize = 64 << 20

    /// Creates a folder that need not exist yet.
    package init(path: String) {
        self.path = path
        handle = CacheHandle(path)
    }

    /// Why the existing folder is not used; nil if it is used or does not exist.
    package var refusal: String? { handle.refusal }

    // MARK: Files

    func read(_ name: String) -> [UInt8]? {
        handle.open().flatMap { try? InputFile.read(name, in: $0, upTo: Self.maximumSize, .own).bytes }
    }

    /// The first bytes of a file, at most `count`.
    func read(_ name: String, count: Int) -> [UInt8]? {
        handle.open().flatMap { try? InputFile.read(name, in: $0, first: count, .own) }
    }

    /// Writes a file that consists of several parts. The new file replaces the old one at once, so that another process
    /// reads either the old file or the new one.
    func write(_ parts: [[UInt8]], _ name: String) {
        guard parts.reduce(0, { $0 + $1.count }) <= Self.maximumSize, let folder = handle.open(isMaking: true) else {
            return
        }
        try? TemporaryFile.replace(name, in: folder, with: parts, 0o644)
    }

    func remove(_ name: String) {
        if let folder = handle.open() { unlinkat(folder, name, 0) }
    }

    /// Removes all files that dpend has written there, and the folder if it is then empty.
    ///
    /// - Returns: Whether there were any files.
    package func clean() -> Bool {
        // A folder that is not used may also have files of earlier versions.
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return false }
        defer { close(folder) }
        TemporaryFile.removeLeftovers(in: folder)
        let files = FolderNames.all(in: folder).filter { Self.isOwn($0, in: folder) }
        for name in files { unlinkat(folder, name, 0) }
        return rmdir(path) == 0 || !files.isEmpty
    }

    /// Whether dpend has written a file, judging by its name and its first bytes. A file from an interrupted run of an
    /// earlier version may be empty.
    private static func isOwn(_ name: String, in folder: Int32) -> Bool {
        let isLeftover = CacheFile.isLeftover(name)
        guard isLeftover || CacheFile.kind(ofFile: name) != nil,
            let start = try? InputFile.read(name, in: folder, first: CacheFile.headerSize, .regular)
        else { return false }
        return CacheFile.isMarked(start) || isLeftover && start.isEmpty
    }

    /// Removes the oldest files if there are too many, and files that killed runs left. Call it at the end of a run.
    func prune() {
        guard let folder = handle.open() else { return }
        TemporaryFile.removeLeftovers(in: folder)
        let names = FolderNames.all(in: folder)
        for name in names where CacheFile.isLeftover(name) && Self.isOwn(name, in: folder) { unlinkat(folder, name, 0) }
        for (kind, maximum) in Self.maximumFiles {
            let own = names.filter { CacheFile.kind(ofFile: $0) == kind }
            guard own.count > maximum else { continue }
            let oldest = own.map { (name: $0, time: FileStatus("\(path)/\($0)")?.modified ?? 0) }.sorted {
                $0.time < $1.time
            }
            for file in oldest.prefix(own.count - maximum) { unlinkat(folder, file.name, 0) }
        }
    }
}
