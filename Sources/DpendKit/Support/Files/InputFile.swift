#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file that has been read: opened once, checked by its handle, and read up to a limit.
///
/// The path is not checked, because another file may take it before it is opened. Only regular files are read: a pipe
/// may wait forever, and a device may have no end.
struct InputFile: Sendable {
    let bytes: [UInt8]
    /// The handle's status both before and after reading; nil if the two differ, because then the state of the bytes is
    /// unknown.
    let status: FileStatus?

    /// Why a file was not read.
    enum Failure: Error, Sendable, Hashable {
        case missing
        /// With the system's message.
        case unreadable(String)
        case notRegular(FileStatus.Kind)
        case tooLarge
    }

    /// The kinds of files that may be read.
    enum Choice: Sendable {
        case regular
        /// Also the output of another program, such as '/dev/fd/63', which a shell makes of '<(command)'.
        case regularOrPipe
        /// Only files of the user, and no links.
        case own
    }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file; links are followed. The text of an editor replaces the file.
    ///   - folder: An open folder that the path is relative to; by default the working directory.
    ///   - limit: The maximum size in bytes.
    ///   - choice: The kinds of files that may be read.
    /// - Throws: ``Failure`` if the file is not read.
    static func read(
        _ path: String, in folder: Int32 = AT_FDCWD, upTo limit: Int, _ choice: Choice = .regular
    ) throws(Failure) -> InputFile {
        if folder == AT_FDCWD, let unsaved = UnsavedTexts.shared.file(at: path) {
            guard unsaved.bytes.count <= limit else { throw .tooLarge }
            return unsaved
        }
        let (descriptor, status) = try open(path, in: folder, choice)
        defer { close(descriptor) }
        guard status.size <= limit else { throw .tooLarge }
        let size = status.kind == .file ? status.size : 0
        // With room for one more byte, a single read shows that the file has not grown.
        var failure: Failure?
        var bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
            do throws(Failure) { count = try fill(buffer, from: descriptor, expecting: size) } catch { failure = error }
        }
        if let failure { throw failure }
        // A pipe has no size, and a file may grow.
        if bytes.count != size || size == 0 { try readOn(&bytes, from: descriptor, upTo: limit) }
        guard status.kind == .file else { return InputFile(bytes: bytes, status: nil) }
        return InputFile(bytes: bytes, status: FileStatus(handle: descriptor) == status ? status : nil)
    }

    /// The first bytes of a regular file, at most `count`.
    static func read(_ path: String, in folder: Int32, first count: Int, _ choice: Choice) throws(Failure) -> [UInt8] {
        let (descriptor, status) = try open(path, in: folder, choice)
        defer { close(descriptor) }
        var failure: Failure?
        // A damaged file may request more bytes than exist.
        let bytes = [UInt8](unsafeUninitializedCapacity: min(status.size, count)) { buffer, filled in
            do throws(Failure) { filled = try fill(buffer, from: descriptor, expecting: 0) } catch { failure = error }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Opens a file without waiting, and checks it.
    private static func open(
        _ path: String, in folder: Int32, _ choice: Choice
    ) throws(Failure) -> (descriptor: Int32, status: FileStatus) {
        let links = choice == .own ? O_NOFOLLOW : 0
        let descriptor = openat(folder, path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | links)
        guard descriptor >= 0 else {
            switch errno {
            case ENOENT, ENOTDIR: throw .missing
            case ENXIO: throw .notRegular(.socket)
            case let code: throw .unreadable(String(cString: strerror(code)))
            }
        }
        var status = stat()
        var failure: Failure?
        if fstat(descriptor, &status) != 0 {
            failure = .unreadable(String(cString: strerror(errno)))
        } else {
            switch FileStatus.Kind(mode: status.st_mode) {
            case .file:
                if choice == .own, status.st_uid != geteuid() { failure = .unreadable("it belongs to another user") }
            case .pipe where choice == .regularOrPipe:
                // Reading waits for the other program's output.
                _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
            case let kind: failure = .notRegular(kind)
            }
        }
        if let failure {
            close(descriptor)
            throw failure
        }
        return (descriptor, FileStatus(status))
    }

    private static func readOn(_ bytes: inout [UInt8], from descriptor: Int32, upTo limit: Int) throws(Failure) {
        var more = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            var failure: Failure?
            let count = more.withUnsafeMutableBufferPointer { buffer in
                do throws(Failure) { return try fill(buffer, from: descriptor, expecting: 0) } catch { failure = error }
                return 0
            }
            if let failure { throw failure }
            if count == 0 { return }
            bytes += more[..<count]
            guard bytes.count <= limit else { throw .tooLarge }
        }
    }

    /// Reads until a buffer is full or the file ends. Returns the number of bytes.
    ///
    /// - Parameter expecting: The expected number of bytes. If a read returns exactly this number, the file is at its
    ///   end.
    private static func fill(
        _ buffer: UnsafeMutableBufferPointer<UInt8>, from descriptor: Int32, expecting: Int
    ) throws(Failure) -> Int {
        var count = 0
        while count < buffer.count {
            let step = systemRead(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
            if step > 0 {
                count += step
                if count == expecting, count < buffer.count { break }
            } else if step == 0 {
                break
            } else if errno != EINTR {
                throw .unreadable(String(cString: strerror(errno)))
            }
        }
        return count
    }
}

/// `read(2)`, which a function of that name hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
