#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes contain a text, which must not be empty.
    func contains(_ text: StaticString) -> Bool {
        guard let first = baseAddress.map(UnsafeRawPointer.init) else { return false }
        var offset = 0
        while count - offset >= text.utf8CodeUnitCount,
            let match = memchr(
                first + offset, Int32(text.utf8Start.pointee), count - offset - text.utf8CodeUnitCount + 1)
        {
            if memcmp(match, text.utf8Start, text.utf8CodeUnitCount) == 0 { return true }
            offset = UnsafeRawPointer(match) - first + 1
        }
        return false
    }

    /// The same for bytes that are not known when dpend is built.
    func contains(_ text: [UInt8]) -> Bool {
        guard let first = baseAddress.map(UnsafeRawPointer.init), let letter = text.first else { return text.isEmpty }
        var offset = 0
        while count - offset >= text.count,
            let match = memchr(first + offset, Int32(letter), count - offset - text.count + 1)
        {
            if text.withUnsafeBytes({ $0.baseAddress.map { memcmp(match, $0, text.count) == 0 } ?? true }) {
                return true
            }
            offset = UnsafeRawPointer(match) - first + 1
        }
        return false
    }

    /// The next position of a byte, from a position on; the end if there is none.
    func position(of byte: UInt8, from start: Int) -> Int {
        guard start < count, let first = baseAddress.map(UnsafeRawPointer.init),
            let match = memchr(first + start, Int32(byte), count - start)
        else { return count }
        return UnsafeRawPointer(match) - first
    }
}
