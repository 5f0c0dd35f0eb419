/// Finds code that nests too deeply for swift-syntax. Its parser has a limit, but not for all syntax that makes it look
/// ahead or recurse.
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

    /// Whether a `#` that was just read belongs to a placeholder of an editor, `<#T#>`, which can be a type.
    private static func isOfPlaceholder(_ text: NestedText, after previous: UInt8) -> Bool {
        previous == UInt8(ascii: "<") || text.follows(UInt8(ascii: ">"))
    }

    // MARK: Square brackets

    /// The maximum number of levels that still cost less than a tenth of a second.
    ///
    /// At each `[` the parser looks ahead for a type, and inside it at each `[` again, twice. So each level doubles the
    /// time, and 40 levels never finish (swift-syntax 603, `canParseStartOfInlineArrayTypeBody`).
    private static let maximumSquares = 16

    /// It does not know strings, so it restarts at each character that cannot be part of a type.
    private static func firstSquare(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var position = bytes.position(of: UInt8(ascii: "["), from: 0)
        var slashes = NestedText.Slashes()
        while position < bytes.count {
            var text = NestedText(bytes, from: position, after: &slashes)
            // The depth does not go below the minimum in what may be a comment.
            var (depth, minimum, angles) = (0, 0, 0)
            var previous: UInt8 = 0
            scan: while let (byte, part) = text.next() {
                defer { previous = byte }
                switch byte {
                case _ where part == .comment: minimum = depth
                case UInt8(ascii: "["):
                    depth += 1
                    // Angle brackets between them double the time as well.
                    if depth > maximumSquares || depth > maximumSquares / 2 && depth + angles > maximumSquares {
                        return text.position - 1
                    }
                case UInt8(ascii: "]"):
                    depth = max(part == .either ? minimum : 0, depth - 1)
                    if depth == 0 { break scan }
                case UInt8(ascii: "<") where previous != UInt8(ascii: "."): angles += 1
                case UInt8(ascii: ">") where previous != UInt8(ascii: "-"): angles = max(0, angles - 1)
                case UInt8(ascii: "#") where isOfPlaceholder(text, after: previous): break
                case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "="),
                    UInt8(ascii: "#"), UInt8(ascii: "/"):
                    if part == .code { break scan }
                default: break
                }
            }
            position = bytes.position(of: UInt8(ascii: "["), from: text.position)
        }
        return nil
    }

    // MARK: Angle brackets

    /// The parser reads a generic argument inside another one without counting. 12,000 levels overflow its stack.
    private static let maximumAngles = 64

    /// Comparisons count as well, up to a character that cannot be part of a type.
    private static func firstAngle(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var position = bytes.position(of: UInt8(ascii: "<"), from: 0)
        var slashes = NestedText.Slashes()
        while position < bytes.count {
            var text = NestedText(bytes, from: position, after: &slashes)
            var (depth, minimum) = (0, 0)
            var previous: UInt8 = 0
            scan: while let (byte, part) = text.next() {
                defer { previous = byte }
                switch byte {
                case _ where part == .comment: minimum = depth
                // `0..<9` is an operator; tables have hundreds of them.
                case UInt8(ascii: "<") where previous != UInt8(ascii: "."):
                    depth += 1
                    if depth > maximumAngles { return text.position - 1 }
                case UInt8(ascii: ">"):
                    // `->`
                    if previous != UInt8(ascii: "-") { depth = max(part == .either ? minimum : 0, depth - 1) }
                case UInt8(ascii: "&") where previous == UInt8(ascii: "&"): if part == .code { break scan }
                case UInt8(ascii: "#") where isOfPlaceholder(text, after: previous): break
                case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "="), UInt8(ascii: "#"),
                    UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "|"), UInt8(ascii: "\\"), UInt8(ascii: "/"):
                    if part == .code { break scan }
                default: break
                }
            }
            position = bytes.position(of: UInt8(ascii: "<"), from: text.position)
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

    private static func firstLink(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        // Most texts have fewer links in all.
        guard bytes.count > maximumLinks / 4, bytes.reduce(0, { $0 + links(of: $1) }) > maximumLinks else { return nil }
        var position = 0
        var slashes = NestedText.Slashes()
        while position < bytes.count {
            guard links(of: bytes[position]) > 0 else {
                position += 1
                continue
            }
            var text = NestedText(bytes, from: position, after: &slashes)
            var count = 0
            while let (byte, part) = text.next(), part != .code || !endsChain(byte) {
                if part != .comment { count += links(of: byte) }
                if count > maximumLinks { return text.position - 1 }
            }
            position = text.position
        }
        return nil
    }

    private static func links(of byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): 1
        // An arrow takes more stack.
        case UInt8(ascii: "-"): 8
        default: 0
        }
    }

    private static func endsChain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "}"),
            UInt8(ascii: "\""),
            UInt8(ascii: "#"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "|"),
            UInt8(ascii: ":"):
            true
        default: false
        }
    }
}
