/// The form of all cache files: a header with the build of the tool, a checksum, and a payload.
///
/// A file of another form, version or build, or a damaged file, is not valid.
enum CacheFile {
    private static let magic: UInt64 = 0x3230_6574_7065_6470
    static let headerSize = 40

    /// The content of a file.
    enum Kind: String, CaseIterable {
        /// The facts of sources, for one build of the tool and one set of conditions.
        case facts
        /// The code of sources that were read for containers of other libraries, with the same conditions.
        case code
        /// The verdict on a run.
        case run

        fileprivate var digits: Int {
            switch self {
            case .facts, .code: 16
            case .run: 32
            }
        }
    }

    static func name(_ kind: Kind, _ key: ContentHash) -> String {
        "\(kind.rawValue)-\(key.hexadecimal.prefix(kind.digits))"
    }

    /// The kind of a file with a name of the cache; nil for other names.
    static func kind(ofFile name: some StringProtocol) -> Kind? {
        Kind.allCases.first { kind in
            name.utf8.count == kind.rawValue.utf8.count + 1 + kind.digits && name.hasPrefix("\(kind.rawValue)-")
                && name.utf8.suffix(kind.digits).allSatisfy(isDigit)
        }
    }

    /// Whether a name belongs to an unfinished file of an earlier version: `.facts-0123456789abcdef.4711`.
    static func isLeftover(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 3 && parts[0].isEmpty && kind(ofFile: parts[1]) != nil && !parts[2].isEmpty
            && parts[2].utf8.allSatisfy(isDigit)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }

    /// Whether a file begins like a cache file of any version.
    static func isMarked(_ file: [UInt8]) -> Bool {
        file.count >= 8 && file.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) } == magic
    }

    /// The beginning of a file, before its payload is appended.
    static let beginning = [UInt8](repeating: 0, count: headerSize)

    /// The finished file. `file` may also be only the beginning of a file whose rest has its own checksums. `key`
    /// identifies the content and the build of the tool.
    static func sealed(_ file: consuming [UInt8], key: ContentHash) -> [UInt8] {
        var checksum = ContentHash()
        file.withUnsafeBytes { checksum.combine(UnsafeRawBufferPointer(rebasing: $0[headerSize...])) }
        for (index, word) in [magic, key.high, key.low, checksum.high, checksum.low].enumerated() {
            file.withUnsafeMutableBytes { $0.storeBytes(of: word, toByteOffset: index * 8, as: UInt64.self) }
        }
        return file
    }

    /// Whether a file was written for a key and is undamaged.
    static func isValid(_ file: [UInt8], upTo end: Int? = nil, key: ContentHash) -> Bool {
        let end = end ?? file.count
        guard end >= headerSize, file.count >= end else { return false }
        return file.withUnsafeBytes { bytes in
            func word(_ index: Int) -> UInt64 { bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self) }
            var checksum = ContentHash()
            checksum.combine(UnsafeRawBufferPointer(rebasing: bytes[headerSize..<end]))
            return word(0) == magic && ContentHash(high: word(1), low: word(2)) == key
                && ContentHash(high: word(3), low: word(4)) == checksum
        }
    }
}
