/// What a byte may begin, for ``BodyScanner``.
enum ByteClass {
    /// Space, digits, operators and punctuation that brackets do not depend on.
    case plain
    /// A letter of ASCII, `_` or `$`.
    case letter
    /// `{`
    case brace
    /// Another bracket, or the beginning of a literal or comment.
    case other
    /// Part of a character beyond ASCII.
    case foreign
    /// What no program has outside of strings and comments.
    case doubtful

    /// The optimizer makes a table of this.
    @inline(__always) static func of(_ byte: UInt8) -> ByteClass {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"):
            .letter
        case UInt8(ascii: "{"): .brace
        case UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "/"), UInt8(ascii: "#"):
            .other
        case UInt8(ascii: "'"), 0x7F: .doubtful
        case UInt8(ascii: " ")...UInt8(ascii: "~"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): .plain
        case 0x80...0xFF: .foreign
        default: .doubtful
        }
    }

    @inline(__always) static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }

    @inline(__always) static func isLineEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    /// Whether a byte goes on with a name or a number.
    @inline(__always) static func isNameByte(_ byte: UInt8) -> Bool {
        of(byte) == .letter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte >= 0x80
    }
}
