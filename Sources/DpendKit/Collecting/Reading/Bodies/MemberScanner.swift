/// Tells whether a member is a function or a property that is of no interest, for ``BodyScanner``.
///
/// Only plain ones are taken for certain: `private let a: any B`, `@objc func c(…) throws -> D? {…}`. Whatever has operators,
/// closures, `where` or a comment in it is left to the parser, and so is what the next line may go on with.
struct MemberScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var position: Int
    private(set) var hasAttributes = false
    private(set) var isStatic = false
    private(set) var kind = Kind.function
    /// The brackets that are open, as those that close them.
    private var open: [UInt8] = []
    /// The kind of what stands before the position, spaces left out.
    private var last = Token.punctuation
    /// Whether spaces stand between that and the position.
    private var isApart = false

    enum Kind {
        case function, constant, variable, cases
    }

    private enum Token {
        case word, closing, punctuation
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
        self.bytes = bytes
        self.position = position
    }

    private func byte(_ offset: Int = 0) -> UInt8 { position + offset < bytes.count ? bytes[position + offset] : 0 }

    private mutating func skipSpaces() { while byte() == UInt8(ascii: " ") { position += 1 } }

    private mutating func word() -> SwiftWord {
        skipSpaces()
        let word = SwiftWord(bytes, at: position)
        position = word.end
        return word
    }

    // MARK: What stands before a type

    /// Goes over attributes, modifiers, `func`, `let` or `var`, and the name.
    mutating func skipHead() -> Bool {
        guard skipAttributes() else { return false }
        while true {
            let word = word()
            if let kind = word.memberKind {
                self.kind = kind
                break
            }
            guard word.isModifierOfMember else { return false }
            if word.isStatic { isStatic = true }
            if byte() == UInt8(ascii: "(") {
                position += 1
                guard self.word().isSetter, byte() == UInt8(ascii: ")") else { return false }
                position += 1
            }
            guard byte() == UInt8(ascii: " ") else { return false }
        }
        guard byte() == UInt8(ascii: " ") else { return false }
        skipSpaces()
        if kind == .function, ByteClass.of(byte()) != .letter { return skipOperator() }
        guard skipPlainName() else { return false }
        switch kind {
        case .function: return (byte() != UInt8(ascii: "<") || skipGenerics()) && byte() == UInt8(ascii: "(")
        case .constant, .variable: return byte() == UInt8(ascii: ":") || byte() == UInt8(ascii: " ")
        case .cases: return true
        }
    }

    /// Goes over the name of a function that is an operator.
    private mutating func skipOperator() -> Bool {
        let start = position
        while byte() != UInt8(ascii: " "), byte() != UInt8(ascii: "("), position - start < 3 { position += 1 }
        let name = UnsafeBufferPointer(rebasing: bytes[start..<min(position, bytes.count)])
        skipSpaces()
        return byte() == UInt8(ascii: "(") && Self.operators.contains { name.elementsEqual($0.utf8) }
    }

    private static let operators = ["==", "<", "!=", "<=", ">", ">=", "+", "-", "*", "+=", "-=", "*=", "~="]

    /// Goes over attributes such as `@objc` and `@available(iOS 17, *)`.
    private mutating func skipAttributes() -> Bool {
        while byte() == UInt8(ascii: "@") {
            hasAttributes = true
            repeat {
                position += 1
                let name = SwiftWord(bytes, at: position)
                guard ByteClass.of(byte()) == .letter, !name.isReserved else { return false }
                position = name.end
            } while byte() == UInt8(ascii: ".")
            if byte() == UInt8(ascii: "("), !skipArguments() { return false }
            guard ByteClass.isSpace(byte()) else { return false }
            while ByteClass.isSpace(byte()) { position += 1 }
        }
        return true
    }

    /// Goes over the arguments of an attribute on one line.
    private mutating func skipArguments() -> Bool {
        var depth = 0
        repeat {
            switch byte() {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\""): guard skipString() else { return false }
            case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "*"): break
            case let byte: guard byte < 0x80, ByteClass.isNameByte(byte) else { return false }
            }
            position += 1
        } while depth > 0
        return true
    }

    /// Goes over `<A, B: C & D>`.
    private mutating func skipGenerics() -> Bool {
        position += 1
        while true {
            guard skipPlainName() else { return false }
            skipSpaces()
            if byte() == UInt8(ascii: ":") {
                repeat {
                    position += 1
                    guard skipPlainName() else { return false }
                    skipSpaces()
                } while byte() == UInt8(ascii: ".") || byte() == UInt8(ascii: "&")
            }
            position += 1
            if byte(-1) == UInt8(ascii: ">") { return true }
            guard byte(-1) == UInt8(ascii: ",") else { return false }
        }
    }

    private mutating func skipPlainName() -> Bool {
        let name = word()
        return name.end > name.start && ByteClass.of(bytes[name.start]) == .letter && !name.isReserved
    }

    // MARK: Types and values

    /// Goes over `async`, `throws`, and what a function returns, up to its brace or the end of the line.
    mutating func skipResult(from start: Int) -> Bool {
        position = start
        skip { $0.isAsync }
        skip { $0.isThrows }
        skipSpaces()
        guard byte() == UInt8(ascii: "-") else { return byte() == UInt8(ascii: "{") || ByteClass.isLineEnd(byte()) }
        guard byte(1) == UInt8(ascii: ">") else { return false }
        position += 2
        return skipType(thenValue: false)
    }

    private mutating func skip(_ isMeant: (SwiftWord) -> Bool) {
        var next = self
        if isMeant(next.word()) { position = next.position }
    }

    /// Goes over the type of a property and, behind `=`, a value that is a name, a number, a text, a call or a literal of
    /// brackets, up to a brace or the end of the line.
    mutating func skipTypeAndValue() -> Bool {
        if byte() == UInt8(ascii: ":") {
            position += 1
            return skipType(thenValue: true)
        }
        (last, isApart) = (.word, true)
        skipSpaces()
        return skipAssignment() && skipTokens(isType: false, thenValue: false)
    }

    /// Goes over the cases of an enumeration behind the name of the first, with what they hold or stand for.
    mutating func skipCases() -> Bool {
        while true {
            if byte() == UInt8(ascii: "(") {
                position += 1
                open.append(UInt8(ascii: ")"))
                last = .punctuation
                guard skipTokens(isType: true, thenValue: false) else { return false }
            }
            skipSpaces()
            if byte() == UInt8(ascii: "=") {
                (last, isApart) = (.word, true)
                return skipAssignment() && skipTokens(isType: false, thenValue: false)
            }
            guard byte() == UInt8(ascii: ",") else { return position == bytes.count || ByteClass.isLineEnd(byte()) }
            position += 1
            guard skipPlainName() else { return false }
        }
    }

    private mutating func skipType(thenValue: Bool) -> Bool {
        last = .punctuation
        return skipTokens(isType: true, thenValue: thenValue)
    }

    private mutating func skipTokens(isType: Bool, thenValue: Bool) -> Bool {
        while position < bytes.count, !ByteClass.isLineEnd(byte()) {
            let start = position
            skipSpaces()
            isApart = position > start
            if position == bytes.count || ByteClass.isLineEnd(byte()) { break }
            if byte() == UInt8(ascii: "{"), isType { break }
            // Behind what a case holds.
            if open.isEmpty, last == .closing, kind == .cases, byte() == UInt8(ascii: ",") || byte() == UInt8(ascii: "=") { break }
            if byte() == UInt8(ascii: "="), thenValue {
                return skipAssignment() && skipTokens(isType: false, thenValue: false)
            }
            guard ByteClass.isNameByte(byte()) ? skipName(isType: isType) : skipPunctuation(isType: isType) else { return false }
        }
        return open.isEmpty && last != .punctuation
    }

    private mutating func skipAssignment() -> Bool {
        guard byte() == UInt8(ascii: "="), open.isEmpty, last != .punctuation, isApart, byte(1) == UInt8(ascii: " ") else { return false }
        last = .punctuation
        position += 1
        return true
    }

    private mutating func skipName(isType: Bool) -> Bool {
        guard last == .punctuation, byte() < 0x80 else { return false }
        var word = SwiftWord(bytes, at: position)
        if isType, word.isExistential {
            position = word.end
            guard byte() == UInt8(ascii: " ") else { return false }
            word = self.word()
            guard word.end > word.start, ByteClass.of(bytes[word.start]) == .letter else { return false }
        }
        guard !word.isReserved else { return false }
        position = word.end
        last = .word
        return true
    }

    private mutating func skipPunctuation(isType: Bool) -> Bool {
        let byte = byte()
        switch byte {
        case UInt8(ascii: "."):
            // A value may begin with a dot.
            let isBeginning = !isType && last == .punctuation
            guard isBeginning || last != .punctuation && !isApart, ByteClass.of(self.byte(1)) == .letter else { return false }
            last = .punctuation
        case UInt8(ascii: ","), UInt8(ascii: ":"):
            guard !open.isEmpty, last != .punctuation || !isType && isEmptyDictionary else { return false }
            last = .punctuation
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
            guard isType, !isApart, last != .punctuation else { return false }
            last = .closing
        case UInt8(ascii: "["):
            guard last == .punctuation else { return false }
            open.append(UInt8(ascii: "]"))
        case UInt8(ascii: "("):
            guard isType ? last == .punctuation : last == .word && !isApart else { return false }
            open.append(UInt8(ascii: ")"))
            last = .punctuation
        case UInt8(ascii: "<"):
            guard isType, last == .word, !isApart else { return false }
            open.append(UInt8(ascii: ">"))
            last = .punctuation
        case UInt8(ascii: "-"):
            // `(A) -> B`
            guard isType, self.byte(1) == UInt8(ascii: ">"), lastInk == UInt8(ascii: ")") else { return false }
            position += 1
            last = .punctuation
        case UInt8(ascii: "\""):
            guard !isType, last == .punctuation, skipString() else { return false }
            last = .closing
        case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: ">"):
            guard open.popLast() == byte, last != .punctuation || isEmptyBracket(byte, isType: isType) else { return false }
            last = .closing
        default: return false
        }
        position += 1
        return true
    }

    /// Goes from the first quote of a simple text on one line to the last.
    private mutating func skipString() -> Bool {
        repeat {
            position += 1
            guard byte() >= UInt8(ascii: " "), byte() != 0x7F, byte() != UInt8(ascii: "\\") else { return false }
        } while byte() != UInt8(ascii: "\"")
        // `"""`
        return byte(1) != UInt8(ascii: "\"") && byte(1) != UInt8(ascii: "#")
    }

    /// The last byte before the position that is no space.
    private var lastInk: UInt8 {
        var before = position - 1
        while before > 0, bytes[before] == UInt8(ascii: " ") { before -= 1 }
        return bytes[before]
    }

    /// `[:]`
    private var isEmptyDictionary: Bool {
        bytes[position - 1] == UInt8(ascii: "[") && byte() == UInt8(ascii: ":") && byte(1) == UInt8(ascii: "]")
    }

    /// `()`, `[]`, or the end of `[:]`.
    private func isEmptyBracket(_ closing: UInt8, isType: Bool) -> Bool {
        let before = bytes[position - 1]
        if closing == UInt8(ascii: ")") { return before == UInt8(ascii: "(") }
        return !isType && closing == UInt8(ascii: "]")
            && (before == UInt8(ascii: "[") || before == UInt8(ascii: ":") && bytes[position - 2] == UInt8(ascii: "["))
    }

    // MARK: What stands behind it

    /// Whether a brace stands at the position.
    var isAtBrace: Bool { byte() == UInt8(ascii: "{") }

    /// Goes over `{ get set }`, the accessors of a requirement.
    mutating func skipRequiredAccessors() -> Bool {
        var next = self
        next.position += 1
        guard next.word().isGetter else { return false }
        let second = next.word()
        next.skipSpaces()
        guard second.end == second.start || second.isSetter, next.byte() == UInt8(ascii: "}") else { return false }
        position = next.position + 1
        return true
    }

    /// Whether nothing but space is between a position and the end of a line, the brace or the beginning before it.
    static func beginsLine(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
        var before = position - 1
        while before >= 0, bytes[before] == UInt8(ascii: " ") || bytes[before] == UInt8(ascii: "\t") { before -= 1 }
        return before < 0 || ByteClass.isLineEnd(bytes[before]) || bytes[before] == UInt8(ascii: "{")
    }

    /// Whether behind a position, on another line, something else begins: a word that cannot go on with a type, a value or a
    /// block, or the end of the type or the file.
    static func ends(_ bytes: UnsafeBufferPointer<UInt8>, at end: Int) -> Bool {
        var next = end
        var isOnNextLine = false
        while next < bytes.count {
            if ByteClass.isLineEnd(bytes[next]) {
                isOnNextLine = true
            } else if bytes[next] == UInt8(ascii: "/"), next > end, next + 1 < bytes.count, bytes[next + 1] == UInt8(ascii: "/") {
                next = bytes.position(of: UInt8(ascii: "\n"), from: next)
                continue
            } else if !ByteClass.isSpace(bytes[next]) {
                break
            }
            next += 1
        }
        guard next < bytes.count else { return true }
        if bytes[next] == UInt8(ascii: "}") { return next > end }
        guard isOnNextLine else { return false }
        return bytes[next] == UInt8(ascii: "@") || ByteClass.of(bytes[next]) == .letter && SwiftWord(bytes, at: next).beginsDeclaration
    }
}

