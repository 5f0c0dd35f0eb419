/// Distinguishes UTF-8 from other bytes.
enum UTF8Validation {
    /// Whether all bytes are UTF-8 as Unicode defines it: no overlong forms, no surrogates, and no code points beyond
    /// the last.
    static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var position = 0
        while true {
            position = firstForeign(in: bytes, from: position)
            guard position < bytes.count else { return true }
            guard let length = sequenceLength(in: bytes, at: position) else { return false }
            position += length
        }
    }

    /// Whether valid bytes are probably UTF-16: every second byte of the first ones is zero.
    static func looksLikeUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let count = min(bytes.count, 256) / 2
        guard count > 0 else { return false }
        let zeros = (0..<count).reduce(into: (first: 0, second: 0)) { result, unit in
            if bytes[2 * unit] == 0 { result.first += 1 }
            if bytes[2 * unit + 1] == 0 { result.second += 1 }
        }
        return max(zeros.first, zeros.second) * 2 >= count && min(zeros.first, zeros.second) == 0
    }

    /// The position of the first byte that is not ASCII. Most texts have few of them.
    private static func firstForeign(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var position = start
        let raw = UnsafeRawBufferPointer(bytes)
        while position + 8 <= bytes.count {
            let word = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
            guard word & 0x8080_8080_8080_8080 == 0 else { break }
            position += 8
        }
        while position < bytes.count, bytes[position] < 0x80 { position += 1 }
        return position
    }

    /// The length of the character that begins with a non-ASCII byte; nil for an invalid one.
    private static func sequenceLength(in bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Int? {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch bytes[position] {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard position + length <= bytes.count, second.contains(bytes[position + 1]) else { return nil }
        for offset in 2..<max(2, length) where bytes[position + offset] & 0xC0 != 0x80 { return nil }
        return length
    }
}
