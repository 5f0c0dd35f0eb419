/// The hash that names in files of other tools are made of.
enum SHA256 {
    /// The hash of a text in UTF-8 as hexadecimal digits.
    static func hexadecimal(_ text: String) -> String {
        var state: [UInt32] = [
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
        ]
        let bytes = DigestPadding.padded(Array(text.utf8), isBigEndian: true)
        var words = [UInt32](repeating: 0, count: 64)
        for start in stride(from: 0, to: bytes.count, by: 64) {
            for number in 0..<16 {
                let first = start + 4 * number
                words[number] =
                    UInt32(bytes[first]) << 24 | UInt32(bytes[first + 1]) << 16 | UInt32(bytes[first + 2]) << 8
                    | UInt32(bytes[first + 3])
            }
            for number in 16..<64 {
                let (early, late) = (words[number - 15], words[number - 2])
                let first = early.rotated(right: 7) ^ early.rotated(right: 18) ^ early >> 3
                let second = late.rotated(right: 17) ^ late.rotated(right: 19) ^ late >> 10
                words[number] = words[number - 16] &+ first &+ words[number - 7] &+ second
            }
            mix(words, into: &state)
        }
        return DigestPadding.hexadecimal(state)
    }

    private static func mix(_ words: [UInt32], into state: inout [UInt32]) {
        var (a, b, c, d, e, f, g, h) = (state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7])
        for number in 0..<64 {
            let upper = e.rotated(right: 6) ^ e.rotated(right: 11) ^ e.rotated(right: 25)
            let choice = e & f ^ ~e & g
            let first = h &+ upper &+ choice &+ constants[number] &+ words[number]
            let lower = a.rotated(right: 2) ^ a.rotated(right: 13) ^ a.rotated(right: 22)
            let majority = a & b ^ a & c ^ b & c
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ lower &+ majority)
        }
        for (position, value) in [a, b, c, d, e, f, g, h].enumerated() { state[position] &+= value }
    }

    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}

/// The common parts of SHA-256 and MD5.
enum DigestPadding {
    /// The bytes with a one bit, zeros and the length behind them, up to whole blocks of 64.
    static func padded(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8] {
        let length = UInt64(bytes.count) * 8
        var result = bytes
        result.reserveCapacity(bytes.count + 72)
        result.append(0x80)
        while result.count % 64 != 56 { result.append(0) }
        for number in 0..<UInt64(8) {
            result.append(UInt8(truncatingIfNeeded: length >> (8 * (isBigEndian ? 7 - number : number))))
        }
        return result
    }

    /// Eight digits for each word.
    static func hexadecimal(_ words: [UInt32]) -> String {
        String(unsafeUninitializedCapacity: 8 * words.count) { digits in
            for position in 0..<8 * words.count {
                let value = UInt8(words[position / 8] >> UInt32(28 - position % 8 * 4) & 15)
                digits.initializeElement(
                    at: position, to: value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
            }
            return 8 * words.count
        }
    }
}

extension UInt32 {
    func rotated(right count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
