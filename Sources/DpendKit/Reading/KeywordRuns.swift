/// Keywords and operators that follow each other without an operand between them, and keywords that wait for a brace.
///
/// At each of them the parser may recurse, or look ahead over all that follow: `if if if …` overflows its stack, and
/// `weak weak weak …` takes quadratic time. So each costs its number in the run. A statement that is complete ends a
/// run. Two words without anything between them, as in `a a; _move a; …`, cost their number on the line: they may lack
/// a semicolon, and to describe one, swift-syntax goes back to the beginning of the line.
///
/// At a statement that does not declare anything, where only declarations may be, the parser looks ahead for one, up to
/// the next keyword of a declaration. So such strays cost their number at each following token.
struct KeywordRuns {
    /// The sum of the costs.
    private(set) var cost = 0
    /// The current number of words.
    private(set) var length = 0
    /// The innermost open bracket, or the text outside of all brackets.
    private var level = Level(first: 0, closer: 0)
    /// The brackets around it, outermost first.
    private var outerLevels: [Level] = []
    private let keywords = ParserKeyword.all
    /// Whether the last token ends an operand, and whether it is a brace.
    private var isClosed = false
    private var isAfterBrace = false
    /// Whether the last token introduces a name: `.`, `case`, `func`.
    private var isBeforeName = false
    private var isAtLineStart = true
    private var isAfterComma = false
    /// Whether the last token is a keyword that may also be a name: `_move`, `left`, `async`.
    private var isAfterKeyword = false
    /// Whether the last token is a keyword of a type: `class`.
    private var isAfterTypeKeyword = false
    /// The words and operands of this line that follow another one directly.
    private var neighborsOnLine = 0
    private var hasSlashOnLine = false
    /// The escaped parentheses that their lines do not close, outside of regular expressions.
    private var escapes = 0
    /// The strays since the last keyword of a declaration.
    private var strays = 0

    /// The length that no statement of real code has: the longest in fifty million bytes is 53.
    static let maximumLength = 500

    /// An open bracket.
    private struct Level {
        /// The length of the run outside of it.
        var first: Int
        /// The byte that closes it.
        var closer: UInt8
        /// The words that wait for a brace. The end of a line does not end them: `class A⏎class A⏎…` recurses as well.
        var waiting = 0
        /// Whether the next brace holds the members of a type.
        var awaitsMembers = false
        /// Whether it holds the members of a type.
        var hasMembers = false
        /// The strays before it.
        var strays = 0
        var statement = Statement()

        /// Whether the statement does not belong here.
        var isStray: Bool {
            !statement.isEmpty && !statement.isDeclaration
                && (hasOnlyDeclarations || statement.hasAttribute || isInBrackets)
        }

        var hasOnlyDeclarations: Bool { hasMembers || awaitsMembers }
        private var isInBrackets: Bool { closer == UInt8(ascii: ")") || closer == UInt8(ascii: "]") }
    }

    /// The statement so far.
    private struct Statement {
        var isEmpty = true
        /// Whether it begins with an attribute.
        var hasAttribute = false
        /// Whether it is a declaration, a directive or a macro.
        var isDeclaration = false
        /// Whether a value follows: `let a = `.
        var hasValue = false
    }

    // MARK: Tokens

    mutating func addWord(_ word: UnsafeBufferPointer<UInt8>) {
        // At each backtick the lexer looks for the next one.
        if word.count > Self.maximumLength { length += word.count { $0 == UInt8(ascii: "`") } }
        let kind = isBeforeName ? .name : keywords.meaning(of: word)
        let isNeighbor = isAfterKeyword && !isAtLineStart && kind == .name
        begin(continues: kind.continues)
        let isAdjacent = isClosed && !isAtLineStart
        if isAdjacent || kind != .name { count() }
        if isNeighbor || isAdjacent && !kind.continues { addNeighbor() }
        if kind.waits { level.waiting += 1 }
        if kind.declares { declare(kind) }
        close(kind == .name)
        isBeforeName = kind == .naming
        isAfterKeyword = kind == .plain || kind == .effect || kind == .declaring
        isAfterTypeKeyword = kind == .type
    }

    /// A keyword that ends the parser's search for a declaration.
    private mutating func declare(_ kind: ParserKeyword) {
        strays = level.strays
        level.awaitsMembers = kind == .type
        level.statement.isDeclaration = true
    }

    /// An attribute or a macro.
    mutating func addMark(isAttribute: Bool) {
        begin(continues: false)
        let isFirst = level.statement.isEmpty
        // `@a, @a,`
        if isAttribute, isAfterComma { strays += 1 }
        addOperand()
        if !isAttribute { level.statement.isDeclaration = true } else if isFirst { level.statement.hasAttribute = true }
    }

    /// A literal.
    mutating func addOperand() {
        begin(continues: false)
        if isClosed, !isAtLineStart {
            count()
            addNeighbor()
        }
        close(true)
    }

