/// A name or keyword in a text. It distinguishes only the words that matter to ``BodyScanner``.
struct SwiftWord {
    /// The position after it.
    let end: Int
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The position of its first byte.
    let start: Int

    /// The word at a position; empty if there is none.
    @inline(__always) init(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
        var end = start
        while end < bytes.count, ByteClass.isNameByte(bytes[end]) { end += 1 }
        self.bytes = bytes
        self.start = start
        self.end = end
    }

    /// The word before a position; empty if there is none.
    init(_ bytes: UnsafeBufferPointer<UInt8>, endingAt end: Int) {
        var start = end
        while start > 0, ByteClass.isNameByte(bytes[start - 1]) { start -= 1 }
        self.bytes = bytes
        self.start = start
        self.end = end
    }

    /// Whether it may begin a type or an extension. `class` before a member also counts, which only costs time.
    var beginsType: Bool {
        switch end - start {
        case 4: self == "enum"
        case 5: self == "class" || self == "actor"
        case 6: self == "struct"
        case 8: self == "protocol"
        case 9: self == "extension"
        default: false
        }
    }

    /// Whether it is a function that ends the program.
    var endsProgram: Bool {
        switch end - start {
        case 10: self == "fatalError"
        case 19: self == "preconditionFailure"
        default: false
        }
    }

    /// Whether it is the access of a member. Bodies do not contain it.
    var restrictsAccess: Bool {
        switch end - start {
        case 6: self == "public"
        case 7: self == "private"
        case 11: self == "fileprivate"
        default: false
        }
    }

    /// Whether it begins a declaration and cannot begin an argument.
    var beginsNoExpression: Bool {
        isFunc || self == "import" || self == "typealias" || self == "associatedtype"
    }

    /// Whether a condition must follow.
    var beginsCondition: Bool {
        switch end - start {
        case 2: self == "if"
        case 5: self == "while" || self == "guard"
        default: false
        }
    }

    var isStruct: Bool { self == "struct" }

    var isFunc: Bool { self == "func" }

    /// Whether it does not begin a type, even after `class`. (`let` may stand among generic parameters.)
    var beginsMember: Bool { isFunc || self == "var" }

    /// Whether it may begin a block of accessors.
    var isAccessor: Bool {
        guard (3...31).contains(end - start) else { return false }
        return Self.accessorWords.contains { self == $0 }
    }

    private static let accessorWords: [StaticString] = [
        "get", "set", "willSet", "didSet", "init", "read", "modify", "_read", "_modify", "borrow", "mutate", "yielding",
        "mutating", "nonmutating", "__consuming", "consuming", "borrowing", "nonisolated", "unsafeAddress",
        "unsafeMutableAddress", "addressWithOwner", "addressWithNativeOwner", "mutableAddressWithOwner",
        "mutableAddressWithNativeOwner",
    ]

    /// Whether it is a modifier or the first word of a declaration, which cannot stand before a bracket. A member may
    /// have such a name, which only costs time.
    var needsMore: Bool {
        guard (3...14).contains(end - start) else { return false }
        return beginsType || Self.openWords.contains(self)
    }

    private static let openWords: SwiftWordList = [
        "let", "var", "func", "case", "import", "typealias", "associatedtype", "public", "open", "internal", "package",
        "private",
        "fileprivate", "final", "static", "override", "lazy", "weak", "unowned", "mutating", "nonmutating",
        "convenience",
        "required", "indirect", "dynamic", "optional", "prefix", "postfix", "infix", "operator", "distributed",
    ]

    /// Whether it begins a type with a name and a brace on the same line, without unusual text between them.
    var beginsNamedType: Bool {
        guard beginsType else { return false }
        var next = end
        func byte() -> UInt8 { next < bytes.count ? bytes[next] : 0 }
        while byte() == UInt8(ascii: " ") { next += 1 }
        let name = SwiftWord(bytes, at: next)
        guard next > end, ByteClass.of(byte()) == .letter, !name.needsMore else { return false }
        next = name.end
        // The second of two words may begin other text.
        var mayBeginWord = false
        while byte() != UInt8(ascii: "{") {
            if ByteClass.isNameByte(byte()) {
                let word = SwiftWord(bytes, at: next)
                guard mayBeginWord, !word.needsMore else { return false }
                (next, mayBeginWord) = (word.end, false)
                continue
            }
            switch byte() {
            case UInt8(ascii: " "): break
            case UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "&"), UInt8(ascii: "<"):
                mayBeginWord = true
            case UInt8(ascii: ">"): mayBeginWord = false
            default: return false
            }
            next += 1
        }
        return true
    }

    enum Directive {
        case `if`, `else`, endif
    }

    /// Its meaning after `#`, for directives that have an end.
    var directive: Directive? {
        if self == "if" { return .if }
        if self == "else" || self == "elseif" { return .else }
        return self == "endif" ? .endif : nil
    }

    /// The first byte; 0 if the word is empty.
    var initial: UInt8 { start < end ? bytes[start] : 0 }

    static func == (word: SwiftWord, text: StaticString) -> Bool {
        guard word.end - word.start == text.utf8CodeUnitCount else { return false }
        for offset in 0..<text.utf8CodeUnitCount where word.bytes[word.start + offset] != text.utf8Start[offset] {
            return false
        }
        return true
    }
}
