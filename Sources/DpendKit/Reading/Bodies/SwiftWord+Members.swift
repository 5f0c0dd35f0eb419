/// The meaning of words in and between members.
extension SwiftWord {
    var memberKind: MemberScanner.Kind? {
        if isFunc { return .function }
        if self == "let" { return .constant }
        if self == "var" { return .variable }
        return self == "case" ? .cases : nil
    }

    var isStatic: Bool { self == "static" || self == "class" }

    var isGetter: Bool { self == "get" }

    var isSetter: Bool { self == "set" }

    var isExistential: Bool { self == "any" || self == "some" }

    var isAsync: Bool { self == "async" }

    var isThrows: Bool { self == "throws" || self == "rethrows" }

    /// Whether attributes and modifiers before the word belong to the declaration that it begins.
    var beginsMembersName: Bool {
        memberKind != nil || beginsType || self == "init" || self == "subscript" || self == "typealias"
    }

    var isModifierOfMember: Bool {
        (4...11).contains(end - start) && Self.modifiers.contains(self)
    }

    /// Whether it can begin the next member and cannot continue the previous one.
    var beginsDeclaration: Bool {
        needsMore || isModifierOfMember || self == "init" || self == "deinit" || self == "subscript"
    }

    /// Whether it is a keyword, which may mean that a declaration is unfinished.
    var isReserved: Bool {
        (2...15).contains(end - start) && (needsMore || Self.reserved.contains(self))
    }

    private static let modifiers: SwiftWordList = [
        "private", "public", "static", "override", "internal", "fileprivate", "final", "open", "mutating", "class",
        "weak", "lazy",
        "nonisolated", "package", "unowned", "dynamic", "nonmutating", "indirect",
    ]

    private static let reserved: SwiftWordList = [
        "any", "as", "associatedtype", "async", "await", "borrowing", "break", "catch", "consuming", "continue", "copy",
        "default", "defer",
        "deinit", "do", "each", "else", "extension", "fallthrough", "for", "guard", "if", "in", "init", "inout", "is",
        "isolated",
        "macro", "repeat", "rethrows", "return", "sending", "some", "subscript", "switch", "throw", "throws", "try",
        "where", "while",
    ]
}