extension SwiftWord {
    fileprivate var memberKind: MemberScanner.Kind? {
        if isFunc { return .function }
        if self == "let" { return .constant }
        if self == "var" { return .variable }
        return self == "case" ? .cases : nil
    }

    fileprivate var isStatic: Bool { self == "static" || self == "class" }

    fileprivate var isGetter: Bool { self == "get" }

    fileprivate var isSetter: Bool { self == "set" }

    fileprivate var isExistential: Bool { self == "any" || self == "some" }

    fileprivate var isAsync: Bool { self == "async" }

    fileprivate var isThrows: Bool { self == "throws" || self == "rethrows" }

    /// Whether attributes and modifiers before it belong to what it begins.
    var beginsMembersName: Bool { memberKind != nil || beginsType || self == "init" || self == "subscript" || self == "typealias" }

    var isModifierOfMember: Bool {
        (4...11).contains(end - start) && Self.modifiers.contains { self == $0 }
    }

    /// Whether it can begin the next member, and cannot go on with the one before.
    var beginsDeclaration: Bool {
        needsMore || isModifierOfMember || self == "init" || self == "deinit" || self == "subscript"
    }

    /// Whether it is a word of the language, which may mean that a declaration is unfinished.
    var isReserved: Bool {
        (2...15).contains(end - start) && (needsMore || Self.reserved.contains { self == $0 })
    }

    private static let modifiers: [StaticString] = [
        "private", "public", "static", "override", "internal", "fileprivate", "final", "open", "mutating", "class", "weak", "lazy",
        "nonisolated", "package", "unowned", "dynamic", "nonmutating", "indirect",
    ]

    private static let reserved: [StaticString] = [
        "any", "as", "associatedtype", "async", "await", "borrowing", "break", "catch", "consuming", "continue", "copy", "default", "defer",
        "deinit", "do", "each", "else", "extension", "fallthrough", "for", "guard", "if", "in", "init", "inout", "is", "isolated",
        "macro", "repeat", "rethrows", "return", "sending", "some", "subscript", "switch", "throw", "throws", "try", "where", "while",
    ]
}
