#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The Swift files below folders, with their sizes and times, as a cache must read them.
struct FileListing {
    private(set) var files: [String] = []
    private(set) var totalSize = 0

    mutating func add(_ folder: String) {
        guard let directory = opendir(folder) else { return }
        defer { closedir(directory) }
        let descriptor = dirfd(directory)
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasPrefix(".") { continue }
            switch Int32(entry.pointee.d_type) {
            case Int32(DT_DIR): add("\(folder)/\(name)")
            case Int32(DT_REG) where name.hasSuffix(".swift"):
                var status = stat()
                guard fstatat(descriptor, name, &status, 0) == 0 else { continue }
                totalSize += Int(status.st_size)
                files.append("\(folder)/\(name)")
            default: break
            }
        }
    }
}
