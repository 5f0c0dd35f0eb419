#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A temporary file beside another file, which it replaces once it is complete.
///
/// It is locked while it is written. An unlocked one remains from a killed run, and the next run removes it.
enum TemporaryFile {
    private static let prefix = ".dpend-"
    private static let suffix = ".tmp"

    /// Replaces or creates a file in an open folder.
    ///
    /// - Parameters:
    ///   - name: The name of the file.
    ///   - folder: The open folder.
    ///   - parts: The content, in parts.
    ///   - mode: The mode of a new file, before the process's mask. An existing file keeps its mode.
    ///   - onlyNew: Whether an existing file or link is a failure.
    /// - Throws: ``OutputFile/Failure`` if the file cannot be written. Then the old file is unchanged.
    static func replace(_ name: String, in folder: Int32, with parts: [[UInt8]], _ mode: mode_t, onlyNew: Bool = false)
        throws(OutputFile.Failure)
    {
        let (temporary, descriptor) = try make(in: folder, mode)
        var isDone = false
        defer { if !isDone { unlinkat(folder, temporary, 0) } }
        var old = stat()
        // The name itself is no longer a link.
        if fstatat(folder, name, &old, AT_SYMLINK_NOFOLLOW) == 0, old.st_mode & S_IFMT == S_IFREG {
            // Only an administrator can change the owner. For other users the call fails, and the file is theirs. It
            // comes first, because it clears bits of the mode.
            _ = fchown(descriptor, old.st_uid, old.st_gid)
            _ = fchmod(descriptor, old.st_mode & 0o7777)
        }
        let isWritten = parts.allSatisfy { OutputFile.write($0, to: descriptor) }
        let reason = OutputFile.reason
        // Closing the file releases the lock.
        guard close(descriptor) == 0, isWritten else { throw .incomplete(isWritten ? OutputFile.reason : reason) }
        if onlyNew {
            // A second name for the file, which fails if the name is taken. The first one is removed.
            if linkat(folder, temporary, folder, name, 0) == 0 { return }
            throw .refused(errno == EEXIST ? "the file already exists" : OutputFile.reason)
        }
        guard renameat(folder, temporary, folder, name) == 0 else { throw .refused(nil) }
        isDone = true
    }

    /// A new, locked file that no other process has.
    private static func make(in folder: Int32, _ mode: mode_t) throws(OutputFile.Failure) -> (
        name: String, descriptor: Int32
    ) {
        for _ in 0..<16 {
            let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
            let name = prefix + String(repeating: "0", count: 16 - digits.count) + digits + suffix
            let descriptor = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
            if descriptor < 0 {
                if errno == EEXIST { continue }
                throw errno == ENOSPC || errno == EDQUOT ? .incomplete(OutputFile.reason) : .refused(nil)
            }
            // Another run may have removed it as a leftover before it was locked.
            let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
            var status = stat()
            if isLocked, fstat(descriptor, &status) == 0, status.st_nlink > 0 { return (name, descriptor) }
            close(descriptor)
        }
        throw .refused(nil)
    }

    /// Removes the files that killed runs left in an open folder.
    static func removeLeftovers(in folder: Int32) {
        for name in FolderNames.all(in: folder) where isTemporary(name) {
            let descriptor = openat(folder, name, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
            guard descriptor >= 0 else { continue }
            if FileStatus(handle: descriptor)?.kind == .file, flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
                unlinkat(folder, name, 0)
            }
            close(descriptor)
        }
    }

    /// Whether ``replace(_:in:with:_:)`` gives files such names.
    private static func isTemporary(_ name: String) -> Bool {
        name.utf8.count == prefix.utf8.count + 16 + suffix.utf8.count && name.hasPrefix(prefix)
            && name.hasSuffix(suffix)
            && name.dropFirst(prefix.count).dropLast(suffix.count).allSatisfy { "0123456789abcdef".contains($0) }
    }
}

/// The names of the entries of open folders.
enum FolderNames {
    /// All names that are UTF-8, including hidden ones.
    static func all(in folder: Int32) -> [String] {
        // The position in a folder belongs to the handle, so this opens its own.
        let descriptor = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0, let directory = fdopendir(descriptor) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(validatingCString: $0) }
            }
            if let name { names.append(name) }
        }
        return names
    }
}
