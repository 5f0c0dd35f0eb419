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
            && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "`" && $0 != "\\" && $0 != "\u{7F}" }
            && !text.contains(where: \.isNewline)
    }

    /// The name for generated code: in backticks where Swift needs them.
    package static func escaped(_ name: String) -> String {
        // `Any` and `Self` are names of types here, not names that somebody declared.
        isPlain(name) && !typeWords.contains(name) || name == "Any" || name == "Self" ? name : "`\(name)`"
    }

    /// A call's argument label for generated code; of the keywords only three need backticks there.
    package static func escapedLabel(_ label: String) -> String {
        isWord(label) && !["inout", "var", "let"].contains(label) ? label : "`\(label)`"
    }

    private static func isWord(_ text: String) -> Bool {
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