    /// - Parameters:
    ///   - byte: Its first byte.
    ///   - isAttached: Whether it follows another character directly.
    ///   - isSpaced: Whether a space follows it.
    mutating func addOperator(_ byte: UInt8, isAttached: Bool, isSpaced: Bool) {
        let isPostfix = isAttached && isSpaced
        // `actor.run { … }`
        if isAfterTypeKeyword { level.awaitsMembers = false }
        // `a +a` lacks a semicolon.
        let beginsOperand = !isAttached && !isSpaced
        switch byte {
        case UInt8(ascii: "."):
            // `. . .`
            if isBeforeName { count() }
            close(false)
            isBeforeName = true
        case UInt8(ascii: ","):
            // `, , ,` or `&, &, &,`
            if isClosed { if level.waiting == 0 { endRun() } } else { count() }
            close(false)
            isAfterComma = true
        case UInt8(ascii: ";"):
            end()
            close(false)
            level.statement.isEmpty = true
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
            // `a?`
            if !(isClosed && isAttached) { addPrefix(isNeighbor: beginsOperand) }
        case UInt8(ascii: ":"):
            // `: a : a`
            count()
            close(false)
        case UInt8(ascii: "'"):
            // The lexer looks for the end of the line each time.
            addNeighbor()
            addPrefix()
        case UInt8(ascii: "/"):
            hasSlashOnLine = true
            if !isClosed { addNeighbor() }
            if !(isClosed && isPostfix) { addPrefix(isNeighbor: beginsOperand) }
        case UInt8(ascii: "\\"):
            begin(continues: false)
            addPrefix(isNeighbor: beginsOperand)
        default:
            // `class A { <a><a>…`: it may be the name of a function that lacks its keyword, for which the parser looks
            // at more.
            if level.hasMembers, !level.statement.hasValue { strays += 8 }
            if byte == UInt8(ascii: "="), level.statement.isDeclaration { level.statement.hasValue = true }
            // `<a>⏎<a>⏎…`
            if beginsOperand, isClosed, isAtLineStart { endStatement() }
            if !(isClosed && isPostfix) { addPrefix(isNeighbor: beginsOperand) }
        }
    }

    /// `@` or `#` without a name.
    mutating func addNamelessMark() {
        addNeighbor()
        addPrefix()
        level.statement.hasAttribute = true
    }

    /// - Parameter isNeighbor: Whether the operator begins an operand, whatever is before it.
    private mutating func addPrefix(isNeighbor: Bool = false) {
        if !isClosed { count() } else if isNeighbor, !isAtLineStart { addNeighbor() }
        close(false)
    }

    /// - Parameters:
    ///   - closer: The byte that closes it.
    ///   - isAttached: Whether it follows another character directly.
    mutating func open(_ closer: UInt8, isAttached: Bool = true) {
        if closer != UInt8(ascii: "}") {
            begin(continues: true)
            // `() -> a () -> a …`
            if isClosed, isAtLineStart {
                endStatement()
            } else if isClosed, !isAttached, level.hasOnlyDeclarations {
                strays += 1
            }
        }
        let hasMembers = closer == UInt8(ascii: "}") && level.awaitsMembers
        if hasMembers { level.awaitsMembers = false }
        outerLevels.append(level)
        level = Level(first: length, closer: closer, hasMembers: hasMembers, strays: strays)
        close(false)
        level.statement.isEmpty = true
    }

    mutating func close(_ closer: UInt8) {
        if level.closer == closer {
            length = level.first
            if closer == UInt8(ascii: "}") { strays = level.strays }
            level = outerLevels.popLast() ?? Level(first: 0, closer: 0)
        } else if closer == UInt8(ascii: "}"), let match = outerLevels.lastIndex(where: { $0.closer == closer }) {
            // A brace closes all brackets in it.
            length = outerLevels[match].first
            strays = outerLevels[match].strays
            level = outerLevels[match - 1]
            outerLevels.removeSubrange((match - 1)...)
        }
        close(true)
        isAfterBrace = closer == UInt8(ascii: "}")
    }

    /// Closes an escaped parenthesis at the end of its line: `/\(/`.
    ///
    /// Outside of regular expressions it stays open for the parser, which looks ahead at each: `\(⏎\(⏎…`.
    mutating func endEscape() {
        if !hasSlashOnLine {
            escapes += 1
            cost += escapes
        }
        close(UInt8(ascii: ")"))
    }

    mutating func endLine() {
        (isAtLineStart, hasSlashOnLine) = (true, false)
        neighborsOnLine = 0
    }

    // MARK: Runs

    /// Begins a token. After a complete statement, it begins the next one.
    private mutating func begin(continues: Bool) {
        guard isClosed, !continues, isAtLineStart || isAfterBrace else { return }
        if isAfterBrace { level.waiting = 0 }
        end()
    }

    private mutating func end() {
        endRun()
        endStatement()
    }

    private mutating func endStatement() {
        if level.isStray { strays += 1 }
        level.statement = Statement()
    }

    private mutating func endRun() { length = level.first + level.waiting }

    private mutating func count() {
        length += 1
        cost += length
    }

    private mutating func addNeighbor() {
        neighborsOnLine += 1
        cost += neighborsOnLine
    }

    private mutating func close(_ isClosed: Bool) {
        (self.isClosed, isAfterBrace, isBeforeName, isAfterKeyword, isAtLineStart) = (
            isClosed, false, false, false, false
        )
        (isAfterTypeKeyword, isAfterComma) = (false, false)
        level.statement.isEmpty = false
        cost += strays
    }
}
