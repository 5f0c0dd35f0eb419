#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Where dpend keeps what it found out. Nothing that goes wrong there matters: then dpend works without.
package struct CacheFolder: Sendable {
    package let path: String

    /// How many files of a kind stay; the oldest go first. A run over many targets has two for each target.
    private static let maximumFiles = ["facts": 8, "run": 1024]
    /// Of what size a file is written at most, in bytes.
    static let maximumSize = 64 << 20

    /// Creates a folder that need not be there yet.
    package init(path: String) {
        self.path = path
    }

    // MARK: Files

    func read(_ name: String) -> [UInt8]? { FileBytes.read("\(path)/\(name)") }

    /// The first bytes of a file, as many as it has at most.
    func read(_ name: String, count: Int) -> [UInt8]? { FileBytes.read("\(path)/\(name)", first: count) }

    /// Writes a file, in as many parts as it is at hand, beside and has it take its place, so that whoever reads at the same time
    /// sees the old one or the new.
    func write(_ parts: [[UInt8]], _ name: String) {
        guard parts.reduce(0, { $0 + $1.count }) <= Self.maximumSize, makeFolder() else { return }
        let temporary = "\(path)/.\(name).\(getpid())"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return }
        var isComplete = parts.allSatisfy { Self.write($0, to: descriptor) }
        isComplete = close(descriptor) == 0 && isComplete
        if !isComplete || rename(temporary, "\(path)/\(name)") != 0 { unlink(temporary) }
    }

    /// Writes all bytes, and tells whether that was possible.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var written = 0
        while written < bytes.count {
            let step = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress.map { $0 + written }, $0.count - written) }
            if step > 0 { written += step } else if errno != EINTR { return false }
        }
        return true
    }

    func remove(_ name: String) { unlink("\(path)/\(name)") }

    /// Removes all that dpend has put there, and the folder if nothing else is in it.
    ///
    /// - Returns: Whether there was anything.
    package func clean() -> Bool {
        let names = names()
        for name in names { unlink("\(path)/\(name)") }
        return rmdir(path) == 0 || !names.isEmpty
    }

    /// What dpend puts there: `facts-…`, `run-…`, and what an interrupted run left of them.
    private func names() -> [String] {
        guard let directory = opendir(path) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            let kind = (name.hasPrefix(".") ? name.dropFirst() : name[...]).prefix { $0 != "-" }
            if Self.maximumFiles[String(kind)] != nil, name.contains(".") == name.hasPrefix(".") { names.append(name) }
        }
        return names
    }

    /// Removes the oldest files where there are too many; for the end of a run.
    func prune() {
        let names = names().filter { !$0.hasPrefix(".") }
        for (kind, maximum) in Self.maximumFiles {
            let own = names.filter { $0.hasPrefix("\(kind)-") }
            guard own.count > maximum else { continue }
            let oldest = own.map { (name: $0, time: FileStatus("\(path)/\($0)")?.modified ?? 0) }.sorted { $0.time < $1.time }
            for file in oldest.prefix(own.count - maximum) { unlink("\(path)/\(file.name)") }
        }
    }

    private func makeFolder() -> Bool {
        if FileStatus(path)?.kind == .folder { return true }
        var made = path.hasPrefix("/") ? "" : "."
        for component in path.split(separator: "/") {
            made += "/\(component)"
            mkdir(made, 0o777)
        }
        return FileStatus(path)?.kind == .folder
    }
}

/// `write(2)`, which a method of that name hides.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
