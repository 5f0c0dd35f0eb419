/// The work and memory that nested brackets and interpolations and runs of keywords cost swift-syntax, estimated in one
/// pass before it parses.
///
/// At each parenthesis the parser may look ahead over all that are open, again and again: `(& (& (& …` takes cubic
/// time, and some braces do as well. At each quote in an interpolation the lexer stores all interpolations that are
/// open around it, for each of them: `"\("\("\(…` takes cubic memory. So a bracket or a quote costs the square of its
/// depth. The sum must stay in proportion to the text.
///
/// It reads strings and comments like the lexer, except in regular expressions. There ``SourceWatch`` is the last
/// resort.
struct NestingCost {
    /// The offset where the costs exceed the budget, and the nested syntax, as a sentence without a full stop.
    private(set) var excess: (offset: Int, message: String)?

    /// A depth of 114 costs so much. Real code has depths below 30, with costs below 10,000.
    private static let minimumBudget = 500_000
    private static let budgetOfByte = 2
    /// The braces that cost as much as a parenthesis. The braces of precedence groups cost as much each.
    private static let bracesInParenthesis = 6

    private let bytes: UnsafeBufferPointer<UInt8>
    private let budget: Int
    private var position = 0
    private var parentheses = 0
    private var parenthesesCost = 0
    private var squares = 0
    private var squaresCost = 0
    private var braces = 0
    private var bracesCost = 0
    private var interpolationsCost = 0
    private var runs = KeywordRuns()
    /// The open interpolations.
    private var open: [Interpolation] = []

    private struct Interpolation {
        /// The string around it; nil for `\(` outside of strings, which only a regular expression has, at most to the
        /// end of its line.
        var string: Delimiter?
        /// The number of parentheses that are open around it.
        var parentheses: Int
    }

    /// The quotes around a string.
    private struct Delimiter {
        var hashes: Int
        var isMultiline: Bool
    }

    init(of bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        budget = Self.minimumBudget + Self.budgetOfByte * bytes.count
        // A shorter text cannot nest too deeply.
        if bytes.count > KeywordRuns.maximumLength { scanCode() }
    }

    // MARK: Costs

    /// Ends the scan.
    private mutating func exceed(_ message: String) {
        excess = (position, message)
        position = bytes.count
    }

    private mutating func check(_ cost: Int, _ what: StaticString) {
        if cost > budget, excess == nil { exceed("\(what) nest too deeply for the parser") }
    }

    private mutating func openParenthesis() {
        parentheses += 1
        parenthesesCost += parentheses * parentheses
        check(parenthesesCost, "parentheses")
    }

    private mutating func addQuote() { if !open.isEmpty { addInterpolations(open.count * open.count) } }

    private mutating func addInterpolations(_ cost: Int) {
        interpolationsCost += cost
        check(interpolationsCost, "interpolations")
    }

    private mutating func openInterpolation(in string: Delimiter?) {
        open.append(Interpolation(string: string, parentheses: parentheses))
        runs.open(UInt8(ascii: ")"))
        parentheses += 1
        addInterpolations(4 * open.count * open.count)
    }

    private mutating func addWord(_ end: Int) {
        runs.addWord(UnsafeBufferPointer(rebasing: bytes[position..<end]))
        checkRuns()
        position = max(position, end)
    }

    private mutating func checkRuns() {
        guard runs.cost > budget || runs.length > KeywordRuns.maximumLength, excess == nil else { return }
        exceed("too many keywords or names follow each other for the parser")
    }

    // MARK: Scanning

    private func byte(at position: Int) -> UInt8 { position < bytes.count ? bytes[position] : 0 }

    /// The number of number signs from a position on.
    private func hashes(at position: Int) -> Int {
        var end = position
        while byte(at: end) == UInt8(ascii: "#") { end += 1 }
        return end - position
    }

