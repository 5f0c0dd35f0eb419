/// Names as Swift's grammar sees them.
package enum SwiftIdentifier {
    /// Words that cannot stand as a name without backticks.
    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "any", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
        "while", "_",
    ]

    /// Words that can name a declaration, but mean something else beside a type.
    private static let typeWords: Set<String> = ["async", "await", "each"]

    /// Whether the text can name a declaration or a module without backticks.
    package static func isPlain(_ text: String) -> Bool {
        isWord(text) && !keywords.contains(text)
    }

    /// Whether the text is a word that names a declaration only in backticks.
    static func isKeyword(_ text: String) -> Bool { keywords.contains(text) }

    /// Whether the text can name a declaration, if need be in backticks.
    package static func isName(_ text: String) -> Bool {
        if isWord(text) { return true }
        // Raw identifiers (SE-0451) may contain nearly everything.
        return text.contains { $0.isLetter || $0.isNumber }
            && !text.unicodeScalars.contains(where: endsName)
    }

    /// The name for generated code: in backticks where Swift needs them.
    package static func escaped(_ name: String) -> String {
        // `Any` and `Self` are names of types here, not names that somebody declared.
        isPlain(name) && !typeWords.contains(name) || name == "Any" || name == "Self" ? name : inBackticks(name)
    }

    /// A call's argument label for generated code; of the keywords only three need backticks there.
    package static func escapedLabel(_ label: String) -> String {
        isWord(label) && !["inout", "var", "let"].contains(label) ? label : inBackticks(label)
    }

    /// The names of a path, with or without backticks, each as ``escaped(_:)`` has it.
    static func escapedPath(_ path: String) -> String {
        path.split(separator: "::" as String, omittingEmptySubsequences: false).map { part -> String in
            part.split(separator: "." as Character, omittingEmptySubsequences: false).map { name -> String in
                let isRaw = name.count > 2 && name.first == "`" && name.last == "`"
                return escaped(String(isRaw ? name.dropFirst().dropLast() : name))
            }.joined(separator: ".")
        }.joined(separator: "::")
    }

    /// Whether a name, or a type, has nothing that is a string or a comment in Swift. Raw identifiers may have it; nobody needs it.
    static func isHarmless(_ text: String) -> Bool {
        !text.unicodeScalars.contains { $0 == "\"" || $0 == "\\" || $0.changesTerminal }
            && !["//", "/*", "*/"].contains { text.contains($0) }
    }

    /// A raw identifier. No name has what would end it; in a text that is none, that becomes `_`.
    private static func inBackticks(_ text: String) -> String {
        let name = text.unicodeScalars.contains(where: endsName) ? text.unicodeScalars.map { endsName($0) ? "_" : String($0) }.joined() : text
        return "`\(name)`"
    }

    private static func endsName(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "`" || scalar == "\\" || scalar.changesTerminal
    }

    static func isWord(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, isHead(first) else { return false }
        return text.unicodeScalars.dropFirst().allSatisfy {
            isHead($0) || ("0"..."9").contains($0) || $0.properties.generalCategory == .nonspacingMark
        }
    }

    private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
        }
        return scalar.properties.isXIDContinue || scalar.properties.isEmoji
    }
}
