/// The form of all files of the cache: who wrote it, a checksum, and a payload.
///
/// A file of another form, another version or another build, cut short or with a bit flipped, is none.
enum CacheFile {
    private static let magic: UInt64 = 0x3130_6574_7065_6470
    static let headerSize = 40

    /// The whole file for a payload. `key` tells what it is about, the build of the tool included.
    static func bytes(payload: [UInt8], key: ContentHash) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(headerSize + payload.count)
        let checksum = ContentHash(payload)
        for word in [magic, key.high, key.low, checksum.high, checksum.low] {
            withUnsafeBytes(of: word) { bytes.append(contentsOf: $0) }
        }
        return bytes + payload
    }

    /// Whether a file is what was written for a key.
    static func isValid(_ file: [UInt8], key: ContentHash) -> Bool {
        guard file.count >= headerSize else { return false }
        return file.withUnsafeBytes { bytes in
            func word(_ index: Int) -> UInt64 { bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self) }
            var checksum = ContentHash()
            checksum.combine(UnsafeRawBufferPointer(rebasing: bytes[headerSize...]))
            return word(0) == magic && ContentHash(high: word(1), low: word(2)) == key
                && ContentHash(high: word(3), low: word(4)) == checksum
        }
    }
}