    private mutating func scanCode() {
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: " ") {
                position += 1
                continue
            }
            if Self.isOfWord(byte) {
                var end = position + 1
                while end < bytes.count, Self.isOfWord(bytes[end]) { end += 1 }
                addWord(end)
                continue
            }
            switch byte {
            case UInt8(ascii: "\t"): position += 1
            case UInt8(ascii: "("), UInt8(ascii: "["): openBracket(byte)
            case UInt8(ascii: ")"), UInt8(ascii: "]"): closeBracket(byte)
            case UInt8(ascii: "{"):
                braces += 1
                let cost = braces * braces
                bracesCost += beginsPrecedenceGroup ? cost : cost / Self.bracesInParenthesis
                check(bracesCost, "braces")
                runs.open(UInt8(ascii: "}"))
                position += 1
            case UInt8(ascii: "}"):
                braces = max(0, braces - 1)
                runs.close(byte)
                position += 1
            case UInt8(ascii: "\""): beginString(hashes: 0)
            case UInt8(ascii: "#"):
                let count = hashes(at: position)
                if count > KeywordRuns.maximumLength {
                    exceed("too many number signs follow each other for the parser")
                    return
                }
                position += count
                if self.byte(at: position) == UInt8(ascii: "\"") { beginString(hashes: count) } else { addMark() }
            case UInt8(ascii: "@"):
                position += 1
                addMark()
            case UInt8(ascii: "/"): scanSlash()
            case UInt8(ascii: "\\"):
                let end = position + 1 + hashes(at: position + 1)
                runs.addOperator(byte, isAttached: false, isSpaced: false)
                if self.byte(at: end) == UInt8(ascii: "(") { openInterpolation(in: nil) }
                checkRuns()
                position = max(position, end + 1)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                while let last = open.last, last.string == nil {
                    open.removeLast()
                    parentheses = last.parentheses
                    runs.endEscape()
                }
                runs.endLine()
                position += 1
            default: addOperator()
            }
        }
    }

    private mutating func openBracket(_ byte: UInt8) {
        if byte == UInt8(ascii: "(") {
            openParenthesis()
        } else {
            squares += 1
            squaresCost += squares * squares
            check(squaresCost, "square brackets")
        }
        let isAttached = position > 0 && bytes[position - 1] > UInt8(ascii: " ")
        runs.open(byte == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]"), isAttached: isAttached)
        position += 1
    }

    private mutating func closeBracket(_ byte: UInt8) {
        position += 1
        runs.close(byte)
        guard byte == UInt8(ascii: ")") else {
            squares = max(0, squares - 1)
            return
        }
        parentheses = max(0, parentheses - 1)
        guard let last = open.last, parentheses <= last.parentheses else { return }
        open.removeLast()
        if let string = last.string { scanString(string) }
    }

    /// An attribute or a macro, whose name follows the sign.
    private mutating func addMark() {
        if position < bytes.count, Self.isOfWord(bytes[position]) {
            runs.addMark(isAttribute: bytes[position - 1] == UInt8(ascii: "@"))
        } else {
            runs.addNamelessMark()
        }
        checkRuns()
        while position < bytes.count, Self.isOfWord(bytes[position]) { position += 1 }
    }

    private mutating func addOperator() {
        let byte = bytes[position]
        let isAttached = position > 0 && bytes[position - 1] > UInt8(ascii: " ")
        position += 1
        if Self.isOfOperator(byte) {
            while position < bytes.count, Self.isOfOperator(bytes[position]) { position += 1 }
        }
        let isSpaced = position == bytes.count || bytes[position] <= UInt8(ascii: " ")
        runs.addOperator(byte, isAttached: isAttached, isSpaced: isSpaced)
        checkRuns()
    }

    /// Whether a byte may be one of several of an operator. A `?` or `!` may end a type before an operator.
    private static func isOfOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "+"), UInt8(ascii: "*"),
            UInt8(ascii: "%"):
            true
        default: false
        }
    }

    private static func isOfWord(_ byte: UInt8) -> Bool { ByteClass.isNameByte(byte) || byte == UInt8(ascii: "`") }

    /// Whether the brace at the position begins a precedence group: `precedencegroup Sum {`.
    private var beginsPrecedenceGroup: Bool {
        var end = position
        func skip(_ isSkipped: (UInt8) -> Bool) { while end > 0, isSkipped(bytes[end - 1]) { end -= 1 } }
        func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
        skip(isSpace)
        skip { !isSpace($0) && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
        skip(isSpace)
        let keyword = "precedencegroup".utf8
        return end >= keyword.count && bytes[(end - keyword.count)..<end].elementsEqual(keyword)
    }

    /// A comment, an operator or a regular expression.
    private mutating func scanSlash() {
        switch byte(at: position + 1) {
        case UInt8(ascii: "/"): position = bytes.position(of: UInt8(ascii: "\n"), from: position)
        case UInt8(ascii: "*"):
            var depth = 0
            while position < bytes.count {
                switch (bytes[position], byte(at: position + 1)) {
                case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, position) = (depth + 1, position + 2)
                case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, position) = (depth - 1, position + 2)
                default: position += 1
                }
                if depth == 0 { return }
            }
        default:
            addQuote()
            addOperator()
        }
    }

    private mutating func beginString(hashes: Int) {
        addQuote()
        runs.addOperand()
        checkRuns()
        let isMultiline = byte(at: position + 1) == UInt8(ascii: "\"") && byte(at: position + 2) == UInt8(ascii: "\"")
        position += isMultiline ? 3 : 1
        scanString(Delimiter(hashes: hashes, isMultiline: isMultiline))
    }

    /// Scans a string to its end, or to an interpolation.
    private mutating func scanString(_ string: Delimiter) {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\n") where !string.isMultiline: return
            case UInt8(ascii: "\""):
                let quotes = string.isMultiline ? 3 : 1
                let hasQuotes = (0..<quotes).allSatisfy { byte(at: position + $0) == UInt8(ascii: "\"") }
                let isEnd = hasQuotes && hashes(at: position + quotes) >= string.hashes
                addQuote()
                position += isEnd ? quotes + string.hashes : 1
                if isEnd { return }
            case UInt8(ascii: "\\") where hashes(at: position + 1) >= string.hashes:
                position += 1 + string.hashes
                if byte(at: position) == UInt8(ascii: "(") {
                    openInterpolation(in: string)
                    position += 1
                    return
                }
                position += 1
            default: position += 1
            }
        }
    }
}
