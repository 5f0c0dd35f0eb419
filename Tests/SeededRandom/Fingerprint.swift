/// FNV-1a: identifies workloads and results across processes and builds.
public struct Fingerprint {
    public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    public init() {}

    public mutating func combine(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
        // A separator between two texts. UTF-8 does not contain this byte.
        value = (value ^ 0xFF) &* 0x100_0000_01B3
    }

    public mutating func combine(_ number: UInt64) {
        combine((0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) })
    }
}

extension UInt64 {
    /// Sixteen digits.
    public var hexadecimal: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
