/// SplitMix64: the same numbers for the same seed on every platform and in every version of Swift.
struct RandomSource: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number below a bound, which has to be positive. The standard library's may change with its version.
    mutating func number(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

    /// An element of a collection that is not empty.
    mutating func element<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }
}

/// FNV-1a: tells workloads and outcomes apart, across processes and builds.
struct Fingerprint {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func combine(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
        // A mark between two texts, which no byte of UTF-8 is.
        value = (value ^ 0xFF) &* 0x100_0000_01B3
    }

    mutating func combine(_ number: UInt64) {
        combine((0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) })
    }
}

extension UInt64 {
    /// Sixteen digits.
    var hexadecimal: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
