/// Finds square brackets that nest too deeply for swift-syntax.
///
/// Its parser looks ahead from each `[` whether a type stands there, and in there from each `[` again, twice: with every
/// level the time doubles, and 40 levels take for ever (swift-syntax 603, `canParseStartOfInlineArrayTypeBody`).
enum NestingLimit {
    /// The levels that still cost less than a tenth of a second.
    private static let maximum = 16

    static let message = "square brackets nest more than \(maximum) deep, so that the rest is not read"

    /// The offset of the first bracket that is too deep.
    ///
    /// It knows no strings and of comments only those to the end of a line, so it starts anew at what cannot stand within
    /// a type.
    static func firstExcess(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard mayExceed(bytes) else { return nil }
        var depth = 0
        var previous: UInt8 = 0
        var isInComment = false
        for (offset, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "/"), previous == byte { isInComment = true }
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { isInComment = false }
            previous = byte
            switch byte {
            case _ where isInComment: break
            case UInt8(ascii: "["):
                depth += 1
                if depth > maximum { return offset }
            case UInt8(ascii: "]"): depth = max(0, depth - 1)
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "="),
                UInt8(ascii: "#"):
                depth = 0
            default: break
            }
        }
        return nil
    }

    /// Whether it takes a closer look. It counts brackets in comments too, and so never too few; most of a text it passes over
    /// from one bracket to the next.
    private static func mayExceed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // Lines that end in another way are rare.
        if bytes.contains("\r") { return true }
        var position = bytes.position(of: UInt8(ascii: "["), from: 0)
        while position < bytes.count {
            var depth = 0
            scan: while position < bytes.count {
                switch bytes[position] {
                case UInt8(ascii: "["):
                    depth += 1
                    if depth > maximum { return true }
                case UInt8(ascii: "]"): depth = max(0, depth - 1)
                case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/"):
                    // What would end the count does not in a comment.
                    position = bytes.position(of: UInt8(ascii: "\n"), from: position)
                    continue
                case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "="),
                    UInt8(ascii: "#"):
                    break scan
                default: break
                }
                position += 1
            }
            position = bytes.position(of: UInt8(ascii: "["), from: position)
        }
        return false
    }
}
