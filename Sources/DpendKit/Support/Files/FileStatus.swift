#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the file system says of a file or folder, links followed.
struct FileStatus: Sendable, Hashable {
    enum Kind: Sendable {
        case file, folder
    }

    var kind: Kind
    /// In bytes.
    var size: Int
    /// When the content was changed, and when anything was, in nanoseconds since 1970.
    var modified: Int
    var changed: Int
    /// The number of the file system, and that of the file within it.
    var device: Int
    var identifier: UInt64

    /// The status of what is at a path; nil where nothing is, or what cannot be looked at.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        kind = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
        size = Int(status.st_size)
        #if canImport(Darwin)
            let (modification, change) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modification, change) = (status.st_mtim, status.st_ctim)
        #endif
        modified = Int(modification.tv_sec) &* 1_000_000_000 &+ Int(modification.tv_nsec)
        changed = Int(change.tv_sec) &* 1_000_000_000 &+ Int(change.tv_nsec)
        device = Int(truncatingIfNeeded: status.st_dev)
        identifier = UInt64(status.st_ino)
    }

    /// An entry of a folder.
    struct Entry {
        var name: String
        var status: FileStatus
        var isLink: Bool
    }

    /// The visible entries of a folder that are folders or files with an ending, sorted by name; nil for a folder that
    /// cannot be listed. Links that lead nowhere are no entries.
    static func entries(of folder: String, withSuffix suffix: String) -> [Entry]? {
        guard let directory = opendir(folder) else { return nil }
        defer { closedir(directory) }
        let descriptor = dirfd(directory)
        var entries: [Entry] = []
        while let next = readdir(directory) {
            let type = Int32(next.pointee.d_type)
            // Names are compared as bytes, before anything is made of them.
            let name = withUnsafePointer(to: &next.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { bytes -> String? in
                    if bytes[0] == CChar(UInt8(ascii: ".")) { return nil }
                    let name = String(cString: bytes)
                    return type == Int32(DT_REG) && !name.hasSuffix(suffix) ? nil : name
                }
            }
            guard let name else { continue }
            var status = stat()
            guard fstatat(descriptor, name, &status, 0) == 0 else { continue }
            let entry = Entry(name: name, status: FileStatus(status), isLink: type == Int32(DT_LNK) || type == Int32(DT_UNKNOWN))
            if entry.status.kind == .folder || name.hasSuffix(suffix) { entries.append(entry) }
        }
        return entries.sorted { $0.name < $1.name }
    }

    /// The absolute path without links; the path itself where there is none.
    static func canonicalPath(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
