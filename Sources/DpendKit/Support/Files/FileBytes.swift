#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads files as bytes, as cheaply as the system can.
enum FileBytes {
    /// The content of a file; nil when it cannot be read.
    ///
    /// - Parameter size: What it has in bytes, if that is known.
    static func read(_ path: String, size: Int? = nil) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard let size = size ?? Self.size(descriptor) else { return nil }
        // With room for one byte more, one read shows that the file has no more than its size.
        var isRead = true
        var bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
            let filled = fill(buffer, from: descriptor, expecting: size)
            (isRead, count) = (filled != nil, filled ?? 0)
        }
        guard isRead else { return nil }
        // A pipe, such as '/dev/fd/63' that a shell makes of '<(command)', has no size to be read by; a file may grow.
        if bytes.count != size || size == 0 {
            var more = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                guard let count = more.withUnsafeMutableBufferPointer({ fill($0, from: descriptor, expecting: 0) }) else {
                    return nil
                }
                if count == 0 { break }
                bytes += more[..<count]
            }
        }
        return bytes
    }

    /// The first bytes of a file, as many as it has at most; nil when it cannot be read.
    static func read(_ path: String, first count: Int) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        // Whoever asks for more than there can be has been told so by a damaged file.
        guard let size = size(descriptor) else { return nil }
        var isRead = true
        let bytes = [UInt8](unsafeUninitializedCapacity: min(size, count)) { buffer, count in
            let filled = fill(buffer, from: descriptor, expecting: 0)
            (isRead, count) = (filled != nil, filled ?? 0)
        }
        return isRead ? bytes : nil
    }

    /// The size of an open file; nil for a folder.
    private static func size(_ descriptor: Int32) -> Int? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
        return Int(status.st_size)
    }

    /// Reads until a buffer is full or the file is at its end, and returns how many bytes that are; nil for what cannot be read,
    /// such as a folder.
    ///
    /// - Parameter expecting: How many there should be; fewer than asked for are the last if they are as many.
    private static func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>, from descriptor: Int32, expecting: Int) -> Int? {
        var count = 0
        while count < buffer.count {
            let step = systemRead(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
            if step > 0 {
                count += step
                if count == expecting, count < buffer.count { break }
            } else if step == 0 {
                break
            } else if errno != EINTR {
                return nil
            }
        }
        return count
    }
}

/// `read(2)`, which a function of that name hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
