/// Finds text that dpend need not parse: bodies of functions, accessors and closures, plain functions and properties,
/// and the text of comments.
///
/// Parsing this text would take most of the time. The scanner knows brackets, comments, strings, and the words that
/// begin a type. Any text that it does not certainly understand is a ``Doubt``. Then it reports no bodies, and the
/// whole file is parsed. Its only possible error is harmless: it may mistake other text for a type, which costs time.
/// But a body that it reports never contains a declaration that matters.
struct BodyScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    var found = Parts()
    var open: [Bracket] = []
    /// Whether a word that begins a type has been read, but its brace has not.
    private var expectsType = false
    /// Whether that word is `struct`, whose properties make an initializer.
    private var expectsStructure = false
    /// The open blocks of members.
    var blocks: [Block] = []
    /// Whether no text stands between the position and the previous brace or skipped member.
    var isAtBeginning = false
    /// Whether attributes or modifiers have been read, but the keyword that follows them has not.
    private(set) var hasOpenModifiers = false
    /// Whether attributes of properties may be for dpend.
    let mayInject: Bool
    /// The irrelevant members that stay.
    let kept: KeptMembers
    /// The last comments that only space separates.
    var comments = 0..<0

    /// The irrelevant text, in order.
    struct Parts {
        /// Bodies, parameter lists and members, without the brackets around them.
        var bodies: [Range<Int>] = []
        /// The text of comments, and all bodies.
        var all: [Range<Int>] = []
        /// Whether a comment or attribute before a declaration may be for dpend, such as `dpend:ignore`.
        var hasMarks = true
    }

    /// The irrelevant members that stay, without their bodies.
    enum KeptMembers {
        case none, properties, all
    }

    /// Text that the scanner does not certainly understand.
    struct Doubt: Error {}

    enum Bracket: UInt8 {
        /// The braces of a type, an extension or a block of accessors.
        case members
        /// Braces within a body.
        case code
        case parenthesis
        case square
        /// `#if` up to its `#endif`. Brackets must balance within it.
        case condition
    }

    /// The owner of a block of members.
    enum Block {
        /// Its properties make an initializer.
        case structure
        /// Any other type, or an extension.
        case type
        case accessors
    }

    /// The maximum depth of brackets. The parser's own limit is higher.
    private static let maximumDepth = 100

    /// The text that can be skipped; nothing if there is any doubt.
    ///
    /// The cost is one pass over the bytes.
    ///
    /// - Parameters:
    ///   - mayInject: Whether attributes of properties may be for dpend.
    ///   - kept: The irrelevant members that stay, without their bodies.
    static func parts(of bytes: UnsafeBufferPointer<UInt8>, mayInject: Bool = false, keeping kept: KeptMembers = .none)
        -> Parts
    {
        // dpend reports placeholders of editors and marks of merge conflicts.
        guard !bytes.contains("<#"), !bytes.contains("<<<<<<<") else { return Parts() }
        var scanner = BodyScanner(bytes: bytes, mayInject: mayInject, kept: kept)
        scanner.found.hasMarks = false
        do throws(Doubt) {
            try scanner.scanDeclarations()
            return scanner.found
        } catch {
            return Parts()
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, mayInject: Bool, kept: KeptMembers) {
        (self.bytes, self.mayInject, self.kept) = (bytes, mayInject, kept)
    }

    // MARK: Declarations

    private mutating func scanDeclarations() throws(Doubt) {
        if bytes.count > 1, bytes[0] == UInt8(ascii: "#"), bytes[1] == UInt8(ascii: "!") { skipLine() }
        while position < bytes.count {
            let byte = bytes[position]
            switch ByteClass.of(byte) {
            case .letter: if try !skipMember() { try readWord() }
            case .plain where byte == UInt8(ascii: "@"):
                if try skipMember() { continue }
                position += 1
                if !isWithinExpression { hasOpenModifiers = true }
            case .plain, .foreign:
                position += 1
                if !ByteClass.isSpace(byte) { isAtBeginning = false }
            case .brace where lastWordNeedsMore: throw Doubt()
            case .brace where !expectsType && !beginsAccessors:
                try skipBody()
                isAtBeginning = true
            case .brace:
                try push(.members)
                blocks.append(!expectsType ? .accessors : expectsStructure ? .structure : .type)
                (expectsType, isAtBeginning) = (false, true)
            case .other where byte == UInt8(ascii: "/") && beginsLineComment: skipComment()
            case .other:
                try scanBracketOrLiteral(byte, closing: .members)
                isAtBeginning = byte == UInt8(ascii: "}")
                if isAtBeginning { blocks.removeLast() }
            case .doubtful: throw Doubt()
            }
        }
        guard open.isEmpty else { throw Doubt() }
    }

    /// Whether a block begins with accessors rather than the statements of a getter: `get`, `didSet`, …
    var beginsAccessors: Bool {
        guard let word = wordOfBody else { return true }
        let byte = bytes[word.start]
        // Attributes, and the text of an `#if`.
        if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") { return true }
        return word.isAccessor
    }

    private var beginsLineComment: Bool { position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/") }

    private mutating func skipComment() {
        // The slashes stay, so that the parser reports missing text before the comment and not after it.
        let start = position + 2
        skipLine()
        noteComment(from: start - 2)
        if UnsafeBufferPointer(rebasing: bytes[start..<position]).contains("dpend:") {
            // The following text must stay in its place.
            (found.hasMarks, isAtBeginning) = (true, false)
        } else if start < position, position < bytes.count {
            // The parser reports errors at the end of the file.
            found.all.append(start..<position)
        }
    }

    private var isWithinExpression: Bool { open.last == .parenthesis || open.last == .square }

    private mutating func readWord() throws(Doubt) {
        let word = SwiftWord(bytes, at: position)
        // Labels stand in parentheses, and members after a dot.
        let isName = position > 0 && bytes[position - 1] == UInt8(ascii: ".")
        position = word.end
        guard !isName, !isWithinExpression else { return }
        if word.beginsMembersName {
            hasOpenModifiers = false
        } else if word.isModifierOfMember {
            hasOpenModifiers = true
        }
        if word.beginsType {
            (expectsType, expectsStructure) = (true, word.isStruct || expectsType && expectsStructure)
        }
        if word.beginsMember {
            // `class func`
            expectsType = false
            if word.isFunc { try skipParameters() }
        }
    }

    /// Skips a name of letters, and the parameters in parentheses after it.
    private mutating func skipParameters() throws(Doubt) {
        while position < bytes.count, ByteClass.isSpace(bytes[position]) { position += 1 }
        guard position < bytes.count, ByteClass.of(bytes[position]) == .letter else { return }
        position = SwiftWord(bytes, at: position).end
        while position < bytes.count, ByteClass.isSpace(bytes[position]) { position += 1 }
        guard position < bytes.count, bytes[position] == UInt8(ascii: "(") else { return }
        addIfAny(try skipBrackets(.parenthesis))
    }

    // MARK: Bodies

    mutating func add(_ body: Range<Int>) {
        found.bodies.append(body)
        found.all.append(body)
    }

    /// Skips a body, from its opening brace past the closing one. One that ends the program stays, since dpend does not
    /// call an initializer with such a body.
    private mutating func skipBody() throws(Doubt) {
        let endsProgram = mayEndProgram && bodyEndsProgram
        let body = try skipBrackets(.code)
        if !endsProgram { addIfAny(body) }
        expectsType = false
    }

    /// Whether a body begins with a comment, or with a letter of a function that ends the program.
    private var mayEndProgram: Bool {
        var next = position + 1
        while next < bytes.count, ByteClass.isSpace(bytes[next]) { next += 1 }
        guard next < bytes.count else { return false }
        let byte = bytes[next]
        return byte == UInt8(ascii: "f") || byte == UInt8(ascii: "p") || byte == UInt8(ascii: "S")
            || byte == UInt8(ascii: "/")
    }

    /// Whether a body begins with a function that ends the program, perhaps with the module before it.
    private var bodyEndsProgram: Bool {
        guard let word = wordOfBody else { return false }
        let dot = word.end
        guard word == "Swift", dot + 1 < bytes.count, bytes[dot] == UInt8(ascii: ".") else { return word.endsProgram }
        return SwiftWord(bytes, at: dot + 1).endsProgram
    }

    /// The word behind an opening brace, empty if something else stands there; nil if nothing does.
    private var wordOfBody: SwiftWord? {
        var next = self
        next.position += 1
        guard (try? next.skipSpaceAndComments()) != nil, next.position < bytes.count else { return nil }
        return SwiftWord(bytes, at: next.position)
    }

    /// Skips an interpolation, from its opening parenthesis past the closing one.
    mutating func skipInterpolation(isMultiline: Bool) throws(Doubt) {
        try skipCode(.parenthesis, isOneLine: !isMultiline)
    }

    /// Skips statements or an expression, and the brackets around them.
    mutating func skipCode(_ bracket: Bracket, isOneLine: Bool) throws(Doubt) {
        let depth = open.count
        try push(bracket)
        while open.count > depth {
            guard position < bytes.count else { throw Doubt() }
            let byte = bytes[position]
            if isOneLine, ByteClass.isLineEnd(byte) { throw Doubt() }
            switch ByteClass.of(byte) {
            case .plain: position += 1
            case .letter: try skipWordOfCode()
            case .brace: try push(.code)
            case .other: try scanBracketOrLiteral(byte, closing: .code)
            case .foreign, .doubtful: throw Doubt()
            }
        }
    }

    /// Skips a word in a body. Types are rare there. If a type is half-written, the parser may close its braces at
    /// other places than a balanced count.
    private mutating func skipWordOfCode() throws(Doubt) {
        let word = SwiftWord(bytes, at: position)
        if word.beginsType || word.restrictsAccess || isWithinExpression && word.beginsNoExpression,
            bytes[position - 1] != UInt8(ascii: "."), !isLabel(word),
            open.last != .code || !word.beginsNamedType
        {
            throw Doubt()
        }
        position = word.end
        // `if if`, `a if`: the parser may recover at any place.
        if word.beginsCondition {
            var next = position
            while next < bytes.count, ByteClass.isSpace(bytes[next]) { next += 1 }
            if SwiftWord(bytes, at: next).beginsCondition || goesOnWithLine(at: word.start) { throw Doubt() }
        }
    }

    /// Whether a word in parentheses is followed by a colon.
    private func isLabel(_ word: SwiftWord) -> Bool {
        open.last == .parenthesis && word.end < bytes.count && bytes[word.end] == UInt8(ascii: ":")
    }

    // MARK: Both

    private mutating func scanBracketOrLiteral(_ byte: UInt8, closing brace: Bracket) throws(Doubt) {
        switch byte {
        case UInt8(ascii: "("): try push(.parenthesis)
        case UInt8(ascii: "["): try push(.square)
        case UInt8(ascii: ")"): try pop(.parenthesis)
        case UInt8(ascii: "]"): try pop(.square)
        case UInt8(ascii: "}"):
            try pop(brace)
            expectsType = false
        case UInt8(ascii: "\""): try skipString(pounds: 0)
        case UInt8(ascii: "`"): try skipEscapedName()
        case UInt8(ascii: "/"): try skipSlash()
        case UInt8(ascii: "#"): try scanPound()
        default: throw Doubt()
        }
    }

    private mutating func push(_ bracket: Bracket) throws(Doubt) {
        guard open.count < Self.maximumDepth else { throw Doubt() }
        open.append(bracket)
        position += 1
    }

    private mutating func pop(_ bracket: Bracket) throws(Doubt) {
        guard open.popLast() == bracket else { throw Doubt() }
        if endsUnfinished { throw Doubt() }
        position += 1
    }

    /// `#if` and its like, raw strings, and macros.
    private mutating func scanPound() throws(Doubt) {
        var end = position
        while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
            let pounds = end - position
            position = end
            return try skipString(pounds: pounds)
        }
        guard end == position + 1, end < bytes.count, ByteClass.of(bytes[end]) == .letter else { throw Doubt() }
        let word = SwiftWord(bytes, at: end)
        switch word.directive {
        case .if: try push(.condition)
        case .else: guard open.last == .condition else { throw Doubt() }
        case .endif: guard open.popLast() == .condition else { throw Doubt() }
        case nil: break
        }
        position = word.end
    }
}
