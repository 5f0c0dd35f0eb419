/// Text for people, as terminals and logs show it.
package typealias TerminalText = Written<TerminalSyntax>

/// Terminals and logs. Input text stands on one line. Its control characters, and characters that change the reading
/// direction, are printed as their codes.
///
/// GitHub's workflows interpret a line that begins with `::`, after any white space of Unicode, and a line with
/// `##[`, as a command. Other systems interpret
/// `##name[`. So no text contains these.
package enum TerminalSyntax: OutputSyntax {
    package static func escaped(_ text: String) -> String {
        // A text with other white space is not ASCII.
        let beginsCommand = text.utf8.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ":")
        if !beginsCommand, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }) { return text }
        var escaped = ""
        var isAtBeginning = true
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            switch scalar {
            case "\n": escaped += "\\n"
            case "\r": escaped += "\\r"
            case "\t": escaped += "\\t"
            case ":" where isAtBeginning: escaped += scalar.code
            case "#" where isSecondOfCommand(scalars, index): escaped += scalar.code
            case _ where scalar.changesTerminal: escaped += scalar.code
            default: escaped.unicodeScalars.append(scalar)
            }
            if !scalar.properties.isWhitespace { isAtBeginning = false }
        }
        return escaped
    }

    /// Whether a number sign is the second one of `##[` or `##name[`.
    private static func isSecondOfCommand(_ scalars: String.UnicodeScalarView, _ index: String.Index) -> Bool {
        guard index > scalars.startIndex, scalars[scalars.index(before: index)] == "#" else { return false }
        let rest = scalars[scalars.index(after: index)...].drop { $0.properties.isAlphabetic || $0 == "-" || $0 == "_" }
        return rest.first == "["
    }
}

extension Written where Syntax == TerminalSyntax {
    /// Several lines, each shown as a text.
    package init(lines text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "\(String($0))" as Self }
        self = "\(lines, separator: "\n")"
    }
}

extension Unicode.Scalar {
    /// The scalar in Swift's notation: `\u{1b}`.
    var code: String { "\\u{\(String(value, radix: 16))}" }
}
