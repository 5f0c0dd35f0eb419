/// Writes texts so that YAML reads them back unchanged.
enum YAMLText {
    /// Words that a plain scalar cannot be, because they mean null or a truth value.
    private static let words: Set<String> = ["", "null", "Null", "NULL", "true", "false", "yes", "no", "on", "off"]

    /// A text as a value or a key: plain if that is safe, else in quotes.
    static func scalar(_ text: String) -> String {
        func isPlain(_ scalar: Unicode.Scalar) -> Bool {
            scalar.isASCII
                && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                    || "/_.-+".unicodeScalars.contains(scalar))
        }
        if text.unicodeScalars.allSatisfy(isPlain), !words.contains(text), !text.hasPrefix("-"), !text.hasPrefix("."),
            !text.hasPrefix("+") || text.hasPrefix("./")
        {
            return text
        }
        if text.unicodeScalars.allSatisfy({ $0 == " " || isShown($0) }) {
            return "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
        }
        return "\"\(text.unicodeScalars.map(escaped).joined())\""
    }

    /// A text for a comment, which must stay on one line.
    static func comment(_ text: String) -> String {
        text.unicodeScalars.map { isShown($0) || $0 == " " ? String($0) : escaped($0) }.joined()
    }

    /// Whether a scalar stands for itself: it is not a control character, a line end or an invisible character.
    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
        default: true
        }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
        if isShown(scalar) || scalar == " " { return String(scalar) }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let (mark, width) = scalar.value < 0x100 ? ("x", 2) : scalar.value < 0x10000 ? ("u", 4) : ("U", 8)
        return "\\\(mark)\(String(repeating: "0", count: width - digits.count))\(digits)"
    }
}
