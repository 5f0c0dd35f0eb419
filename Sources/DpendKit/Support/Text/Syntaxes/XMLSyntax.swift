/// XML: SVG's. Input text is the text of an element, or an attribute between quotation marks.
package enum XMLSyntax: OutputSyntax {
    package static func escaped(_ text: String) -> String {
        text.replacingScalars { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            // A log that shows the file reads no line of an input.
            case "\n": "&#10;"
            // XML 1.0 has no characters for these, not even as numbers.
            case "\u{FFFE}", "\u{FFFF}": scalar.code
            default: scalar.changesTerminal ? scalar.code : nil
            }
        }
    }
}
