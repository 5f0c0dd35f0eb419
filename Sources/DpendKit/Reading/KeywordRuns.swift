/// Keywords and operators that follow each other without an operand between them, and keywords that wait for a brace.
///
/// At each of them the parser may recurse, or look ahead over all that follow: `if if if …` overflows its stack, and
/// `weak weak weak …` takes quadratic time. So each costs its number in the run. A statement that is complete ends a run.
/// Two words without anything between them, as in `a a; _move a; …`, cost their number on the line: they may lack a
/// semicolon, and to describe one, swift-syntax goes back to the beginning of the line.
struct KeywordRuns {
    /// The sum of the costs.
    private(set) var cost = 0
    /// The current number of words.
    private(set) var length = 0
    /// The innermost open bracket, or the text outside of all brackets.
    private var level = Level(first: 0, closer: 0)
    /// The brackets around it, outermost first.
    private var outerLevels: [Level] = []
    private let keywords = Keyword.all
    /// Whether the last token ends an operand, and whether it is a brace.
    private var isClosed = false
    private var isAfterBrace = false
    /// Whether the last token introduces a name: `.`, `case`, `func`.
    private var isBeforeName = false
    private var isAtLineStart = true
    /// Whether the last token is a keyword that may also be a name: `_move`, `left`, `async`.
    private var isAfterKeyword = false
    /// The words and operands of this line that follow another one directly.
    private var neighborsOnLine = 0

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
    }

    // MARK: Tokens

    mutating func addWord(_ word: UnsafeBufferPointer<UInt8>) {
        let kind = isBeforeName ? .name : keywords.meaning(of: word)
        let isNeighbor = isAfterKeyword && !isAtLineStart && kind == .name
        begin(continues: kind.continues)
        let isAdjacent = isClosed && !isAtLineStart
        if isAdjacent || kind != .name { count() }
        if isNeighbor || isAdjacent && !kind.continues { addNeighbor() }
        if kind == .waiting { level.waiting += 1 }
        close(kind == .name)
        isBeforeName = kind == .naming
        isAfterKeyword = kind == .plain || kind == .effect
    }

    /// A literal, an attribute or a macro.
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
            if isClosed { if level.waiting == 0 { end() } } else { count() }
            close(false)
        case UInt8(ascii: ";"):
            end()
            close(false)
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
            if !isClosed { addNeighbor() }
            if !(isClosed && isPostfix) { addPrefix(isNeighbor: beginsOperand) }
        default: if !(isClosed && isPostfix) { addPrefix(isNeighbor: beginsOperand) }
        }
    }

    /// `@` or `#` without a name.
    mutating func addNamelessMark() {
        addNeighbor()
        addPrefix()
    }

    /// - Parameter isNeighbor: Whether the operator begins an operand, whatever is before it.
    private mutating func addPrefix(isNeighbor: Bool = false) {
        if !isClosed { count() } else if isNeighbor, !isAtLineStart { addNeighbor() }
        close(false)
    }

    mutating func open(_ closer: UInt8) {
        if closer != UInt8(ascii: "}") { begin(continues: true) }
        outerLevels.append(level)
        level = Level(first: length, closer: closer)
        close(false)
    }

    mutating func close(_ closer: UInt8) {
        if level.closer == closer {
            length = level.first
            level = outerLevels.popLast() ?? Level(first: 0, closer: 0)
        } else if closer == UInt8(ascii: "}"), let match = outerLevels.lastIndex(where: { $0.closer == closer }) {
            // A brace closes all brackets in it.
            length = outerLevels[match].first
            level = outerLevels[match - 1]
            outerLevels.removeSubrange((match - 1)...)
        }
        close(true)
        isAfterBrace = closer == UInt8(ascii: "}")
    }

    mutating func endLine() {
        isAtLineStart = true
        neighborsOnLine = 0
    }

    // MARK: Runs

    /// Begins a token. After a complete statement, it begins the next one.
    private mutating func begin(continues: Bool) {
        guard isClosed, !continues, isAtLineStart || isAfterBrace else { return }
        if isAfterBrace { level.waiting = 0 }
        end()
    }

    private mutating func end() { length = level.first + level.waiting }

    private mutating func count() {
        length += 1
        cost += length
    }

    private mutating func addNeighbor() {
        neighborsOnLine += 1
        cost += neighborsOnLine
    }

    private mutating func close(_ isClosed: Bool) {
        (self.isClosed, isAfterBrace, isBeforeName, isAfterKeyword, isAtLineStart) = (isClosed, false, false, false, false)
    }
}

/// The meaning of a word for the parser's way on.
private enum Keyword {
    /// A name or another operand.
    case name
    case plain
    /// A name follows it: `case`, `func`.
    case naming
    /// A statement before it may go on: `else`, `where`.
    case continuing
    /// The same for `async`, which may also be a name: `async a; async a; …` lacks semicolons.
    case effect
    /// A brace has to follow: `if`, `class`.
    case waiting

    /// Whether a statement before it may go on.
    var continues: Bool { self == .continuing || self == .effect }

    static let all: KeywordTable<Keyword> = {
        let lists = [
            (plainWords, Keyword.plain), (namingWords, .naming), (continuingWords, .continuing),
            (effectWords, .effect), (waitingWords, .waiting),
        ]
        let words = lists.flatMap { words, kind in
            words.split(whereSeparator: \.isWhitespace).map { (String($0), kind) }
        }
        return KeywordTable(words, otherwise: .name)
    }()

    private static let namingWords = "case func import let typealias var"

    private static let waitingWords = """
        actor catch class defer do enum extension for guard if macro precedencegroup protocol repeat struct switch while
        """

    private static let continuingWords = "as else in is rethrows throws where"

    private static let effectWords = "async reasync"

    /// The other keywords of swift-syntax, except operands such as `self` and `return`, after which a line may end.
    private static let plainWords = """
        __consuming __owned __setter_access __shared _backDeploy _borrow _borrowing _BridgeObject _Class _compilerInitialized _const
        _consuming _documentation _dynamicReplacement _effects _forward _implements _linear _local _modify _move _mutating
        _NativeClass _NativeRefCountedObject _noMetadata _opaqueReturnTypeOf _originallyDefinedIn _PackageDescription _read
        _RefCountedObject _specialize _spi_available _Trivial _TrivialAtMost _TrivialStride _underlyingVersion _UnknownLayout
        _version abi accesses addressWithNativeOwner addressWithOwner any assignment associatedtype associativity attached
        autoclosure availability available await backDeployed before block borrow borrowing canImport compiler consume copy
        consuming convenience convention default deinit dependsOn deprecated derivative didSet differentiable distributed dynamic
        each escaping exported file fileprivate final discard forward freestanding get higherThan indirect infix init
        initializes inout internal introduced isolated kind lazy left line linear lowerThan message metadata modify module
        mutableAddressWithNativeOwner mutate mutating noasync noDerivative noescape none nonisolated nonmutating nonsending objc
        obsoleted of open operator optional override package postfix preconcurrency prefix private public read renamed required
        retroactive reverse right safe scoped sending set some specialized spi spiModule static subscript swift target then throw
        transpose try unavailable unchecked unowned unsafe unsafeAddress unsafeMutableAddress using visibility weak
        willSet witness_method wrt yield
        """
}
