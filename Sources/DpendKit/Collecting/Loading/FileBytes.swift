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
    static func read(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
        // A pipe, such as '/dev/fd/63' that a shell makes of '<(command)', has no size to be read by; a file may grow.
        var bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            count = fill(buffer, from: descriptor)
        }
        var more = [UInt8](repeating: 0, count: status.st_size == 0 ? 1 << 16 : 1)
        while bytes.count >= Int(status.st_size) {
            let count = more.withUnsafeMutableBufferPointer { fill($0, from: descriptor) }
            if count <= 0 { break }
            bytes += more[..<count]
        }
        return bytes
    }

    /// Reads until a buffer is full or the file is at its end, and returns how many bytes that are.
    private static func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>, from descriptor: Int32) -> Int {
        var count = 0
        while count < buffer.count {
            let step = systemRead(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
            if step > 0 {
                count += step
            } else if step == 0 || errno != EINTR {
                break
            }
        }
        return count
    }
}

/// `read(2)`, which a function of that name hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
