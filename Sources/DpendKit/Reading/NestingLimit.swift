/// Finds code that nests too deeply for swift-syntax. Its parser has a limit, but not for all syntax that makes it look ahead or
/// recurse.
struct NestingLimit {
    /// The offset where a limit is exceeded. The text from there on is not read.
    let offset: Int
    /// The nested syntax, as a sentence without a full stop.
    let message: String

    /// Searches a text; nil if it is within the limits, as all real code is.
    init?(exceededIn bytes: UnsafeBufferPointer<UInt8>) {
        var first: (offset: Int, message: String)?
        func note(_ offset: Int?, _ what: String) {
            if let offset, offset < first?.offset ?? .max { first = (offset, "\(what), so that the rest is not read") }
        }
        note(Self.firstSquare(in: bytes), "square brackets nest more than \(Self.maximumSquares) deep")
        note(Self.firstAngle(in: bytes), "angle brackets nest more than \(Self.maximumAngles) deep")
        note(Self.firstCondition(in: bytes), "'#if' nests more than \(Self.maximumConditions) deep")
        let cost = NestingCost(of: bytes)
        note(cost.excess?.offset, cost.excess?.message ?? "")
        note(Self.firstLink(in: bytes), "a type or an expression is a chain of thousands of parts")
        guard let first else { return nil }
        (offset, message) = first
    }

    // MARK: Square brackets

    /// The maximum number of levels that still cost less than a tenth of a second.
    ///
    /// At each `[` the parser looks ahead for a type, and inside it at each `[` again, twice. So each level doubles the time, and
    /// 40 levels never finish (swift-syntax 603, `canParseStartOfInlineArrayTypeBody`).
    private static let maximumSquares = 16

    /// It does not know strings, so it restarts at each character that cannot be part of a type. It knows only line comments, and
    /// only those whose text could not end a string, a name or another comment, because `//` may be part of these.
    private static func firstSquare(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard mayExceed(bytes) else { return nil }
        var depth = 0
        var angles = 0
        var previous: UInt8 = 0
        var isInComment = false
        for (offset, byte) in bytes.enumerated() {
            let wasInComment = isInComment
            if byte == UInt8(ascii: "/"), previous == byte { isInComment = true }
            if wasInComment, endsComment(byte, after: previous) { isInComment = false }
            // The last `/` of `*//` does not begin a comment.
            defer { previous = wasInComment && !isInComment ? 0 : byte }
            switch byte {
            case _ where isInComment: break
            case UInt8(ascii: "["):
                if depth == 0 { angles = 0 }
                depth += 1
                // Angle brackets between them double the time as well.
                if depth > maximumSquares || depth > maximumSquares / 2 && depth + angles > maximumSquares { return offset }
            case UInt8(ascii: "]"): depth = max(0, depth - 1)
            case UInt8(ascii: "<"): angles += 1
            case UInt8(ascii: ">") where previous != UInt8(ascii: "-"): angles = max(0, angles - 1)
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "="),
                UInt8(ascii: "#"):
                depth = 0
            default: break
            }
        }
        return nil
    }

    /// Whether the text needs a closer look. The count includes brackets in comments, so it is never too low. It jumps from one
    /// bracket to the next.
    private static func mayExceed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // Lines with other ends are rare.
        if bytes.contains("\r") { return true }
        var position = bytes.position(of: UInt8(ascii: "["), from: 0)
        while position < bytes.count {
            var depth = 0
            scan: while position < bytes.count {
                switch bytes[position] {
                case UInt8(ascii: "["):
                    depth += 1
                    if depth > maximumSquares / 2 { return true }
                case UInt8(ascii: "]"): depth = max(0, depth - 1)
                case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/"):
                    // Characters that would end the count do not end it in a comment.
                    position += 2
                    while position < bytes.count, !endsComment(bytes[position], after: bytes[position - 1]) { position += 1 }
                    if position < bytes.count, bytes[position] == UInt8(ascii: "/") { position += 1 }
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

    /// Whether a comment ends, or text that looks like an end: `"https://swift.org"`, `` `//` ``, `/* // */`, `#/ // /#`.
    private static func endsComment(_ byte: UInt8, after previous: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "#"): true
        case UInt8(ascii: "/"): previous == UInt8(ascii: "*")
        default: false
        }
    }

    // MARK: Angle brackets

    /// The parser reads a generic argument inside another one without counting. 12,000 levels overflow its stack.
    private static let maximumAngles = 64

    /// Comparisons count as well, up to a character that cannot be part of a type.
    private static func firstAngle(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var position = bytes.position(of: UInt8(ascii: "<"), from: 0)
        while position < bytes.count {
            var depth = 0
            scan: while position < bytes.count {
                switch bytes[position] {
                case UInt8(ascii: "<"):
                    depth += 1
                    if depth > maximumAngles { return position }
                case UInt8(ascii: ">"):
                    // `->`
                    if bytes[position - 1] != UInt8(ascii: "-") { depth = max(0, depth - 1) }
                case UInt8(ascii: "&") where bytes[position - 1] == UInt8(ascii: "&"): break scan
                case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "="), UInt8(ascii: "#"),
                    UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "|"), UInt8(ascii: "\\"):
                    break scan
                default: break
                }
                position += 1
            }
            position = bytes.position(of: UInt8(ascii: "<"), from: position)
        }
        return nil
    }

    // MARK: Conditions

    /// At each `#if` the parser looks ahead to its end for attributes.
    private static let maximumConditions = 64

    private static func firstCondition(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var depth = 0
        var position = bytes.position(of: UInt8(ascii: "#"), from: 0)
        while position < bytes.count {
            let rest = UnsafeBufferPointer(rebasing: bytes[position...])
            if rest.starts(with: "#if".utf8) {
                depth += 1
                if depth > maximumConditions { return position }
            } else if rest.starts(with: "#endif".utf8) {
                depth = max(0, depth - 1)
            }
            position = bytes.position(of: UInt8(ascii: "#"), from: position + 1)
        }
        return nil
    }

    // MARK: Chains

    /// `A.B.C`, `T???` and `() -> () -> T` nest without brackets.
    private static let maximumLinks = 32_768

    /// The position where a chain without an end would reach the limit. From there a search backwards looks for the end of a
    /// chain, which skips most of a text.
    private static func firstLink(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var start = 0
        // An arrow counts as eight links and has two bytes.
        let shortest = maximumLinks / 4
        while start + shortest < bytes.count {
            var end = start + shortest
            while end >= start, !endsChain(bytes[end]) { end -= 1 }
            guard end < start else {
                start = end + 1
                continue
            }
            var links = 0
            while start < bytes.count, !endsChain(bytes[start]) {
                switch bytes[start] {
                case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): links += 1
                // An arrow takes more stack.
                case UInt8(ascii: "-"): links += 8
                default: break
                }
                if links > maximumLinks { return start }
                start += 1
            }
        }
        return nil
    }

    private static func endsChain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""),
            UInt8(ascii: "#"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "|"), UInt8(ascii: ":"):
            true
        default: false
        }
    }
}
