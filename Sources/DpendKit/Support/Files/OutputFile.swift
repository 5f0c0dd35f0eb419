#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Writes outputs so that other processes, and a run after an interrupted one, read either the old content or the new
/// one.
///
/// A regular file is replaced by a temporary file beside it, with the old file's mode. Any other file, such as
/// '/dev/stdout', is written in place.
struct OutputFile {
    let path: String

    /// Why an output was not written.
    enum Failure: Error, Sendable, Hashable {
        /// The folder cannot be made.
        case folder
        /// The output cannot be opened; with the system's message if it helps.
        case refused(String?)
        /// The output was opened but cannot be written completely, for example on a full disk.
        case incomplete(String)
    }

    /// Whether the output is written in place, and cannot be compared.
    var isInPlace: Bool {
        guard let status = FileStatus(path) else { return false }
        return status.kind != .file && status.kind != .folder || standardStream(status) != nil
    }

    /// Writes a content unless the file already has it, and returns whether it did. Missing folders are created.
    ///
    /// - Throws: ``Failure`` if the output cannot be written.
    func write(_ bytes: [UInt8]) throws(Failure) -> Bool {
        if let status = FileStatus(path) {
            switch status.kind {
            case .folder, .socket: throw .refused(nil)
            case .pipe, .device: try writeInPlace(bytes, status)
            case .file:
                if standardStream(status) != nil {
                    try writeInPlace(bytes, status)
                } else {
                    if status.size == bytes.count, (try? InputFile.read(path, upTo: bytes.count))?.bytes == bytes {
                        return false
                    }
                    try replace(with: bytes)
                }
            }
        } else {
            try replace(with: bytes)
        }
        return true
    }

    /// Writes a new file in an existing folder. A link with the name is not followed.
    ///
    /// - Parameter isReplacing: Whether to replace a file or a link with the name.
    /// - Throws: ``Failure`` if there is such a file or link, or the file cannot be written.
    func create(_ bytes: [UInt8], isReplacing: Bool) throws(Failure) {
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .refused(nil) }
        defer { close(descriptor) }
        TemporaryFile.removeLeftovers(in: descriptor)
        let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
        try TemporaryFile.replace(name, in: descriptor, with: [bytes], 0o666, onlyNew: !isReplacing)
    }

    // MARK: In place

    /// The standard stream that the file is. Another process has opened it and continues to write to it.
    private func standardStream(_ status: FileStatus) -> Int32? {
        [STDOUT_FILENO, STDERR_FILENO].first { stream in
            guard let other = FileStatus(handle: stream) else { return false }
            return other.device == status.device && other.identifier == status.identifier
        }
    }

    private func writeInPlace(_ bytes: [UInt8], _ status: FileStatus) throws(Failure) {
        if let stream = standardStream(status) {
            guard Self.write(bytes, to: stream) else { throw .incomplete(Self.reason) }
            return
        }
        // Does not wait for the reader of a pipe.
        let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw .refused(errno == ENXIO ? "no process reads the named pipe" : nil) }
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
        let isWritten = Self.write(bytes, to: descriptor)
        let reason = Self.reason
        guard close(descriptor) == 0, isWritten else { throw .incomplete(isWritten ? Self.reason : reason) }
    }

    // MARK: Replacing

    private func replace(with bytes: [UInt8]) throws(Failure) {
        let target = try Self.target(of: path)
        let slash = target.lastIndex(of: "/")
        let folder = slash.map { $0 == target.startIndex ? "/" : String(target[..<$0]) } ?? "."
        guard Self.makeFolders(folder) else { throw .folder }
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .refused(nil) }
        defer { close(descriptor) }
        TemporaryFile.removeLeftovers(in: descriptor)
        try TemporaryFile.replace(
            slash.map { String(target[target.index(after: $0)...]) } ?? target, in: descriptor, with: [bytes], 0o666)
    }

    /// The file that links lead to, whether it exists or not. A link itself is never replaced.
    private static func target(of path: String) throws(Failure) -> String {
        var path = path
        for _ in 0..<40 {
            // The rest of the buffer is zero, which ends a C string.
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
            guard readlink(path, &buffer, buffer.count - 1) >= 0 else { return path }
            guard
                let next = buffer.withUnsafeBufferPointer({ $0.baseAddress.flatMap { String(validatingCString: $0) } })
            else { throw .refused("a link leads to a name that is not UTF-8") }
            let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
            path = next.hasPrefix("/") ? next : folder + next
        }
        throw .refused("too many links lead to one another")
    }

    private static func makeFolders(_ path: String) -> Bool {
        if FileStatus(path)?.kind == .folder { return true }
        var made = path.hasPrefix("/") ? "" : "."
        for component in path.split(separator: "/") {
            made += "/\(component)"
            mkdir(made, 0o777)
        }
        return FileStatus(path)?.kind == .folder
    }

    // MARK: Parts

    /// Writes all bytes, and returns whether that was possible.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var written = 0
        while written < bytes.count {
            let step = bytes.withUnsafeBytes {
                systemWrite(descriptor, $0.baseAddress.map { $0 + written }, $0.count - written)
            }
            if step > 0 {
                written += step
            } else if errno == EAGAIN {
                // Another process made the stream nonblocking. It still accepts everything, but later.
                var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&request, 1, -1)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// The system's message for the last failed call.
    static var reason: String { String(cString: strerror(errno)) }
}

/// `write(2)`, which a method of that name hides.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
