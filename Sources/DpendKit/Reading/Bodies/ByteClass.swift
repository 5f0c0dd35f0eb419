/// Classifies bytes for ``BodyScanner`` by the text that they may begin.
enum ByteClass {
    /// Space, digits, operators and punctuation that do not affect brackets.
    case plain
    /// A letter of ASCII, `_` or `$`.
    case letter
    /// `{`
    case brace
    /// Another bracket, or the beginning of a literal or comment.
    case other
    /// Part of a character beyond ASCII.
    case foreign
    /// A byte that programs do not contain outside of strings and comments.
    case doubtful

    /// Patterns with `...` would be calls here, and this runs for every byte.
    @inline(__always) static func of(_ byte: UInt8) -> ByteClass {
        // Lower case and upper case differ in one bit.
        if (byte | 0x20) &- UInt8(ascii: "a") < 26 { return .letter }
        switch byte {
        case UInt8(ascii: "_"), UInt8(ascii: "$"): return .letter
        case UInt8(ascii: "{"): return .brace
        case UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "/"), UInt8(ascii: "#"):
            return .other
        case UInt8(ascii: "'"), 0x7F: return .doubtful
        case UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return .plain
        default: return byte >= 0x80 ? .foreign : byte >= UInt8(ascii: " ") ? .plain : .doubtful
        }
    }

    @inline(__always) static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
            || byte == UInt8(ascii: "\r")
    }

    @inline(__always) static func isLineEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    /// Whether a byte can continue a name or a number.
    @inline(__always) static func isNameByte(_ byte: UInt8) -> Bool {
        of(byte) == .letter || byte &- UInt8(ascii: "0") < 10 || byte >= 0x80
    }
}
