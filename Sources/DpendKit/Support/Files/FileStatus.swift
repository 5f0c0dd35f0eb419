#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The file system's information about a file or folder. Links are followed.
struct FileStatus: Sendable, Hashable {
    enum Kind: Sendable {
        case file, folder, pipe, socket, device

        init(mode: mode_t) {
            switch mode & S_IFMT {
            case S_IFREG: self = .file
            case S_IFDIR: self = .folder
            case S_IFIFO: self = .pipe
            case S_IFSOCK: self = .socket
            default: self = .device
            }
        }

        /// The kind with its article.
        var noun: String {
            switch self {
            case .file: "a regular file"
            case .folder: "a folder"
            case .pipe: "a named pipe"
            case .socket: "a socket"
            case .device: "a device"
            }
        }
    }

    var kind: Kind
    /// The size in bytes.
    var size: Int
    /// The times when the content and when anything changed, in nanoseconds since 1970.
    var modified: Int
    var changed: Int
    /// The numbers of the file system and of the file in it.
    var device: Int
    var identifier: UInt64

    /// The status of a path; nil if it does not exist or cannot be examined.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// The status of an open file; nil if the system does not report it.
    init?(handle: Int32) {
        var status = stat()
        guard fstat(handle, &status) == 0 else { return nil }
        self.init(status)
    }

    init(_ status: stat) {
        kind = Kind(mode: status.st_mode)
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

    /// The user that a file belongs to; nil if it does not exist.
    static func owner(of path: String) -> uid_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_uid : nil
    }

    /// The user that a file or a link belongs to. Links are not followed.
    static func owner(ofEntry path: String) -> uid_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_uid : nil
    }

    /// Whether a path is a link.
    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// The absolute path without links; the path itself if there are none.
    static func canonicalPath(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
