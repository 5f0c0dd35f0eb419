#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The visible folders and files with a suffix in a folder, sorted by name.
///
/// An entry that may be one of these is in the listing, or the listing has a failure. No entry is skipped silently.
struct FolderListing: Sendable {
    private(set) var entries: [Entry] = []
    /// Entries that could not be listed, with the reason and a printable name.
    private(set) var failures: [(name: String, reason: String)] = []

    struct Entry: Sendable {
        var name: String
        var status: FileStatus
        var isLink: Bool
    }

    /// Lists a folder; nil if it cannot be listed.
    init?(of folder: String, withSuffix suffix: String) {
        guard let directory = opendir(folder) else { return nil }
        defer { closedir(directory) }
        let descriptor = dirfd(directory)
        while let next = readdir(directory) {
            let type = Int32(next.pointee.d_type)
            // Names are compared as bytes, before any conversion.
            withUnsafePointer(to: &next.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { bytes in
                    if bytes[0] == CChar(UInt8(ascii: ".")) { return }
                    add(bytes, type: type, in: descriptor, suffix)
                }
            }
        }
        entries.sort { $0.name < $1.name }
        failures.sort { $0.name < $1.name }
        noteEqualNames()
    }

    private mutating func add(_ bytes: UnsafePointer<CChar>, type: Int32, in folder: Int32, _ suffix: String) {
        let name = String(validatingCString: bytes)
        let shown = name ?? String(cString: bytes)
        let hasSuffix = shown.hasSuffix(suffix)
        if type == Int32(DT_REG), !hasSuffix { return }
        var status = stat()
        guard fstatat(folder, bytes, &status, 0) == 0 else {
            // A broken link leads nowhere, and a file may be deleted during the listing.
            if errno != ENOENT, errno != ELOOP || hasSuffix {
                failures.append((shown, "the entry cannot be examined: \(String(cString: strerror(errno)))"))
            }
            return
        }
        let entry = FileStatus(status)
        guard entry.kind == .folder || hasSuffix else { return }
        guard let name else { return failures.append((shown, "the name is not UTF-8")) }
        entries.append(Entry(name: name, status: entry, isLink: type == Int32(DT_LNK) || type == Int32(DT_UNKNOWN)))
    }

    /// Records two names that are equal in Swift and most tools, in two normal forms of Unicode.
    private mutating func noteEqualNames() {
        for (entry, next) in zip(entries, entries.dropFirst()) where entry.name == next.name {
            failures.append(
                (next.name, "the entry has the same name as another one, in another normal form of Unicode"))
        }
    }
}
