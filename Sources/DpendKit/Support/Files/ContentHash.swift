/// A 128-bit hash that distinguishes contents. It is not cryptographic: an attacker can find two texts with the same
/// hash.
struct ContentHash: Hashable, Sendable {
    private(set) var high: UInt64 = 0x2D35_8DCC_AA6C_78A5
    private(set) var low: UInt64 = 0x8BB8_4B93_962E_ACC9

    /// The hash of nothing, to combine values into.
    init() {}

    init(high: UInt64, low: UInt64) {
        (self.high, self.low) = (high, low)
    }

    init(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { combine($0) }
    }

    /// Adds bytes and their number.
    mutating func combine(_ bytes: UnsafeRawBufferPointer) {
        var offset = 0
        if bytes.count >= 256, let base = bytes.baseAddress { offset = combine(blocksOf: base, bytes.count) }
        while offset + 16 <= bytes.count {
            combine(bytes, at: offset)
            offset += 16
        }
        var rest: (UInt64, UInt64) = (0, 0)
        withUnsafeMutableBytes(of: &rest) { $0.copyBytes(from: bytes[offset...]) }
        combine(rest.0, rest.1)
        combine(UInt64(bytes.count), 0)
    }

    /// Adds all blocks of 64 bytes, in four independent lanes, because a processor can start a multiplication before
    /// the previous one ends. Returns the number of these bytes.
    private mutating func combine(blocksOf bytes: UnsafeRawPointer, _ count: Int) -> Int {
        func word(_ offset: Int) -> UInt64 { bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
        var lanes = (high, low, UInt64(0xA076_1D64_78BD_642F), UInt64(0xE703_7ED1_A0B4_28DB))
        var offset = 0
        while offset &+ 64 <= count {
            lanes.0 = Self.folded(word(offset) ^ 0x8EBC_6AF0_9C88_C6E3, word(offset &+ 8) ^ lanes.0)
            lanes.1 = Self.folded(word(offset &+ 16) ^ 0x5899_65CC_7537_4CC3, word(offset &+ 24) ^ lanes.1)
            lanes.2 = Self.folded(word(offset &+ 32) ^ 0x1D8E_4E27_C47D_124F, word(offset &+ 40) ^ lanes.2)
            lanes.3 = Self.folded(word(offset &+ 48) ^ 0xEB44_ACCA_B455_D165, word(offset &+ 56) ^ lanes.3)
            offset &+= 64
        }
        combine(lanes.0, lanes.1)
        combine(lanes.2, lanes.3)
        return offset
    }

    mutating func combine(_ text: String) {
        var text = text
        text.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
    }

    mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number)), 1) }

    mutating func combine(_ hash: ContentHash) { combine(hash.high, hash.low) }

    @inline(__always) private mutating func combine(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
        combine(
            bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
            bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
    }

    /// Two multiplications. Each depends on its half of the state and on both words.
    @inline(__always) private mutating func combine(_ first: UInt64, _ second: UInt64) {
        let newHigh = Self.folded(high ^ first ^ 0xA076_1D64_78BD_642F, second ^ 0xE703_7ED1_A0B4_28DB ^ low)
        low = Self.folded(low ^ second ^ 0x8EBC_6AF0_9C88_C6E3, first ^ 0x5899_65CC_7537_4CC3) ^ (high &* 31)
        high = newHigh
    }

    @inline(__always) private static func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }

    /// 32 digits, as in the names of files.
    var hexadecimal: String {
        [high, low].map { part in
            let digits = String(part, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
