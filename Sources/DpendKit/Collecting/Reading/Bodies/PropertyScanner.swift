/// Tells whether a line is the declaration of a property and nothing else, for ``BodyScanner``.
///
/// Only plain ones are taken for certain: `private let a: any B`, `var c: [D: E?] = [:]`. Whatever has braces, operators,
/// strings, attributes or a comment is left to the parser, and so is what the next line may go on with.
struct PropertyScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position: Int
    private var open: [UInt8] = []
    /// The kind of what stands before the position, spaces left out.
    private var last = Token.punctuation
    /// Whether spaces stand between that and the position.
    private var isApart = false

    private enum Token {
        case word, closing, punctuation
    }

    /// The end of the property that begins with a word at a position; nil when there is none for certain.
    static func end(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var scanner = PropertyScanner(bytes: bytes, position: start)
        guard scanner.skipModifiers(), scanner.skipTyped(), scanner.endsLine else { return nil }
        return scanner.position
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, position: Int) {
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

    /// Goes over modifiers, `let` or `var`, the name and its colon.
    private mutating func skipModifiers() -> Bool {
        while true {
            let word = word()
            if word.isBinding { break }
            guard word.isModifierOfProperty else { return false }
            if byte() == UInt8(ascii: "(") {
                position += 1
                guard self.word().isSetter, byte() == UInt8(ascii: ")") else { return false }
                position += 1
            }
            guard byte() == UInt8(ascii: " ") else { return false }
        }
        guard byte() == UInt8(ascii: " ") else { return false }
        let name = word()
        guard name.end > name.start, ByteClass.of(bytes[name.start]) == .letter, !name.isReserved, byte() == UInt8(ascii: ":") else {
            return false
        }
        position += 1
        return true
    }

    /// Goes over a type and, behind `=`, a value that is a name, a number, a call or a literal of brackets.
    private mutating func skipTyped() -> Bool {
        var hasValue = false
        skipSpaces()
        let first = SwiftWord(bytes, at: position)
        if first.isExistential { position = first.end }
        last = .punctuation
        while position < bytes.count, !ByteClass.isLineEnd(byte()) {
            let start = position
            skipSpaces()
            isApart = position > start
            if ByteClass.isLineEnd(byte()) || position == bytes.count { break }
            if byte() == UInt8(ascii: "=") {
                guard !hasValue, open.isEmpty, last != .punctuation, isApart, byte(1) == UInt8(ascii: " ") else { return false }
                hasValue = true
                last = .punctuation
                position += 1
            } else if !(ByteClass.isNameByte(byte()) ? skipName() : skipPunctuation(isType: !hasValue)) {
                return false
            }
        }
        return open.isEmpty && last != .punctuation
    }

    private mutating func skipName() -> Bool {
        guard last == .punctuation, byte() < 0x80 else { return false }
        let word = SwiftWord(bytes, at: position)
        guard !word.isReserved else { return false }
        position = word.end
        last = .word
        return true
    }

    private mutating func skipPunctuation(isType: Bool) -> Bool {
        let byte = byte()
        switch byte {
        case UInt8(ascii: "."):
            guard !isApart, ByteClass.of(self.byte(1)) == .letter else { return false }
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
            guard !isType, last == .word, !isApart else { return false }
            open.append(UInt8(ascii: ")"))
            last = .punctuation
        case UInt8(ascii: "<"):
            guard isType, last == .word, !isApart else { return false }
            open.append(UInt8(ascii: ">"))
            last = .punctuation
        case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: ">"):
            guard open.popLast() == byte, last != .punctuation || !isType && isEmptyBracket(byte) else { return false }
            last = .closing
        default: return false
        }
        position += 1
        return true
    }

    /// `[:]`
    private var isEmptyDictionary: Bool {
        bytes[position - 1] == UInt8(ascii: "[") && byte() == UInt8(ascii: ":") && byte(1) == UInt8(ascii: "]")
    }

    /// `()`, `[]`, or the end of `[:]`.
    private func isEmptyBracket(_ closing: UInt8) -> Bool {
        let before = bytes[position - 1]
        return closing == UInt8(ascii: ")") && before == UInt8(ascii: "(")
            || closing == UInt8(ascii: "]")
                && (before == UInt8(ascii: "[") || before == UInt8(ascii: ":") && bytes[position - 2] == UInt8(ascii: "["))
    }

    /// Whether what follows begins something else: a word that cannot go on with a type or a value, or the end of the type.
    private var endsLine: Bool {
        var next = position
        while next < bytes.count, ByteClass.isSpace(bytes[next]) || next > position && beginsLineComment(next) {
            next = ByteClass.isSpace(bytes[next]) ? next + 1 : bytes.position(of: UInt8(ascii: "\n"), from: next)
        }
        guard next < bytes.count, next > position else { return false }
        if bytes[next] == UInt8(ascii: "}") || bytes[next] == UInt8(ascii: "@") { return true }
        return ByteClass.of(bytes[next]) == .letter && SwiftWord(bytes, at: next).beginsDeclaration
    }
}

extension PropertyScanner {
    private func beginsLineComment(_ position: Int) -> Bool {
        position + 1 < bytes.count && bytes[position] == UInt8(ascii: "/") && bytes[position + 1] == UInt8(ascii: "/")
    }
}

extension SwiftWord {
    fileprivate var isBinding: Bool { self == "let" || self == "var" }

    fileprivate var isSetter: Bool { self == "set" }

    fileprivate var isExistential: Bool { self == "any" || self == "some" }

    fileprivate var isModifierOfProperty: Bool {
        (4...11).contains(end - start) && Self.modifiers.contains { self == $0 }
    }

    /// Whether it can begin the next member, and cannot go on with the one before.
    fileprivate var beginsDeclaration: Bool {
        needsMore || isModifierOfProperty || self == "init" || self == "deinit" || self == "subscript" || self == "nonisolated"
    }

    /// Whether it is a word of the language, which may mean that a declaration is unfinished.
    fileprivate var isReserved: Bool {
        (2...15).contains(end - start) && (needsMore || Self.reserved.contains { self == $0 })
    }

    private static let modifiers: [StaticString] = [
        "private", "fileprivate", "internal", "package", "public", "open", "static", "final", "lazy", "weak", "override", "unowned",
    ]

    private static let reserved: [StaticString] = [
        "any", "as", "associatedtype", "async", "await", "borrowing", "break", "catch", "consuming", "continue", "copy", "default", "defer",
        "deinit", "do", "each", "else", "extension", "fallthrough", "for", "guard", "if", "in", "init", "inout", "is", "isolated",
        "macro", "repeat", "rethrows", "return", "sending", "some", "subscript", "switch", "throw", "throws", "try", "where", "while",
    ]
}
