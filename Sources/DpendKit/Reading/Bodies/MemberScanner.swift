/// Decides whether a member is an irrelevant function or property, for ``BodyScanner``.
///
/// Only plain members are certainly irrelevant: `private let a: any B`, `@objc func c(…) throws -> D? {…}`. The parser
/// reads any member with operators, closures, `where` or a comment, and any member that the next line may continue.
struct MemberScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var position: Int
    private(set) var hasAttributes = false
    private(set) var isStatic = false
    private(set) var kind = Kind.function
    /// The open brackets, represented by the brackets that close them.
    var open: [UInt8] = []
    /// The kind of the token before the position, ignoring spaces.
    var last = Token.punctuation
    /// Whether spaces stand between that token and the position.
    var isApart = false

    enum Kind {
        case function, constant, variable, cases
    }

    enum Token {
        case word, closing, punctuation
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
        self.bytes = bytes
        self.position = position
    }

    func byte(_ offset: Int = 0) -> UInt8 { position + offset < bytes.count ? bytes[position + offset] : 0 }

    mutating func skipSpaces() { while byte() == UInt8(ascii: " ") { position += 1 } }

    mutating func word() -> SwiftWord {
        skipSpaces()
        let word = SwiftWord(bytes, at: position)
        position = word.end
        return word
    }

    // MARK: Before a type

    /// Skips attributes, modifiers, `func`, `let` or `var`, and the name.
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

    /// Skips the name of an operator function.
    private mutating func skipOperator() -> Bool {
        let start = position
        while byte() != UInt8(ascii: " "), byte() != UInt8(ascii: "("), position - start < 3 { position += 1 }
        let name = UnsafeBufferPointer(rebasing: bytes[start..<min(position, bytes.count)])
        skipSpaces()
        return byte() == UInt8(ascii: "(") && Self.operators.contains { name.elementsEqual($0.utf8) }
    }

    private static let operators = ["==", "<", "!=", "<=", ">", ">=", "+", "-", "*", "+=", "-=", "*=", "~="]

    /// Skips attributes such as `@objc` and `@available(iOS 17, *)`.
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

    /// Skips the arguments of an attribute on one line.
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

    /// Skips `<A, B: C & D>`.
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

    mutating func skipPlainName() -> Bool {
        let name = word()
        return name.end > name.start && ByteClass.of(bytes[name.start]) == .letter && !name.isReserved
    }

    // MARK: After a member

    /// Whether a brace stands at the position.
    var isAtBrace: Bool { byte() == UInt8(ascii: "{") }

    /// Skips `{ get set }`, the accessors of a requirement.
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

    /// Whether only space stands between a position and the end of a line, the brace or the beginning before it.
    static func beginsLine(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
        var before = position - 1
        while before >= 0, bytes[before] == UInt8(ascii: " ") || bytes[before] == UInt8(ascii: "\t") { before -= 1 }
        return before < 0 || ByteClass.isLineEnd(bytes[before]) || bytes[before] == UInt8(ascii: "{")
    }

    /// Whether new text begins on a later line after a position: a word that cannot continue a type, a value or a
    /// block, or the end of the type or the file.
    static func ends(_ bytes: UnsafeBufferPointer<UInt8>, at end: Int) -> Bool {
        var next = end
        var isOnNextLine = false
        while next < bytes.count {
            if ByteClass.isLineEnd(bytes[next]) {
                isOnNextLine = true
            } else if bytes[next] == UInt8(ascii: "/"), next > end, next + 1 < bytes.count,
                bytes[next + 1] == UInt8(ascii: "/")
            {
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
        return bytes[next] == UInt8(ascii: "@")
            || ByteClass.of(bytes[next]) == .letter && SwiftWord(bytes, at: next).beginsDeclaration
    }
}
